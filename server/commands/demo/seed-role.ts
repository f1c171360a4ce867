import { rolesCreate } from '../../access/roles/roles.create.ts'
import { usersCreate } from '../../access/users/users.create.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'

/** Adds a custom role, and invites a team lead who gets it. */
export async function seedRole({ staff, as }: DemoCompany): Promise<void> {
  const { id: role_id } = (
    await perform(rolesCreate, as('owner'), {
      body: {
        name: 'HR partner',
        description: 'Looks after the people of a department',
        scopes: ['people:read', 'personal:read', 'documents:read', 'leave:read', 'leave:write', 'leave:approve'],
        reach: 'department',
      },
    })
  ).body.data
  const lead = staff.find(isTeamLead)
  if (lead === undefined) return
  const { id: person_id, first_name, last_name, email } = lead
  const name = `${first_name} ${last_name}`
  await perform(usersCreate, as('owner'), { body: { name, email, role: 'custom', role_id, person_id } })
}

const isTeamLead = ({ job_title, status }: PersonRow): boolean =>
  status === 'active' && job_title !== null && job_title.endsWith('team lead')
