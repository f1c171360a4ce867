import type { User } from '../../../sdk/src/index.ts'
import { notice, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'
import { namesFor } from './names.ts'

/** Whose confirmation a login needs, where the business asks for two people, with the button for those who may give it. */
export async function confirmationOf(visit: Visit, user: User, tried: Tried | undefined): Promise<Html> {
  if (!user.needs_confirmation || !(await visit.api.business.get()).two_person_pay_runs) return html``
  const confirmers = user.confirmable_by ?? []
  const names = await namesFor(visit, [...user.introduced_by, ...confirmers])
  const list = (ids: readonly number[]): Html =>
    html`${ids.map((id, index) => html`${index > 0 && ', '}${names.user(id)}`)}`
  return html`${notice(
    html`<p><strong>This login is not confirmed.</strong> Your business asks for two people. For approvals,
      ${user.name} counts as one person with whoever invited the login, gave it its role, or linked or unlinked its record:
      ${list(user.introduced_by)}.</p>
      <p>${
        !user.password_set
          ? 'It can be confirmed once the invitation is accepted.'
          : confirmers.length === 0
            ? 'Nobody in the business can confirm it. Ask whoever runs the service: npm run admin -- confirm-user.'
            : html`It can be confirmed by ${list(confirmers)}.`
      }</p>`,
    'warn',
  )}
  ${user.password_set && may(visit, 'users:write') && confirmers.includes(visit.me.id) && button(visit, user, tried)}`
}

const button = ({ formToken: token }: Visit, { name, email, version }: User, tried: Tried | undefined): Html =>
  question('confirm', {
    button: 'Confirm the login …',
    title: `Confirm the login of ${name}?`,
    content: html`<p>Ask ${name} in person or by phone whether they sign in as ${email}. From then on, they count as a person
      of their own for approvals.</p>
      ${form({ action: 'confirm', submit: 'Confirm', token, tried, kind: 'first', fields: [hidden('version', version)] })}`,
  })
