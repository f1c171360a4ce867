import type { DocumentSignerInput } from '../../../sdk/src/index.ts'
import { columns, type Field, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import type { SentForm } from '../sent-form.ts'

const maxSigners = 5

type Signer = Pick<DocumentSignerInput, 'name' | 'email'>

/**
 * Fields for the signers of a document. What is not needed at first is folded.
 *
 * @param prefix - where the body has them, such as `signers`
 * @param given - those to start with
 */
export const signerFields =
  (prefix: string, given: readonly Signer[]): Field =>
  (place) => {
    const isTyped = (index: number) => rowOf(prefix, index).some((name) => place.tried?.values[name]?.[0])
    const open = Math.max(2, given.length)
    const rows = Array.from({ length: maxSigners }, (_, index) => row(prefix, index, given[index])(place))
    const isUnfolded = rows.some((_, index) => index >= open && isTyped(index))
    return html`<fieldset>
      <legend>Signers</legend>
      <p class="hint">All of them must sign, one after another in this order. They need no account.</p>
      ${rows.slice(0, open)}
      ${rows.length > open && html`<details${isUnfolded && html` open`}><summary>More signers</summary>${rows.slice(open)}</details>`}
    </fieldset>`
  }

const rowOf = (prefix: string, index: number) => [`${prefix}[${index}].name`, `${prefix}[${index}].email`] as const

function row(prefix: string, index: number, signer?: Signer): Field {
  const [name, email] = rowOf(prefix, index)
  const optional = index > 0
  return columns(
    input(name, `Name of signer ${index + 1}`, { value: signer?.name, maxlength: 200, autocomplete: 'off', optional }),
    input(email, 'E-mail', { type: 'email', value: signer?.email, maxlength: 254, autocomplete: 'off', optional }),
  )
}

/** The signers of a form, up to the last of whom something was typed. */
export function signersOf(form: SentForm, prefix: string): DocumentSignerInput[] {
  const rows = Array.from({ length: maxSigners }, (_, index) => {
    const [name, email] = rowOf(prefix, index)
    return { name: form.text(name), email: form.text(email) }
  })
  const last = rows.findLastIndex(({ name, email }) => name !== '' || email !== '')
  return rows.slice(0, Math.max(last, 0) + 1)
}
