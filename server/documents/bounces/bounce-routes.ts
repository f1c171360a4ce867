import { type Request, Router } from 'express'
import PostalMime from 'postal-mime'
import { methodNotAllowed } from '../../operation/errors.ts'
import { bySystem, inBusiness } from '../../operation/work.ts'
import { readBounceToken } from './bounce-address.ts'
import { recordBounce } from './record-bounce.ts'

/** What is kept of a bounce. It begins with the report; what it repeats of the mail can be cut off. */
const keptBytes = 256 * 1024

/** A bounce that announces more is refused. */
const maxBytes = 1024 * 1024

/**
 * Where a mail server posts the bounces of mails to signers: `/mail/bounces/` and what the envelope sender of the mail has
 * after the plus. The answer is the same for every mail and token. Only what comes with a signed token is read.
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
        const bySelf = { ...inBusiness(work, business_id), ...bySystem(work.origin.request_id) }
        if (status?.hasFailed) await recordBounce(bySelf, document_mail_id, status.statusCode)
      }
      res.status(204).end()
    })
    .all((_req, _res, next) => next(methodNotAllowed(['POST'])))
  return router
}

/** Reads the mail as it was posted. The body alone of a report has its type in the header of the request. */
async function readMail(req: Request<{ token: string }>): Promise<Buffer> {
  const type = req.get('Content-Type') ?? ''
  const isReport = /^multipart\/report\b/i.test(type)
  const chunks: Buffer[] = isReport ? [Buffer.from(`Content-Type: ${type}\r\n\r\n`)] : []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    if (size < keptBytes) chunks.push(chunk.subarray(0, keptBytes - size))
    size += chunk.length
  }
  return Buffer.concat(chunks)
}

/** What a report says of the one recipient of a mail (RFC 3464). */
interface DeliveryStatus {
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
async function readDeliveryStatus(mail: Uint8Array): Promise<DeliveryStatus | undefined> {
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
