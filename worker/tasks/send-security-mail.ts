import { findSecurityChange, type SecurityChangeNotice } from '../../server/access/security-changes.ts'
import { inBusiness } from '../../server/operation/work.ts'
import type { Letter } from '../lay-out-letter.ts'
import type { Task } from '../task.ts'

/** Tells a user of a change of their second factor, their password, their role, or the keys and secrets in their name. */
export const sendSecurityMail: Task<'send_security_mail'> = async (
  global,
  { business_id, audit_entry_id },
  { mailer },
) => {
  const change = await findSecurityChange(inBusiness(global, business_id), audit_entry_id)
  if (change) await mailer.send({ name: change.name, address: change.email }, letterOf(change))
}

function letterOf(change: SecurityChangeNotice): Letter {
  const { name, business, ip, at } = change
  const { subject, what } = words[change.action](change)
  const from = ip === null ? '' : `, from ${ip}`
  return {
    subject,
    before: [`Hello ${name},`, `${what}.`, `That was on ${at.slice(0, 16).replace('T', ' ')} UTC${from}.`],
    after: [
      `If you expected this, there is nothing to do. If not, choose a new password, and tell an owner of ${business} at once.`,
    ],
  }
}

/** The words for each change. */
const words: Record<
  SecurityChangeNotice['action'],
  (change: SecurityChangeNotice) => { subject: string; what: string }
> = {
  'two_factor.enabled': ({ business }) => ({
    subject: 'Your second factor is on',
    what: `the second factor of your login at ${business} was turned on`,
  }),
  'two_factor.disabled': ({ business }) => ({
    subject: 'Your second factor is off',
    what: `the second factor of your login at ${business} was turned off`,
  }),
  'two_factor.reset': ({ business }) => ({
    subject: 'Your second factor was reset',
    what: `somebody who manages users of ${business} took the second factor from your login`,
  }),
  'two_factor.recovery_codes_regenerated': ({ business }) => ({
    subject: 'Your recovery codes were replaced',
    what: `new recovery codes were made for your login at ${business}, and the old ones ended`,
  }),
  'password.changed': ({ business }) => ({
    subject: 'Your password was changed',
    what: `the password of your login at ${business} was changed`,
  }),
  'password.reset': ({ business }) => ({
    subject: 'Your password was changed',
    what: `a new password was set for your login at ${business} with a link`,
  }),
  'user.updated': ({ business, detail }) => ({
    subject: 'Your role was changed',
    what: `your role at ${business} was changed from ${detail.role_before} to ${detail.role}`,
  }),
  'api_key.created': ({ business, detail }) => ({
    subject: 'A new API key',
    what: `the API key “${detail.name}” of ${business} was made in your name`,
  }),
  'api_key.updated': ({ business, detail }) => ({
    subject: 'An API key was changed',
    what: `the API key “${detail.name}” of ${business}, which acts in your name, was changed`,
  }),
  'webhook.secret_rotated': ({ business, detail }) => ({
    subject: 'A new secret of a webhook',
    what: `the secret of webhook ${detail.webhook_id} of ${business} was replaced in your name`,
  }),
  'webhook.updated': ({ business, detail }) => ({
    subject: 'A webhook sends to another address',
    what: `webhook ${detail.webhook_id} of ${business}, which you answer for, now sends its events to ${
      detail.origin === detail.origin_before
        ? `another path of ${detail.origin}`
        : `${detail.origin} instead of ${detail.origin_before}`
    }`,
  }),
}
