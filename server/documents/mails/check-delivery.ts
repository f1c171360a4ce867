import type { Problem } from '../../operation/errors.ts'
import type { Config } from '../../process/config.ts'

interface MailOptions {
  delivery?: string | undefined
  remind_every_days?: number | null | undefined
  notify?: readonly unknown[] | undefined
}

/** Returns a problem for each option that requires email, if no mail server is configured. */
export function mailProblems(
  { delivery, remind_every_days, notify = [] }: MailOptions,
  { smtpUrl }: Config,
): Problem[] {
  if (smtpUrl !== undefined) return []
  const reason = 'as this service has no mail server (SMTP_URL)'
  return [
    ...(delivery === 'mail'
      ? [{ path: 'body.delivery', code: 'mail_not_set_up', message: `cannot be mail, ${reason}` }]
      : []),
    ...(remind_every_days
      ? [{ path: 'body.remind_every_days', code: 'mail_not_set_up', message: `cannot be given, ${reason}` }]
      : []),
    ...(notify.length > 0
      ? [{ path: 'body.notify', code: 'mail_not_set_up', message: `cannot be given, ${reason}` }]
      : []),
  ]
}
