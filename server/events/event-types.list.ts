import { operation } from '../operation/operation.ts'
import { ok } from '../operation/response.ts'
import { eventTypes } from './event-types.ts'

/** Lists the event types that webhooks can subscribe to. */
export const eventTypesList = operation('eventTypes.list', async () => ok(eventTypes()))
