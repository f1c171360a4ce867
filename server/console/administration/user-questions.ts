import type { User } from '../../../sdk/src/index.ts'
import { linkButton, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { may, type Visit } from '../visit.ts'

/** What can be done to another user, each behind a question. */
export function userQuestions(visit: Visit, user: User, tried: Tried | undefined): Html {
  const { name, active, person_id, password_set, two_factor_enabled, version } = user
  const ask = (action: string, { ask: button, title, text, submit, danger }: Question): Html =>
    question(action, {
      button,
      title,
      content: html`<p>${text}</p>${form({
        action,
        submit,
        token: visit.formToken,
        tried,
        kind: danger ? 'danger' : 'first',
        fields: [hidden('version', version)],
      })}`,
    })
  return html`<h2>Access</h2>
    <div class="actions">
      ${may(visit, 'people:read') && linkButton(`/console/users/${user.id}/person`, person_id === null ? 'Link to a person' : 'Link to another person')}
      ${person_id !== null && ask('unlink', { ask: 'Unlink …', title: `Unlink ${name} from the record?`, text: 'They will no longer see their own leave, payslips and documents. The record stays.', submit: 'Unlink', danger: false })}
      ${!password_set && active && ask('invite', { ask: 'Invite again …', title: `Invite ${name} again?`, text: visit.me.business.sends_mail ? 'Another mail with a link goes to them. An address gets at most five within 24 hours; further ones are sent later.' : 'No mail is set up here, so you get a new link to hand over. Earlier ones end.', submit: 'Invite again', danger: false })}
      ${two_factor_enabled && ask('reset-second-factor', { ask: 'Reset second factor …', title: `Reset the second factor of ${name}?`, text: 'For somebody who has lost phone and recovery codes. Make sure that it is really them who asks. Their sessions end, and their password alone signs them in.', submit: 'Reset it', danger: true })}
      ${
        active
          ? ask('deactivate', {
              ask: 'Deactivate …',
              title: `Deactivate ${name}?`,
              text: 'They cannot sign in any more, and their sessions end at once. API keys that they made go on.',
              submit: 'Deactivate',
              danger: true,
            })
          : ask('activate', {
              ask: 'Activate …',
              title: `Activate ${name}?`,
              text: 'They can sign in again, with the password that they had.',
              submit: 'Activate',
              danger: false,
            })
      }
    </div>`
}

interface Question {
  /** The button that opens it. */
  ask: string
  title: string
  text: string
  submit: string
  danger: boolean
}
