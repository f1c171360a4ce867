import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'

/** Reports that the process runs, whatever the state of the database. */
export const healthLive = operation('health.live', async () => ok({ status: 'live' }))
