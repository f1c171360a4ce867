import { recordBounce } from '../../server/documents/bounces/record-bounce.ts'
import { issueDocumentMail, markDocumentMailSent } from '../../server/documents/mails/issue-document-mail.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { documentLetter } from '../letters/document-letter.ts'
import { MailRefused } from '../mail.ts'
import type { Task } from '../task.ts'

/** “Delivery time expired” (RFC 3463): no mail server took it before the queue stopped trying. */
const deliveryTimeExpired = '4.4.7'

/**
 * Mails a signer, a user or an address about a document. The token of a signer's link exists only in the mail and, hashed,
 * in its row. A mail that is refused permanently, or that fails for as long as the queue keeps it, is a bounce.
 */
export const sendDocumentMail: Task<'send_document_mail'> = async (
  global,
  { business_id, document_mail_id },
  { mailer, attempt },
) => {
  const work = inBusiness(global, business_id)
  const mail = await issueDocumentMail(work, document_mail_id)
  if (!mail) return
  const { to, envelopeFrom } = mail
  try {
    await mailer.send(to, documentLetter(mail), { envelopeFrom })
  } catch (error) {
    if (error instanceof MailRefused) return await recordBounce(work, document_mail_id, error.statusCode)
    if (attempt.isLast) await recordBounce(work, document_mail_id, deliveryTimeExpired)
    throw error
  }
  await markDocumentMailSent(work, document_mail_id, to.address)
}
