import { form as formHtml, hidden, input, type Submission } from '../pages/form.ts'
import { html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import type { PageContent } from './console-page.ts'
import type { PageContext } from './page-context.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The name of the password field. All other fields of the form are submitted again unchanged. */
const field = 'confirm_password'

const promptFields = new Set([field, 'email_of_user', 'form_token', 'form_key', 'action'])

/** Whether a form contains the password that the confirmation page asks for. */
export const hasPassword = (form: SubmittedForm): boolean => form.text(field) !== ''

/**
 * Confirms the identity of the user with the submitted password.
 *
 * @throws {ValidationFailedError} if the password is wrong
 */
export const confirmPassword = ({ api }: PageContext, form: SubmittedForm): Promise<unknown> =>
  api.me.confirmPassword({ password: form.text(field) })

/** Returns the page that asks for the password before a sensitive action, and then submits the same form again. */
export function passwordPrompt(
  { formToken: token, me, address }: PageContext,
  form: SubmittedForm,
  problem?: string,
): PageContent {
  const action = form.text('action')
  const otherFields = Object.entries(form.values)
    .filter(([name]) => !promptFields.has(name))
    .flatMap(([name, values]) => values.map((value) => hidden(name, value)))
  const submission: Submission | undefined =
    problem === undefined ? undefined : { action, values: {}, messages: [], problems: { [field]: problem }, marked: [] }
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
          ...otherFields,
          () =>
            html`<input type="email" name="email_of_user" value="${me.email ?? ''}" autocomplete="username" hidden>`,
          input(field, text('pages.password'), { type: 'password', autocomplete: 'current-password' }),
        ],
        afterSubmit: html`<a href="${address.pathname}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}
