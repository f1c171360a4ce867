import { customFieldsCreate } from '../../custom-fields/custom-fields.create.ts'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { peopleImport } from '../../people-import/people.import.ts'
import { type DemoCompany, perform } from './demo-company.ts'

/** Adds custom fields of different types, with values of the people who have not left. */
export async function seedCustomFields({ staff, today, as }: DemoCompany): Promise<void> {
  for (const body of demoFields) await perform(customFieldsCreate, as('admin'), { body })
  const current = staff.filter(({ status, external_id }) => status !== 'terminated' && external_id !== null)
  const people = current.map(({ first_name, last_name, email, external_id }, index) => ({
    first_name,
    last_name,
    email,
    external_id,
    custom_fields: demoValues(current, index, today),
  }))
  await perform(peopleImport, as('admin'), { body: { people, dry_run: false } })
}

const sizes = { s: 'Small', m: 'Medium', l: 'Large', xl: 'Extra large' }
const sizeKeys = Object.keys(sizes)

const demoFields: Schemas['CustomFieldCreate'][] = [
  {
    key: 't_shirt',
    label: 'T-shirt size',
    description: 'For the company shirt.',
    type: 'choice',
    sensitive: false,
    options: Object.entries(sizes).map(([key, label]) => ({ key, label, archived: false })),
    visible_to: ['self', 'manager'],
    editable_by: ['self'],
  },
  {
    key: 'work_permit_until',
    label: 'Work permit until',
    description: 'The last day of the permit, for people who need one.',
    type: 'date',
    sensitive: true,
    visible_to: ['self'],
  },
  {
    key: 'first_aider',
    label: 'Trained in first aid',
    type: 'boolean',
    sensitive: false,
    visible_to: ['self', 'manager'],
  },
  {
    key: 'buddy',
    label: 'Buddy',
    description: 'A colleague who helps in the first weeks.',
    type: 'person',
    sensitive: false,
    visible_to: ['self', 'manager'],
  },
]

/** Returns the values of the person at an index: a size, and for some people the others. */
function demoValues(people: readonly PersonRow[], index: number, today: string): Schemas['CustomFieldInput'] {
  const buddy = people[(index + 7) % people.length]
  return {
    ...(index % 8 !== 7 && { t_shirt: sizeKeys[(index + Math.floor(index / 6)) % sizeKeys.length] ?? 'm' }),
    ...(index % 12 === 0 && { work_permit_until: addDays(today, 40 + index * 9) }),
    ...(index % 3 === 0 && { first_aider: index % 2 === 1 }),
    ...(index % 10 === 0 && buddy !== undefined && { buddy: buddy.id }),
  }
}
