import type { CustomField, PersonUpdateManyChanges } from '../../../../sdk/src/index.ts'
import { checkbox, columns, type Field, input, select } from '../../../pages/form.ts'
import { text } from '../../../texts/english.ts'
import { customFieldInputs, readCustomValues } from '../../custom-fields/value-fields.ts'
import { FormProblem } from '../../form-problem.ts'
import { todayIn } from '../../leave/calendar/calendar-days.ts'
import type { PageContext } from '../../page-context.ts'
import type { SubmittedForm } from '../../submitted-form.ts'
import { findOnePerson } from '../find-person.ts'
import type { choicesFor } from '../person-form.ts'
import { fieldLabel } from '../person-form.ts'
import { nameAndAddress } from '../person-labels.ts'

/** The value of a choice that clears a member. */
const none = 'none'

/**
 * Returns the fields of a change, in which an empty field changes nothing. They are named after the members of the body.
 *
 * @param field - the custom field that was chosen; its value can be entered
 */
export function changeFields(
  { managers, departments, locations }: Awaited<ReturnType<typeof choicesFor>>,
  customFields: readonly CustomField[],
  field: CustomField | undefined,
): Field[] {
  const place = (name: 'department_id' | 'location_id', label: string, choices: typeof departments): Field =>
    select(`changes.${name}`, label, [['', text('changeMany.noChange')], [none, text('changeMany.none')], ...choices], {
      optional: true,
    })
  return [
    input('changes.manager_id', fieldLabel('manager_id'), {
      maxlength: 300,
      optional: true,
      autocomplete: 'off',
      hint: text('people.hint.manager'),
      suggestions: managers.map(nameAndAddress),
    }),
    checkbox('no_manager', text('changeMany.noManager')),
    columns(
      place('department_id', fieldLabel('department'), departments),
      place('location_id', fieldLabel('location_id'), locations),
    ),
    input('changes.effective_on', text('changeMany.effectiveOn'), {
      type: 'date',
      optional: true,
      hint: text('changeMany.effectiveOnHint'),
    }),
    ...(customFields.length === 0
      ? []
      : [
          select(
            'custom_field',
            text('changeMany.customField'),
            [['', text('changeMany.noChange')], ...customFields.map(({ key, label }) => [key, label] as const)],
            { optional: true, hint: text('changeMany.customFieldHint') },
          ),
        ]),
    ...(field === undefined ? [] : customFieldInputs([field], {})),
  ]
}

/** Whether the form has a field for the value of the custom field. */
export const hasValueField = ({ values }: Pick<SubmittedForm, 'values'>, { key }: CustomField): boolean =>
  `custom_fields.${key}` in values

/**
 * Reads the submitted change.
 *
 * @param field - the chosen custom field, whose value is cleared by empty input
 * @throws {FormProblem} if nothing changes, if fields contradict each other, or if a name does not identify one person
 */
export async function readChanges(
  context: PageContext,
  form: SubmittedForm,
  field: CustomField | undefined,
): Promise<PersonUpdateManyChanges> {
  const manager_id = await readManager(context, form)
  const [department_id, location_id] = [readPlace(form, 'department_id'), readPlace(form, 'location_id')]
  const isJobChanged = [manager_id, department_id, location_id].some((value) => value !== undefined)
  const day = form.optionalDate('changes.effective_on')
  if (!isJobChanged && field === undefined) throw new FormProblem('unchanged', text('changeMany.nothingChosen'))
  if (field !== undefined && day !== undefined && day !== todayIn(context.me.business.time_zone)) {
    throw new FormProblem('changes.effective_on', text('changeMany.fieldsOnlyToday'))
  }
  return {
    ...(manager_id !== undefined && { manager_id }),
    ...(department_id !== undefined && { department_id }),
    ...(location_id !== undefined && { location_id }),
    ...(field && { custom_fields: { [field.key]: null, ...(await readCustomValues(context, form, [field])) } }),
    ...(isJobChanged && day !== undefined && { effective_on: day }),
  }
}

async function readManager(context: PageContext, form: SubmittedForm): Promise<number | null | undefined> {
  const name = 'changes.manager_id'
  const submitted = form.optional(name)
  if (form.isChecked('no_manager')) {
    if (submitted !== undefined) throw new FormProblem(name, text('changeMany.managerAndNone'))
    return null
  }
  return submitted === undefined ? undefined : (await findOnePerson(context, name, submitted)).id
}

function readPlace(form: SubmittedForm, name: 'department_id' | 'location_id'): number | null | undefined {
  const field = `changes.${name}`
  return form.text(field) === none ? null : form.optionalNumber(field)
}
