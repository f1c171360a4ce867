import type { Schemas } from '../../operation/contract/contract.ts'
import type { Problem } from '../../operation/errors.ts'
import type { Config } from '../../process/config.ts'

/** What is wrong with how links are to be delivered: they cannot be mailed where no mail is set up. */
export function deliveryProblems(delivery: Schemas['LinkDelivery'] | undefined, { smtpUrl }: Config): Problem[] {
  if (delivery !== 'mail' || smtpUrl !== undefined) return []
  return [{ path: 'body.delivery', message: 'cannot be mail, as this service has no mail server (SMTP_URL)' }]
}

/** What is wrong with reminders that the service is to send by itself, which it does by mail. */
export function reminderProblems(remind_every_days: number | null | undefined, { smtpUrl }: Config): Problem[] {
  if (remind_every_days === null || remind_every_days === undefined || smtpUrl !== undefined) return []
  const message = 'cannot be given, as this service has no mail server (SMTP_URL)'
  return [{ path: 'body.remind_every_days', message }]
}

/** What is wrong with addresses to be mailed what becomes of a document: they cannot be where no mail is set up. */
export function notifyProblems(notify: readonly unknown[] | undefined, { smtpUrl }: Config): Problem[] {
  if (notify === undefined || notify.length === 0 || smtpUrl !== undefined) return []
  return [{ path: 'body.notify', message: 'cannot be given, as this service has no mail server (SMTP_URL)' }]
}
