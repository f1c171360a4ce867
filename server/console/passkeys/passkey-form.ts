import type { PasskeyAssertion, PasskeyCreationOptions, PasskeyRequestOptions } from '../../../sdk/src/index.ts'
import { WorkforceError } from '../../../sdk/src/index.ts'
import { form } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import type { SubmittedForm } from '../submitted-form.ts'

type FormOptions = Parameters<typeof form>[0]

interface PasskeyFormOptions extends FormOptions {
  /** The options of the service: the browser asks for a passkey with request options, and creates one with others. */
  options: PasskeyRequestOptions | PasskeyCreationOptions
  /** The content for browsers without passkeys or scripts. */
  without?: Piece
  problem?: string | undefined
}

/** The field of a form that receives the response of the passkey. */
export const credentialField = 'credential'

/**
 * Renders a form that asks the browser for a passkey. Its page needs `passkeyScriptAddress`, and shows `without` until the
 * script has found that the browser has passkeys.
 */
export const passkeyForm = ({ options, without, problem, fields = [], ...rest }: PasskeyFormOptions): Html =>
  html`<div data-passkey="${'rp' in options ? 'create' : 'get'}" data-options="${JSON.stringify(options)}" hidden>
    ${problem !== undefined && html`<p class="problem">${problem}</p>`}
    <p class="problem" role="alert" data-failed hidden>${text('passkeys.failed')}</p>
    ${form({ ...rest, fields: [...fields, () => html`<input type="hidden" name="${credentialField}" value="">`] })}
  </div>
  <div data-without-passkeys>${without ?? html`<p>${text('passkeys.needScript')}</p>`}</div>`

/** Reads the response of a passkey, for the API to check. */
export function readCredential<T = PasskeyAssertion>(form: SubmittedForm): T {
  try {
    return JSON.parse(form.text(credentialField)) as T
  } catch {
    return {} as T // without the script; the API refuses it
  }
}

/** The codes of refusals that do not say why a passkey is refused. */
const refusals = new Set(['invalid_credentials', 'invalid_two_factor_code', 'validation_failed'])

/**
 * Awaits the response to a request with a passkey.
 *
 * @throws {FormProblem} if the API refuses the passkey
 */
export const unlessPasskeyRefused = <T>(response: Promise<T>): Promise<T> =>
  response.catch((error: unknown) => {
    const isRefusal = error instanceof WorkforceError && refusals.has(error.code)
    throw isRefusal ? new FormProblem(credentialField, text('passkeys.refused')) : error
  })
