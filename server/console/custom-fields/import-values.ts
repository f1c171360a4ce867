import type { CustomField, CustomFieldInput } from '../../../sdk/src/index.ts'
import type { FieldKind } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { describeProblem, type ProblemRule } from '../describe-problem.ts'

/** The prefix of the columns with values, which is followed by the key of the field. */
const prefix = 'custom_fields.'

export const columnName = ({ key }: CustomField): string => prefix + key

/** Reads the cells of the columns with values. Cells of other columns are omitted. */
export function readValueCells(
  cells: readonly (readonly [column: string, cell: string])[],
  fields: readonly CustomField[],
): CustomFieldInput | undefined {
  const values = cells.flatMap(([column, cell]) => {
    const field = fields.find((each) => columnName(each) === column)
    return field === undefined ? [] : [[field.key, readCell(field, cell)] as const]
  })
  return values.length === 0 ? undefined : Object.fromEntries(values)
}

/** Converts a cell to a value for the API. A cell that cannot be converted is sent unchanged, for the API to refuse. */
function readCell(field: CustomField, cell: string): CustomFieldInput[string] {
  switch (field.type) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell
    case 'person':
      return /^\d{1,10}$/.test(cell) ? Number(cell) : cell
    case 'boolean':
      return booleans.get(cell.toLowerCase()) ?? cell
    case 'choice':
      return optionKey(field, cell)
    case 'choices':
      return cell
        .split(/[;,]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => optionKey(field, part))
    default:
      return cell
  }
}

const booleans = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
])

/** Returns the key of the option with this key or label. */
const optionKey = ({ options }: CustomField, cell: string): string =>
  options.find(({ key, label }) => key === cell || label.toLowerCase() === cell.toLowerCase())?.key ?? cell

/** Describes the content of a column. */
export function columnContent({ type, label, options }: CustomField): string {
  switch (type) {
    case 'choice':
    case 'choices':
      return text(`customFields.cell.${type}`, { label, options: optionLabels(options) })
    default:
      return text(`customFields.cell.${type}`, { label })
  }
}

/** The maximum number of options that a sentence lists. */
const maxOptions = 10

const optionLabels = (options: CustomField['options']): string => {
  const labels = options.filter(({ archived }) => !archived).map(({ label }) => label)
  return labels.slice(0, maxOptions).join(', ') + (labels.length > maxOptions ? ', …' : '')
}

const entries: Record<CustomField['type'], FieldKind['entry']> = {
  text: 'text',
  number: 'decimal',
  date: 'date',
  boolean: 'select',
  choice: 'select',
  choices: 'checkboxes',
  person: 'text',
}

/**
 * Describes a problem with a cell.
 *
 * @returns undefined if the problem does not concern a value of these fields
 */
export function describeCell(
  problem: ProblemRule,
  fields: readonly CustomField[],
  { values, formats }: { values: CustomFieldInput; formats: Formats },
): string | undefined {
  const field = fields.find((each) => problem.path.replace(/\[\d+\]$/, '').endsWith(`.${columnName(each)}`))
  if (field === undefined) return undefined
  const { type, label, options } = field
  const value = [values[field.key] ?? []].flat().join(', ')
  if (value !== '' && (type === 'choice' || type === 'choices'))
    return text('customFields.wrongOption', { value, label, options: optionLabels(options) })
  if (value !== '' && type === 'boolean') return text('customFields.wrongBoolean', { value, label })
  if (value !== '' && type === 'person') return text('customFields.wrongPerson', { value })
  return describeProblem(problem, { label, entry: entries[type] }, { value, formats })
}
