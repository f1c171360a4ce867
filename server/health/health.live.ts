import { ok } from '../operation/answer.ts'
import { operation } from '../operation/operation.ts'

/** Says that the process runs, whatever the database does. */
export const healthLive = operation('health.live', async () => ok({ status: 'live' }))
