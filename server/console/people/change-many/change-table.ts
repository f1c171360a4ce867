import type { CustomField, Person, PersonUpdateManyChanges, PersonUpdateManyResult } from '../../../../sdk/src/index.ts'
import type { Choice } from '../../../pages/form.ts'
import { type Html, html, type Piece } from '../../../pages/html.ts'
import { type Column, table } from '../../../pages/table.ts'
import { text } from '../../../texts/english.ts'
import { readCustomFields } from '../../custom-fields/read-custom-fields.ts'
import { readReferredNames, valueText } from '../../custom-fields/value-text.ts'
import { describeProblem } from '../../describe-problem.ts'
import type { PageContext } from '../../page-context.ts'
import { fieldLabel } from '../person-form.ts'
import { personNames } from '../person-name.ts'
import { placeChoices } from '../place-choices.ts'

/** A changed member, with its label and the text of its values. */
interface Member {
  label: string
  /** The path of the member in a problem. */
  path: string
  read: (values: NonNullable<PersonUpdateManyResult['after']>) => Value | undefined
  format: (value: Value) => Piece
}

type Value = Person['custom_fields'][string] | null

/** Renders people with the values before and after, or with the reasons why they cannot be changed. */
export type ChangeTable = (results: readonly PersonUpdateManyResult[], caption: string) => Html

/** Reads the names of all people and places in the results. Returns a function that renders results. */
export async function changeTable(
  context: PageContext,
  changes: PersonUpdateManyChanges,
  results: readonly PersonUpdateManyResult[],
): Promise<ChangeTable> {
  const managers = results.flatMap(({ before, after }) => [before?.manager_id ?? [], after?.manager_id ?? []].flat())
  const names = await personNames(context, [...results.map(({ id }) => id), ...managers])
  const members = await changedMembers(context, { changes, results, names })
  const person: Column<PersonUpdateManyResult> = {
    title: text('pages.name'),
    cell: ({ id }) => html`<a href="/console/people/${id}">${names(id)}</a>`,
  }
  const columns: Column<PersonUpdateManyResult>[] = members.map((member) => ({
    title: member.label,
    cell: (result) => beforeAndAfter(member, result),
  }))
  const problems: Column<PersonUpdateManyResult> = {
    title: text('changeMany.problem'),
    cell: ({ errors = [] }) => errorTexts(context, members, errors).join(' '),
  }
  return (rows, caption) => {
    const haveFailed = rows.some(({ status }) => status === 'failed')
    return table(rows, [person, ...(haveFailed ? [problems] : columns)], { caption })
  }
}

interface Names {
  changes: PersonUpdateManyChanges
  results: readonly PersonUpdateManyResult[]
  names: (id: number) => string
}

async function changedMembers(context: PageContext, { changes, results, names }: Names): Promise<Member[]> {
  const places = await placeChoices(context)
  const placeName = (choices: readonly Choice[]) => (value: Value) => choices.find(([id]) => id === String(value))?.[1]
  const members: Member[] = [
    member('manager_id', 'manager_id', (id) => names(Number(id))),
    member('department_id', 'department', placeName(places.departments)),
    member('location_id', 'location_id', placeName(places.locations)),
  ].filter(({ read }) => read(changes) !== undefined)
  const keys = Object.keys(changes.custom_fields ?? {})
  if (keys.length === 0) return members
  const fields = (await readCustomFields(context)).filter(({ key }) => keys.includes(key))
  return [...members, ...(await Promise.all(fields.map((field) => customMember(context, field, results))))]
}

const member = (
  name: 'manager_id' | 'department_id' | 'location_id',
  label: string,
  format: Member['format'],
): Member => ({ label: fieldLabel(label), path: `body.changes.${name}`, read: (values) => values[name], format })

async function customMember(context: PageContext, field: CustomField, results: Names['results']): Promise<Member> {
  const values = results.flatMap(({ before, after }) => [before?.custom_fields ?? {}, after?.custom_fields ?? {}])
  const ids = [...new Set(values.map(({ [field.key]: value }) => value))]
  const names = await Promise.all(
    field.type === 'person'
      ? ids
          .slice(0, maxReferred)
          .map((id) => readReferredNames(context, [field], { custom_fields: { [field.key]: id ?? null } }))
      : [],
  )
  const referred = new Map(names.flatMap((each) => [...each]))
  return {
    label: field.label,
    path: `body.changes.custom_fields.${field.key}`,
    read: ({ custom_fields = {} }) => custom_fields[field.key],
    format: (value) => valueText(context, field, value, referred),
  }
}

/** The maximum number of former values of a custom field whose people are read; others are shown by their number. */
const maxReferred = 20

function beforeAndAfter({ read, format }: Member, { before = {}, after = {} }: PersonUpdateManyResult): Piece {
  const [former, current] = [read(before), read(after)]
  if (former === undefined || current === undefined)
    return html`<span class="soft">${text('changeMany.unchanged')}</span>`
  const show = (value: Value): Piece => (value === null ? text('changeMany.none') : format(value))
  return html`${show(former)} → <strong>${show(current)}</strong>`
}

/** Returns a sentence for each problem of a person. */
const errorTexts = (
  { formats }: PageContext,
  members: readonly Member[],
  errors: NonNullable<PersonUpdateManyResult['errors']>,
): string[] =>
  errors.map((problem) => {
    if (problem.code === 'unknown_record' && problem.path.endsWith('.id')) return text('changeMany.gone')
    if (problem.code === 'circular') return text('changeMany.circular')
    const label = members.find(({ path }) => problem.path.startsWith(path))?.label ?? ''
    return describeProblem(problem, { label, entry: 'none' }, { value: '', formats })
  })
