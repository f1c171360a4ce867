import { type Request, Router } from 'express'
import PostalMime from 'postal-mime'
import { methodNotAllowed } from '../../operation/errors.ts'
import { bySystem, inBusiness } from '../../operation/work.ts'
import { readBounceToken } from './bounce-address.ts'
import { recordBounce } from './record-bounce.ts'

/** The number of bytes of a bounce that are parsed. The report comes first, followed by a copy of the email. */
const maxParsedBytes = 256 * 1024

/** The maximum `Content-Length` of a bounce in bytes. */
const maxBytes = 1024 * 1024

/**
 * Returns the route `/mail/bounces/{token}`, to which mail servers post the bounces of emails to signers. `token` is
 * that of the envelope sender. The response is the same for all emails and tokens. The body is read only if the token
 * is valid.
 */
export function bounceRoutes(): Router {
  const router = Router()
  router
    .route('/mail/bounces/:token')
    .post(async (req: Request<{ token: string }>, res) => {
      req.exchange.operation = 'mailBounces'
      const { work } = req.exchange
      const mail = readBounceToken(work.config, req.params.token)
      if (mail) {
        const { business_id, document_mail_id } = mail
        req.exchange.reserveBody({ maxBytes, businessId: business_id })
        const status = await readDeliveryStatus(await readMail(req))
        const systemWork = { ...inBusiness(work, business_id), ...bySystem(work.origin.request_id) }
        if (status?.hasFailed) await recordBounce(systemWork, document_mail_id, status.statusCode)
      }
      res.status(204).end()
    })
    .all((_req, _res, next) => next(methodNotAllowed(['POST'])))
  return router
}

/**
 * Reads the body up to `maxParsedBytes`. A report without email headers gets the `Content-Type` of the request as a
 * header.
 */
async function readMail(req: Request<{ token: string }>): Promise<Buffer> {
  const type = req.get('Content-Type') ?? ''
  const isReport = /^multipart\/report\b/i.test(type)
  const chunks: Buffer[] = isReport ? [Buffer.from(`Content-Type: ${type}\r\n\r\n`)] : []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    if (size < maxParsedBytes) chunks.push(chunk.subarray(0, maxParsedBytes - size))
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

/** The delivery status of the recipient of an email (RFC 3464). */
interface DeliveryStatus {
  /** Whether the delivery failed permanently. Other reports concern delays and successful deliveries. */
  hasFailed: boolean
  /** The status code, such as `5.1.1` (RFC 3463); null if the report has none. */
  statusCode: string | null
}

const reportTypes = ['message/delivery-status', 'message/global-delivery-status']

/**
 * Parses a bounce: an email with a delivery status.
 *
 * @returns undefined for any other email, such as an out-of-office reply
 */
async function readDeliveryStatus(mail: Uint8Array): Promise<DeliveryStatus | undefined> {
  const { attachments } = await PostalMime.parse(mail, { attachmentEncoding: 'utf8', maxNestingDepth: 10 })
  const report = attachments.find(({ mimeType }) => reportTypes.includes(mimeType))
  if (typeof report?.content !== 'string') return undefined
  const [, ...recipients] = report.content.trim().split(/\r?\n[ \t]*\r?\n/) // the first group is about the email
  const failure = recipients.find((group) => /^failed\b/i.test(readField(group, 'action')))
  if (failure === undefined) return { hasFailed: false, statusCode: null }
  const [statusCode = null] = /^[245]\.\d{1,3}\.\d{1,3}/.exec(readField(failure, 'status')) ?? []
  return { hasFailed: true, statusCode }
}

/** Returns the value of a field, even if it is folded over several lines. */
function readField(group: string, name: string): string {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const line = lines.find((text) => text.toLowerCase().startsWith(`${name}:`)) ?? ''
  return line.slice(name.length + 1).trim()
}
