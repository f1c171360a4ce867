import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'

/** Reports that the process runs, whatever the state of the database. */
export const healthLive = operation('health.live', async () => ok({ status: 'live' }))
