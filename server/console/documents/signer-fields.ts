import type { DocumentSignerInput, SigningOrder } from '../../../sdk/src/index.ts'
import { checkbox, columns, type Field, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { SubmittedForm } from '../submitted-form.ts'

const maxSigners = 5

type Signer = Pick<DocumentSignerInput, 'name' | 'email'>

/**
 * Renders fields for the signers of a document. Optional signers are collapsed.
 *
 * @param prefix - the name of the member in the body, such as `signers`
 * @param signers - the initial signers
 */
export const signerFields =
  (prefix: string, signers: readonly Signer[]): Field =>
  (state) => {
    const hasInput = (index: number) => rowNames(prefix, index).some((name) => state.submission?.values[name]?.[0])
    const visibleRows = Math.max(2, signers.length)
    const rows = Array.from({ length: maxSigners }, (_, index) => row(prefix, index, signers[index])(state))
    const isExpanded = rows.some((_, index) => index >= visibleRows && hasInput(index))
    return html`<fieldset>
      <legend>${text('documents.signers')}</legend>
      <p class="hint">${text('documents.form.signers.hint')}</p>
      ${rows.slice(0, visibleRows)}
      ${rows.length > visibleRows && html`<details${isExpanded && html` open`}><summary>${text('documents.form.signers.more')}</summary>${rows.slice(visibleRows)}</details>`}
    </fieldset>`
  }

const rowNames = (prefix: string, index: number) => [`${prefix}[${index}].name`, `${prefix}[${index}].email`] as const

function row(prefix: string, index: number, signer?: Signer): Field {
  const [name, email] = rowNames(prefix, index)
  const optional = index > 0
  return columns(
    input(name, text('documents.form.signer.name', { number: index + 1 }), {
      value: signer?.name,
      maxlength: 200,
      autocomplete: 'off',
      optional,
    }),
    input(email, text('pages.email'), {
      type: 'email',
      value: signer?.email,
      maxlength: 254,
      autocomplete: 'off',
      optional,
    }),
  )
}

/** Returns the field for the signing order: in sequence or in parallel. */
export const signingOrderField = (value?: SigningOrder): Field =>
  select(
    'signing_order',
    text('documents.form.order'),
    [
      ['sequential', text('documents.form.order.sequential')],
      ['parallel', text('documents.form.order.parallel')],
    ],
    { value },
  )

/** Returns the checkbox that files a new document instead of creating a draft to sign. */
export const fileNowField = (): Field =>
  checkbox('is_filed', text('documents.form.isFiled'), { hint: text('documents.form.isFiled.hint') })

/** Reads the signers and the signing order of a new document. */
export const readSigning = (form: SubmittedForm) => ({
  signers: form.isChecked('is_filed') ? [] : readSigners(form, 'signers'),
  signing_order: form.optional('signing_order') as SigningOrder | undefined,
})

/** Reads the signers of a form, up to the last one with a value. */
export function readSigners(form: SubmittedForm, prefix: string): DocumentSignerInput[] {
  const rows = Array.from({ length: maxSigners }, (_, index) => {
    const [name, email] = rowNames(prefix, index)
    return { name: form.text(name), email: form.text(email) }
  })
  const last = rows.findLastIndex(({ name, email }) => name !== '' || email !== '')
  return rows.slice(0, Math.max(last, 0) + 1)
}
