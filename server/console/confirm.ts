import type { PasskeyRequestOptions } from '../../sdk/src/index.ts'
import { passkeyScriptAddress } from '../pages/assets.ts'
import { between, form as formHtml, hidden, input, type Submission } from '../pages/form.ts'
import { html } from '../pages/html.ts'
import { rich, text } from '../texts/english.ts'
import { confirmAtProviderAddress } from './account/confirm-at-provider.ts'
import type { PageContent } from './console-page.ts'
import { hasCode } from './failures.ts'
import type { PageContext } from './page-context.ts'
import { credentialField, passkeyForm, readCredential } from './passkeys/passkey-form.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The name of the password field. All other fields of the form are submitted again unchanged. */
const field = 'confirm_password'

/** The field whose presence distinguishes the form with a passkey. */
const passkeyField = 'confirm_passkey'

const promptFields = new Set([
  field,
  passkeyField,
  credentialField,
  'email_of_user',
  'form_token',
  'form_key',
  'action',
])

const hasPasskey = (form: SubmittedForm): boolean => form.text(passkeyField) !== ''

/** Whether a form contains the proof that the confirmation page asks for. */
export const hasProof = (form: SubmittedForm): boolean => form.text(field) !== '' || hasPasskey(form)

/**
 * Confirms the identity of the user with the submitted password or passkey.
 *
 * @throws {ValidationFailedError} if the API refuses it
 */
export const confirmIdentity = ({ api }: PageContext, form: SubmittedForm): Promise<unknown> =>
  hasPasskey(form)
    ? api.passkeys.confirm({ credential: readCredential(form) })
    : api.me.confirmPassword({ password: form.text(field) })

/**
 * Returns the page that asks for the password or a passkey before a sensitive action, and then submits the same form again.
 *
 * @param options.isRefused - whether the form contains a proof that was refused
 */
export async function identityPrompt(
  context: PageContext,
  form: SubmittedForm,
  { isRefused = false }: { isRefused?: boolean } = {},
): Promise<PageContent> {
  const { formToken: token, me, address } = context
  const action = form.text('action')
  const otherFields = Object.entries(form.values)
    .filter(([name]) => !promptFields.has(name))
    .flatMap(([name, values]) => values.map((value) => hidden(name, value)))
  const problems = { [field]: text('console.confirm.wrong') }
  const submission: Submission | undefined =
    isRefused && !hasPasskey(form) ? { action, values: {}, messages: [], problems, marked: [] } : undefined
  const options = await startConfirmation(context)
  const mayUse = (method: (typeof me.confirmation_methods)[number]): boolean => me.confirmation_methods.includes(method)
  const afterSubmit = html`<a href="${address.pathname}">${text('pages.cancel')}</a>`
  const isPasswordOnly = !options && !mayUse('single_sign_on') && mayUse('password')
  return {
    title: text(isPasswordOnly ? 'console.confirm' : 'console.confirm.identity'),
    ...(options && { script: passkeyScriptAddress }),
    content: html`<div class="narrow">
      <p>${text(isPasswordOnly ? 'console.confirm.text' : 'console.confirm.identityText')}</p>
      ${
        options &&
        passkeyForm({
          options,
          action,
          submit: text('passkeys.use'),
          token,
          problem: isRefused && hasPasskey(form) ? text('passkeys.refused') : undefined,
          fields: [...otherFields, hidden(passkeyField, 'true')],
          without: html``,
        })
      }
      ${
        mayUse('single_sign_on') &&
        formHtml({
          action,
          submit: text('console.confirm.submit'),
          token,
          fields: [
            ...otherFields,
            between(
              html`<p>${rich('console.confirm.provider', { link: (label) => html`<a href="${confirmAtProviderAddress}" target="_blank">${label}</a>` })}</p>`,
            ),
          ],
          kind: options ? 'second' : 'first',
          ...(!mayUse('password') && { afterSubmit }),
        })
      }
      ${
        mayUse('password') &&
        formHtml({
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
          kind: options || mayUse('single_sign_on') ? 'second' : 'first',
          afterSubmit,
        })
      }
      ${!options && me.confirmation_methods.length === 0 && html`<p>${text('console.confirm.none')}</p>`}
    </div>`,
  }
}

/** Returns the options for a passkey of the user; undefined if there is none, or the service cannot use passkeys. */
async function startConfirmation({ api }: PageContext): Promise<PasskeyRequestOptions | undefined> {
  try {
    const options = await api.passkeys.startConfirmation()
    return options.allowCredentials.length > 0 ? options : undefined
  } catch (error) {
    if (hasCode(error, 'passkeys_unavailable')) return undefined
    throw error
  }
}
