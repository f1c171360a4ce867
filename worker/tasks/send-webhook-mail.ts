import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { claimWebhookMails } from '../../server/webhooks/mails/claim-webhook-mails.ts'
import { webhookEmail } from '../emails/webhook-email.ts'
import { MailRefused } from '../mail.ts'
import type { Task } from '../task.ts'

/** Emails the creator or the contact of webhooks whose deliveries fail, or that were disabled. */
export const sendWebhookMail: Task<'send_webhook_mail'> = async (
  global,
  { business_id, webhook_mail_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await claimWebhookMails(work, webhook_mail_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, webhookEmail(mail, work.config.publicUrl))
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await releaseMails(work, 'webhook_mails', mail.ids)
      throw error
    }
  }
  await markMailsSent(work, 'webhook_mails', mail.ids)
}
