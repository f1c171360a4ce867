import type { Schemas } from '../operation/contract/contract.ts'

/**
 * What the audit log says of a webhook. Of its address only the origin: paths and queries may have secrets of the
 * receiver.
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
