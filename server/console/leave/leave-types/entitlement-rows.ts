import type { LeaveEntitlementRule, LeaveEntitlementRuleInput } from '../../../../sdk/src/index.ts'
import { type Choice, checkboxes, columns, type Field, input, select } from '../../../pages/form.ts'
import type { Formats } from '../../../pages/formats.ts'
import { html } from '../../../pages/html.ts'
import { text } from '../../../texts/english.ts'
import { employmentType, employmentTypes } from '../../people/person-labels.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { daysInput, daysText } from '../leave-labels.ts'
import type { FormLeaveType } from './form-leave-type.ts'
import { compactRows, rowCount } from './submitted-rows.ts'

/** The number of empty rows after the rules. */
const spareRows = 2

/** The departments and locations that rules can refer to. */
export interface RuleChoices {
  departments: readonly Choice[]
  locations: readonly Choice[]
}

const members = [
  'employment_types',
  'department_id',
  'location_id',
  'person_ids',
  'after_years',
  'days_per_year',
] as const

const submitted = { list: 'entitlement_rules', members, entered: members }

const fieldName = (index: number, member: (typeof members)[number]) => `entitlement_rules[${index}].${member}`

/**
 * Renders a row for each rule, followed by empty rows. Fields have the names of the members in the body, so that
 * problems are shown next to them.
 */
export const ruleRows =
  (formats: Formats, choices: RuleChoices, type: FormLeaveType | undefined): Field =>
  (state) => {
    const rules = type?.entitlement_rules ?? []
    const count = Math.max(rules.length, rowCount(state.submission, submitted)) + spareRows
    const rows = Array.from({ length: count }, (_, index) => rowField(index, formats, choices, rules[index], type))
    return html`${rows.map((row) => row(state))}`
  }

const rowField =
  (
    index: number,
    formats: Formats,
    { departments, locations }: RuleChoices,
    rule?: LeaveEntitlementRule,
    type?: FormLeaveType,
  ): Field =>
  (state) => {
    // Because an empty row is ignored, the row of a rule without conditions shows the days.
    const days = rule && (rule.days_per_year ?? (isUnconditional(rule) ? type?.accrual.days_per_year : null))
    const fields = [
      checkboxes(fieldName(index, 'employment_types'), text('leave.employment'), [{ choices: employmentTypes() }], {
        value: rule?.employment_types ?? [],
      }),
      columns(
        referenceField(fieldName(index, 'department_id'), text('leave.department'), departments, rule?.department_id),
        referenceField(fieldName(index, 'location_id'), text('leave.location'), locations, rule?.location_id),
        input(fieldName(index, 'person_ids'), text('leave.personIds'), {
          value: rule?.person_ids.join(', '),
          optional: true,
          autocomplete: 'off',
          hint: text('leave.personIdsHint'),
        }),
        input(fieldName(index, 'after_years'), text('leave.afterYears'), {
          value: rule?.after_years,
          inputmode: 'numeric',
          optional: true,
          hint: text('leave.afterYearsHint'),
        }),
        input(fieldName(index, 'days_per_year'), text('leave.daysPerYear'), {
          value: daysInput(formats, days),
          inputmode: 'decimal',
          optional: true,
          hint: text('leave.ruleDaysHint'),
        }),
      ),
    ]
    return html`<fieldset><legend>${text('leave.rule', { number: String(index + 1) })}</legend>${fields.map((field) => field(state))}</fieldset>`
  }

const isUnconditional = (rule: LeaveEntitlementRule): boolean =>
  rule.employment_types.length === 0 &&
  rule.department_id === null &&
  rule.location_id === null &&
  rule.person_ids.length === 0 &&
  rule.after_years === null

/** Renders a select field in which the stored value is always a choice, even beyond the maximum number of choices. */
function referenceField(name: string, label: string, choices: readonly Choice[], id: number | null | undefined): Field {
  const value = String(id ?? '')
  const isKnown = value === '' || choices.some(([each]) => each === value)
  const list: Choice[] = [
    ['', text('leave.any')],
    ...choices,
    ...(isKnown ? [] : [[value, `${label} ${value}`] as const]),
  ]
  return select(name, label, list, { value, optional: true })
}

/** Reads the submitted rules. Removes empty rows between them, so that problems are shown in the correct row. */
export function readRules(form: SubmittedForm): LeaveEntitlementRuleInput[] {
  const rows = compactRows(form.values, submitted)
  const read = (index: number, member: (typeof members)[number]) =>
    form.optionalNumber(fieldName(index, member)) ?? null
  return rows.map(({ employment_types, person_ids }, index) => ({
    employment_types: employment_types as LeaveEntitlementRule['employment_types'],
    department_id: read(index, 'department_id'),
    location_id: read(index, 'location_id'),
    person_ids: (person_ids[0] ?? '')
      .split(/[\s,;]+/)
      .filter((id) => id !== '')
      .map(Number),
    after_years: read(index, 'after_years'),
    days_per_year: read(index, 'days_per_year'),
  }))
}

/** Describes the conditions of a rule and its number of days. */
export function ruleText(formats: Formats, choices: RuleChoices, rule: LeaveEntitlementRule): string {
  const { employment_types, department_id, location_id, person_ids, after_years, days_per_year } = rule
  const nameIn = (list: readonly Choice[], id: number) => list.find(([value]) => value === String(id))?.[1]
  const numbered = (id: number) => ({ id: String(id) })
  const conditions = [
    employment_types.map(employmentType).join(' / '),
    department_id === null
      ? ''
      : (nameIn(choices.departments, department_id) ?? text('leave.departmentNumbered', numbered(department_id))),
    location_id === null
      ? ''
      : (nameIn(choices.locations, location_id) ?? text('leave.locationNumbered', numbered(location_id))),
    person_ids.length === 0 ? '' : formats.text('leave.rulePeople', { count: person_ids.length }),
    after_years ? formats.text('leave.ruleService', { count: after_years }) : '',
  ].filter((part) => part !== '')
  const days =
    days_per_year === null ? text('leave.typeDays') : text('leave.ruleDays', { days: daysText(formats, days_per_year) })
  return text('leave.ruleText', { who: conditions.join(', ') || text('leave.everyone'), days })
}
