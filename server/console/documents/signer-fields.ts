import type { DocumentSignerInput, SigningOrder } from '../../../sdk/src/index.ts'
import { checkbox, columns, type Field, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { SentForm } from '../sent-form.ts'

const maxSigners = 5

type Signer = Pick<DocumentSignerInput, 'name' | 'email'>

/**
 * Fields for the signers of a document. Optional ones are collapsed.
 *
 * @param prefix - where the body has them, such as `signers`
 * @param given - those to start with
 */
export const signerFields =
  (prefix: string, given: readonly Signer[]): Field =>
  (place) => {
    const hasInput = (index: number) => rowNames(prefix, index).some((name) => place.submission?.values[name]?.[0])
    const open = Math.max(2, given.length)
    const rows = Array.from({ length: maxSigners }, (_, index) => row(prefix, index, given[index])(place))
    const isExpanded = rows.some((_, index) => index >= open && hasInput(index))
    return html`<fieldset>
      <legend>${text('documents.signers')}</legend>
      <p class="hint">${text('documents.form.signers.hint')}</p>
      ${rows.slice(0, open)}
      ${rows.length > open && html`<details${isExpanded && html` open`}><summary>${text('documents.form.signers.more')}</summary>${rows.slice(open)}</details>`}
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

/** Whether they sign one after another. */
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

/** Files a new document in place of a draft that waits for signatures. */
export const fileNowField = (): Field =>
  checkbox('is_filed', text('documents.form.isFiled'), { hint: text('documents.form.isFiled.hint') })

/** The signers of a new document, and how they sign. */
export const readSigning = (form: SentForm) => ({
  signers: form.isTicked('is_filed') ? [] : readSigners(form, 'signers'),
  signing_order: form.optional('signing_order') as SigningOrder | undefined,
})

/** The signers of a form, up to the last one with a value. */
export function readSigners(form: SentForm, prefix: string): DocumentSignerInput[] {
  const rows = Array.from({ length: maxSigners }, (_, index) => {
    const [name, email] = rowNames(prefix, index)
    return { name: form.text(name), email: form.text(email) }
  })
  const last = rows.findLastIndex(({ name, email }) => name !== '' || email !== '')
  return rows.slice(0, Math.max(last, 0) + 1)
}
