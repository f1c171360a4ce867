import type { Assignment, AssignmentUpdate, Person, PersonRehire } from '../../../sdk/src/index.ts'
import { type FieldValues, isChanged } from '../../pages/comparison.ts'
import { between, type Choice, columns, type Field, input, select } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { unlessRefused } from '../failures.ts'
import type { PageContext } from '../page-context.ts'
import { findOnePerson } from '../people/find-person.ts'
import { readWorkPattern, workPatternFields, workPatternValues } from '../people/person-form.ts'
import { employmentTypes, nameAndAddress } from '../people/person-labels.ts'
import type { SubmittedForm } from '../submitted-form.ts'

/** Reads the manager of an assignment; undefined if there is none, or if they were deleted. */
export const readManager = async ({ api }: PageContext, id: number | null): Promise<Person | undefined> =>
  id === null ? undefined : await unlessRefused(api.people.get(id))

/** Returns the values of the fields of a job. */
export const jobValues = (
  job: Omit<PersonRehire, 'start_date'> & Pick<Person, 'work_pattern'>,
  manager: Person | undefined,
): FieldValues => ({
  job_title: [job.job_title ?? ''],
  department_id: [String(job.department_id ?? '')],
  location_id: [String(job.location_id ?? '')],
  manager_id: [manager === undefined ? '' : nameAndAddress(manager)],
  employment_type: [job.employment_type ?? ''],
  ...workPatternValues(job.work_pattern),
})

interface JobChoices extends Record<'departments' | 'locations', Choice[]> {
  managers: Person[]
}

/** Returns the fields of a job. */
export function jobFields(values: FieldValues, { managers, departments, locations }: JobChoices): Field[] {
  const unknown: Choice = ['', text('people.unknown')]
  const choice = (name: string, label: string, choices: readonly Choice[]): Field =>
    select(name, label, [unknown, ...choices], { value: values[name]?.[0], optional: true })
  return [
    input('job_title', text('people.field.job_title'), {
      value: values.job_title?.[0],
      maxlength: 200,
      optional: true,
      autocomplete: 'off',
    }),
    columns(
      choice('department_id', text('people.field.department'), departments),
      choice('location_id', text('people.field.location_id'), locations),
    ),
    columns(
      input('manager_id', text('people.field.manager_id'), {
        value: values.manager_id?.[0],
        maxlength: 300,
        optional: true,
        autocomplete: 'off',
        hint: text('people.hint.manager'),
        suggestions: managers.map(nameAndAddress),
      }),
      choice('employment_type', text('people.field.employment_type'), employmentTypes()),
    ),
    between(html`<h3>${text('people.group.workingDays')}</h3>`),
    workPatternFields(values),
  ]
}

/** Reads the fields of a job that the user changed. */
export async function readChangedJob(context: PageContext, form: SubmittedForm): Promise<AssignmentUpdate> {
  const isFieldChanged = (name: string): boolean => isChanged(form.values, name)
  const manager = form.optional('manager_id')
  return {
    ...(isFieldChanged('job_title') && { job_title: form.nullable('job_title') }),
    ...(isFieldChanged('department_id') && { department_id: form.optionalNumber('department_id') ?? null }),
    ...(isFieldChanged('location_id') && { location_id: form.optionalNumber('location_id') ?? null }),
    ...(isFieldChanged('manager_id') && {
      manager_id: manager === undefined ? null : (await findOnePerson(context, 'manager_id', manager)).id,
    }),
    ...(isFieldChanged('employment_type') && {
      employment_type: form.nullable('employment_type') as Assignment['employment_type'],
    }),
    ...(isFieldChanged('work_pattern') && { work_pattern: readWorkPattern(form) }),
  }
}
