import type { Schemas } from '../operation/contract.ts'
import { validationFailed } from '../operation/errors.ts'
import type { Work } from '../operation/work.ts'

/**
 * Checks that links can be delivered in this way.
 *
 * @throws {ApiError} 422 when they are to be mailed and no mail is set up
 */
export function checkDelivery({ config }: Pick<Work, 'config'>, delivery: Schemas['LinkDelivery']): void {
  if (delivery === 'link' || config.smtpUrl !== undefined) return
  const message = 'cannot be mail, as this service has no mail server (SMTP_URL)'
  throw validationFailed([{ path: 'body.delivery', message }])
}

/**
 * Checks that signers can be reminded by themselves, which is done by mail.
 *
 * @throws {ApiError} 422 when they are to be and no mail is set up
 */
export function checkReminders({ config }: Pick<Work, 'config'>, remind_every_days: number | null): void {
  if (remind_every_days === null || config.smtpUrl !== undefined) return
  const message = 'cannot be given, as this service has no mail server (SMTP_URL)'
  throw validationFailed([{ path: 'body.remind_every_days', message }])
}
