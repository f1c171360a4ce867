import PostalMime from 'postal-mime'

/** What a report says of the one recipient of a mail (RFC 3464). */
export interface DeliveryStatus {
  /** Whether the mail was refused for good. Reports of delays and of deliveries exist, too. */
  hasFailed: boolean
  /** Such as `5.1.1` (RFC 3463); null where the report has none. */
  statusCode: string | null
}

const reportTypes = ['message/delivery-status', 'message/global-delivery-status']

/**
 * Reads a bounce: a mail with a delivery status in it.
 *
 * @returns undefined for any other mail, such as an out-of-office note
 */
export async function readDeliveryStatus(mail: Uint8Array): Promise<DeliveryStatus | undefined> {
  const { attachments } = await PostalMime.parse(mail, { attachmentEncoding: 'utf8', maxNestingDepth: 10 })
  const report = attachments.find(({ mimeType }) => reportTypes.includes(mimeType))
  if (typeof report?.content !== 'string') return undefined
  const [, ...recipients] = report.content.trim().split(/\r?\n[ \t]*\r?\n/) // the first group is about the mail
  const failed = recipients.find((group) => /^failed\b/i.test(fieldOf(group, 'action')))
  if (failed === undefined) return { hasFailed: false, statusCode: null }
  const [statusCode = null] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(failed, 'status')) ?? []
  return { hasFailed: true, statusCode }
}

/** The value of a field, which can go on in lines that begin with a space. */
function fieldOf(group: string, name: string): string {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`)) ?? ''
  return line.slice(name.length + 1).trim()
}
