import { recordBounce } from '../../server/documents/bounces/record-bounce.ts'
import { issueDocumentMail, markDocumentMailSent } from '../../server/documents/mails/issue-document-mail.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { documentEmail } from '../emails/document-email.ts'
import { MailRefused } from '../mail.ts'
import type { Task } from '../task.ts'

/** The status code “Delivery time expired” (RFC 3463): no mail server accepted the email before the last retry. */
const deliveryTimeExpired = '4.4.7'

/**
 * Emails a signer, a user or an address about a document. The token of a signing link exists only in the email and, as
 * a hash, in its row. An email that is refused permanently, or that fails until its last retry, counts as a bounce.
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
    await mailer.send(to, documentEmail(mail), { envelopeFrom })
  } catch (error) {
    if (error instanceof MailRefused) return await recordBounce(work, document_mail_id, error.statusCode)
    if (attempt.isLast) await recordBounce(work, document_mail_id, deliveryTimeExpired)
    throw error
  }
  await markDocumentMailSent(work, document_mail_id, to.address)
}
