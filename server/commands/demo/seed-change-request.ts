import { meUpdatePerson } from '../../person-changes/me.update-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'

/** Adds a change request of the employee, who takes a second family name and waits for approval. */
export async function seedChangeRequest({ as, personWithRole }: DemoCompany): Promise<void> {
  const { last_name } = personWithRole('employee')
  const body = { phone: '+44 20 7946 0107', last_name: `${last_name}-Hughes` }
  await perform(meUpdatePerson, as('employee'), { body })
}
