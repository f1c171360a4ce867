import type { Operation } from '../operation/contract.ts'
import { eventTypes } from './event-types.ts'

/** What webhooks can subscribe to. */
export const eventTypesList: Operation<'eventTypes.list'> = async () => ({
  status: 200,
  body: { success: true, data: eventTypes() },
})
