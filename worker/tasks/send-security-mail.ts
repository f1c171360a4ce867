import { findSecurityChange, type SecurityChangeNotice } from '../../server/access/security-changes.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Notifies a user about a change of their second factor, password or role, or about keys and secrets in their name. */
export const sendSecurityMail: Task<'send_security_mail'> = async (
  global,
  { business_id, audit_entry_id, user_id },
  { mailer },
) => {
  const change = await findSecurityChange(inBusiness(global, business_id), audit_entry_id, user_id)
  if (change) await mailer.send({ name: change.name, address: change.email }, securityEmail(change))
}

function securityEmail(change: SecurityChangeNotice): EmailContent {
  const { name, business, ip, action } = change
  const at = change.at.slice(0, 16).replace('T', ' ')
  return {
    subject: text(`mails.security.${action}.subject`),
    before: [
      greetingTo(name),
      describeChange(change),
      ...describePasskeys(change),
      ip === null ? text('mails.security.when', { at }) : text('mails.security.whenFrom', { at, ip }),
    ],
    after: [text('mails.security.next', { business })],
  }
}

/** A new password leaves the passkeys of its user valid. */
const describePasskeys = ({ action, passkey_count: count }: SecurityChangeNotice): string[] =>
  (action === 'password.changed' || action === 'password.reset') && count > 0
    ? [text('mails.security.passkeys', { count })]
    : []

const roleText = (role: unknown): string => (role === 'custom' ? text('mails.security.customRole') : String(role))

function describeChange({ action, business, detail }: SecurityChangeNotice): string {
  switch (action) {
    case 'two_factor.reset':
      return text('mails.security.two_factor.reset.text', { business, passkeys: Number(detail.passkeys ?? 0) })
    case 'user.updated':
      return text('mails.security.user.updated.text', {
        business,
        before: roleText(detail.role_before),
        after: roleText(detail.role),
      })
    case 'app.created':
    case 'app.updated':
    case 'app.secret_rotated':
    case 'api_key.created':
    case 'api_key.updated':
    case 'api_key.rotated':
    case 'role.updated':
      return text(`mails.security.${action}.text`, { business, name: String(detail.name) })
    case 'webhook.secret_rotated':
      return text('mails.security.webhook.secret_rotated.text', { business, webhook: String(detail.webhook_id) })
    case 'webhook.updated': {
      const webhook = String(detail.webhook_id)
      const before = String(detail.origin_before)
      const after = String(detail.origin)
      return before === after
        ? text('mails.security.webhook.updated.path', { business, webhook, after })
        : text('mails.security.webhook.updated.text', { business, webhook, before, after })
    }
    default:
      return text(`mails.security.${action}.text`, { business })
  }
}
