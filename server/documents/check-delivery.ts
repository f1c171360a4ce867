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
