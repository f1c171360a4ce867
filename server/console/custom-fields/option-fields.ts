import type { CustomField, CustomFieldOptionInput } from '../../../sdk/src/index.ts'
import type { FieldValues } from '../../pages/comparison.ts'
import { between, checkbox, columns, type Field, hidden, input, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { FormProblem } from '../form-problem.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { deriveKey } from './derive-key.ts'

/** The number of empty rows of a new field, and after the existing options of a field. */
const [newRows, spareRows] = [6, 3]

const maxRows = 200

const members = ['key', 'label', 'position', 'archived'] as const

const fieldName = (index: number, member: (typeof members)[number]) => `options[${index}].${member}`

/** Returns the fields for the options of a choice. Empty rows are ignored. */
export const optionFields = (field?: CustomField): Field[] => [
  between(html`<h2>${text('customFields.options')}</h2>
    <p class="hint">${field === undefined ? text('customFields.newOptionsHint', { count: newRows }) : text('customFields.optionsHint')}</p>`),
  optionRows(field?.options ?? []),
]

const optionRows =
  (options: CustomField['options']): Field =>
  (state) => {
    const keys = new Set(options.map(({ key }) => key))
    const rows = state.submission ? submittedRows(state.submission) : []
    const count =
      options.length === 0 ? Math.max(newRows, rows.length) : Math.max(options.length, rows.length) + spareRows
    return html`${Array.from({ length: Math.min(count, maxRows) }, (_, index) => {
      const submittedKey = rows[index]?.key[0]
      const option = options.find(({ key }) => key === submittedKey) ?? options[index]
      const isStored = rows.length === 0 ? option !== undefined : keys.has(submittedKey ?? '')
      return (isStored && option ? storedRow(index, option) : newRow(index, options.length > 0))(state)
    })}`
  }

const storedRow = (index: number, { key, label, archived }: CustomField['options'][number]): Field =>
  row(index, [
    hidden(fieldName(index, 'key'), key),
    columns(
      input(fieldName(index, 'label'), text('customFields.label'), {
        value: label,
        maxlength: 100,
        hint: text('customFields.keyText', { key }),
      }),
      positionField(index, index + 1),
      checkbox(fieldName(index, 'archived'), text('customFields.archived'), { value: archived }),
    ),
  ])

/** The options of a new field have the order of their rows, and so no position. */
const newRow = (index: number, hasPosition: boolean): Field =>
  row(index, [
    columns(
      input(fieldName(index, 'label'), text('customFields.label'), { maxlength: 100, optional: true }),
      input(fieldName(index, 'key'), text('customFields.key'), { maxlength: 40, optional: true }),
      ...(hasPosition ? [positionField(index)] : []),
    ),
  ])

const positionField = (index: number, value?: number): Field =>
  input(fieldName(index, 'position'), text('customFields.optionPosition'), {
    value,
    inputmode: 'numeric',
    maxlength: 3,
    optional: true,
  })

const row =
  (index: number, fields: readonly Field[]): Field =>
  (state) =>
    html`<fieldset><legend>${text('customFields.option', { number: String(index + 1) })}</legend>${fields.map((field) => field(state))}</fieldset>`

type Row = Record<(typeof members)[number], string[]>

/** Returns the submitted rows that are not empty. */
function submittedRows({ values }: Pick<Submission, 'values'>): Row[] {
  return Object.keys(values)
    .flatMap((name) => /^options\[(\d{1,3})\]\.label$/.exec(name)?.[1] ?? [])
    .map(
      (index) => Object.fromEntries(members.map((name) => [name, values[fieldName(Number(index), name)] ?? []])) as Row,
    )
    .filter(({ key, label, position }) => Boolean(key[0] || label[0] || position[0]))
}

/** Whether the submitted form has fields for options. */
export const containsOptions = ({ values }: SubmittedForm): boolean => fieldName(0, 'label') in values

/**
 * Reads the submitted options in the order of their positions; options without one are last. The rows of the form get the
 * same order, so that problems are shown in the correct row.
 *
 * @throws {FormProblem} without any option
 */
export function readOptions({ values }: SubmittedForm): CustomFieldOptionInput[] {
  const rows = submittedRows({ values }).sort((a, b) => positionIn(a) - positionIn(b))
  if (rows.length === 0) throw new FormProblem(fieldName(0, 'label'), text('customFields.optionMissing'))
  for (const name of Object.keys(values)) if (name.startsWith('options[')) delete values[name]
  return rows.map((row, index) => {
    setRow(values, index, row)
    const [label = ''] = row.label
    return {
      key: row.key[0] || deriveKey(label, 'option'),
      label,
      archived: row.archived[0] === 'true',
    }
  })
}

const positionIn = ({ position: [position = ''] }: Row): number =>
  /^\d+$/.test(position) ? Number(position) : Number.MAX_SAFE_INTEGER

function setRow(values: FieldValues, index: number, row: Row): void {
  for (const name of members) values[fieldName(index, name)] = row[name]
}
