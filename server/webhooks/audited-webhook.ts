import type { Schemas } from '../operation/contract/contract.ts'

/** The audit detail of a webhook. Only the origin of its URL: path and query can contain secrets of the receiver. */
export const auditedWebhook = ({
  url,
  events,
}: {
  url?: string | undefined
  events?: Schemas['EventSelector'][] | undefined
}): Schemas['AuditDetail'] => ({
  ...(url !== undefined && { origin: new URL(url).origin }),
  ...(events && { events: events.join(' ') }),
})
