import type { LeaveEntitlementRule, LeaveEntitlementRuleInput, LeaveType } from '../../../sdk/src/index.ts'
import { type Choice, checkboxes, columns, type Field, input, select, type Tried } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { html } from '../../pages/html.ts'
import type { PageContext } from '../page-context.ts'
import { employmentType, employmentTypes } from '../people/person-words.ts'
import type { SentForm } from '../sent-form.ts'
import { daysText } from './leave-words.ts'

/** Empty rows below those that are filled in. */
const spareRows = 2

/** What rules can name. */
export interface Named {
  departments: readonly Choice[]
  locations: readonly Choice[]
}

/** More of them are no choices: rules for these are kept through the API. */
const most = 200

export async function namedInRules({ api }: PageContext): Promise<Named> {
  const [departments, locations] = await Promise.all([
    api.departments.list({ limit: most }),
    api.locations.list({ limit: most }),
  ])
  return { departments: departments.data.map(choiceOf), locations: locations.data.map(choiceOf) }
}

const choiceOf = ({ id, name }: { id: number; name: string }): Choice => [String(id), name]

const members = ['employment_types', 'department_id', 'location_id', 'person_ids', 'days_per_year'] as const

const nameOf = (index: number, member: (typeof members)[number]) => `entitlement_rules[${index}].${member}`

/** A row for each rule, and a few empty ones. Fields are named as in the body, so that problems stand beside them. */
export const ruleRows =
  (type: LeaveType | undefined, named: Named): Field =>
  (place) => {
    const rules = type?.entitlement_rules ?? []
    const count = Math.max(rules.length, place.tried ? sentRows(place.tried).length : 0) + spareRows
    const rows = Array.from({ length: count }, (_, index) => rowField(index, named, rules[index], type))
    return html`${rows.map((row) => row(place))}`
  }

const rowField =
  (index: number, { departments, locations }: Named, rule?: LeaveEntitlementRule, type?: LeaveType): Field =>
  (place) => {
    // A row is a rule where something is filled in: for a rule that asks for nothing, that is its days.
    const days = rule && (rule.days_per_year ?? (asksForNothing(rule) ? type?.accrual.days_per_year : null))
    const fields = [
      checkboxes(nameOf(index, 'employment_types'), 'Employment', [{ choices: employmentTypes() }], {
        value: rule?.employment_types ?? [],
      }),
      columns(
        oneOf(nameOf(index, 'department_id'), 'Department', departments, rule?.department_id),
        oneOf(nameOf(index, 'location_id'), 'Location', locations, rule?.location_id),
        input(nameOf(index, 'person_ids'), 'People', {
          value: rule?.person_ids.join(', '),
          optional: true,
          autocomplete: 'off',
          hint: 'Their ids, such as 12, 31.',
        }),
        input(nameOf(index, 'days_per_year'), 'Days a year', {
          value: days,
          inputmode: 'decimal',
          optional: true,
          hint: 'Empty for those above.',
        }),
      ),
    ]
    return html`<fieldset><legend>Rule ${index + 1}</legend>${fields.map((field) => field(place))}</fieldset>`
  }

const asksForNothing = ({ employment_types, department_id, location_id, person_ids }: LeaveEntitlementRule): boolean =>
  employment_types.length === 0 && department_id === null && location_id === null && person_ids.length === 0

/** One that is named already is a choice even where there are too many to choose from. */
function oneOf(name: string, label: string, choices: readonly Choice[], id: number | null | undefined): Field {
  const value = String(id ?? '')
  const isKnown = value === '' || choices.some(([each]) => each === value)
  const list: Choice[] = [['', 'Any'], ...choices, ...(isKnown ? [] : [[value, `${label} ${value}`] as const])]
  return select(name, label, list, { value, optional: true })
}

type Row = Record<(typeof members)[number], string[]>

/** The rows that were sent, without those that are empty. */
function sentRows({ values }: Pick<Tried, 'values'>): Row[] {
  const indexes = Object.keys(values).flatMap(
    (name) => /^entitlement_rules\[(\d{1,3})\]\.days_per_year$/.exec(name)?.[1] ?? [],
  )
  const filled = (name: string) => (values[name] ?? []).filter((value) => value !== '')
  return indexes
    .map((index) => Object.fromEntries(members.map((name) => [name, filled(nameOf(Number(index), name))])) as Row)
    .filter((row) => Object.values(row).some((value) => value.length > 0))
}

/** The rules that were sent. Rows move together where some were left empty, so that problems stand beside the right one. */
export function sentRules({ values }: SentForm): LeaveEntitlementRuleInput[] {
  const rows = sentRows({ values })
  for (const name of Object.keys(values)) if (name.startsWith('entitlement_rules[')) delete values[name]
  for (const [index, row] of rows.entries()) {
    for (const name of members) values[nameOf(index, name)] = row[name].length > 0 ? row[name] : ['']
  }
  const numberOf = ([value]: string[]): number | null => (value === undefined ? null : Number(value))
  return rows.map(({ employment_types, department_id, location_id, person_ids, days_per_year }) => ({
    employment_types: employment_types as LeaveEntitlementRule['employment_types'],
    department_id: numberOf(department_id),
    location_id: numberOf(location_id),
    person_ids: (person_ids[0] ?? '')
      .split(/[\s,;]+/)
      .filter((id) => id !== '')
      .map(Number),
    days_per_year: numberOf(days_per_year),
  }))
}

/** For whom a rule is, and what they earn. */
export function ruleText(formats: Formats, named: Named, rule: LeaveEntitlementRule): string {
  const { employment_types, department_id, location_id, person_ids, days_per_year } = rule
  const nameIn = (choices: readonly Choice[], id: number, what: string) =>
    choices.find(([value]) => value === String(id))?.[1] ?? `${what} ${id}`
  const whom = [
    employment_types.map(employmentType).join(' or '),
    department_id === null ? '' : nameIn(named.departments, department_id, 'Department'),
    location_id === null ? '' : nameIn(named.locations, location_id, 'Location'),
    person_ids.length === 0
      ? ''
      : `${formats.number(person_ids.length)} ${person_ids.length === 1 ? 'person' : 'people'}`,
  ].filter((part) => part !== '')
  const days = days_per_year === null ? 'the days of the type' : `${daysText(formats, days_per_year)} a year`
  return `${whom.join(', ') || 'Everybody but contractors'}: ${days}`
}
