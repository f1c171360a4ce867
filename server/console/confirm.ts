import { form as formHtml, hidden, input, type Submission } from '../pages/form.ts'
import { html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import type { Shown } from './console-page.ts'
import type { PageContext } from './page-context.ts'
import type { SentForm } from './sent-form.ts'

/** The field for the password; every other field is sent once more as it was. */
const field = 'confirm_password'

const ownFields = new Set([field, 'email_of_user', 'form_token', 'form_key', 'action'])

/** Whether a form contains the password from the confirmation page. */
export const bringsPassword = (form: SentForm): boolean => form.text(field) !== ''

/** @throws {ValidationFailedError} when the password is wrong */
export const confirmPassword = ({ api }: PageContext, form: SentForm): Promise<unknown> =>
  api.me.confirmPassword({ password: form.text(field) })

/** A page that asks for the password before what a thief would want, and then sends the same form again. */
export function askForPassword(
  { formToken: token, me, address }: PageContext,
  form: SentForm,
  problem?: string,
): Shown {
  const action = form.text('action')
  const kept = Object.entries(form.values)
    .filter(([name]) => !ownFields.has(name))
    .flatMap(([name, values]) => values.map((value) => hidden(name, value)))
  const submission: Submission | undefined =
    problem === undefined ? undefined : { action, values: {}, message: problem, problems: { [field]: problem } }
  return {
    title: text('console.confirm'),
    content: html`<div class="narrow">
      <p>${text('console.confirm.text')}</p>
      ${formHtml({
        action,
        submit: text('console.confirm.submit'),
        token,
        submission,
        fields: [
          ...kept,
          () =>
            html`<input type="email" name="email_of_user" value="${me.email ?? ''}" autocomplete="username" hidden>`,
          input(field, text('pages.password'), { type: 'password', autocomplete: 'current-password' }),
        ],
        beside: html`<a href="${address.pathname}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}
