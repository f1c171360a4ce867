import type { Schemas } from '../operation/contract/contract.ts'

/**
 * Returns the audit detail of a webhook. It contains only the origin of the URL, because the path and the query can
 * contain secrets of the receiver.
 */
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
