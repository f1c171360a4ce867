import { addDays } from '../../operation/calendar-date.ts'
import { meUpdatePerson } from '../../person-changes/me.update-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'

/** Adds a change request of the employee: a second family name, a renewed work permit and training in first aid. */
export async function seedChangeRequest({ as, personWithRole, today }: DemoCompany): Promise<void> {
  const { last_name } = personWithRole('employee')
  const custom_fields = { work_permit_until: addDays(today, 730), first_aider: true }
  const body = { phone: '+44 20 7946 0107', last_name: `${last_name}-Hughes`, custom_fields }
  await perform(meUpdatePerson, as('employee'), { body })
}
