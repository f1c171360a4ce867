import { authResetPassword } from '../../access/passwords/auth.reset-password.ts'
import { hashPassword } from '../../access/passwords/password.ts'
import { updateUser } from '../../access/sessions/login-user.ts'
import { confirmLogin } from '../../access/users/confirm-login.ts'
import { selectUser } from '../../access/users/present-user.ts'
import { usersCreate } from '../../access/users/users.create.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { createBusiness } from '../../business/create-business.ts'
import { readToday } from '../../business/today.ts'
import { anonymous } from '../../operation/principal.ts'
import { type Change, type GlobalChange, inBusiness } from '../../operation/work.ts'
import { addPerson } from '../../people/add-person.ts'
import { peopleUpdate } from '../../people/people.update.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { publishPersonChanges } from '../../people/publish-person-change.ts'
import { departmentsCreate } from '../../workplaces/departments.create.ts'
import { locationsCreate } from '../../workplaces/locations.create.ts'
import type { DemoBusiness, DemoUser } from './demo-businesses.ts'
import { type DemoCompany, type KnownUser, perform, workAs } from './demo-company.ts'
import { orgChart } from './org-chart.ts'

/**
 * Adds a business with its people and users.
 *
 * @param from - the index of the first person (`demoPerson`)
 */
export async function seedPeople(global: GlobalChange, business: DemoBusiness, from: number): Promise<DemoCompany> {
  const owner = userOf(business, 'owner')
  const { name, address, currency, time_zone, sandbox } = business
  const password_hash = await hashPassword(owner.password)
  const business_id = await createBusiness(global, {
    name,
    address,
    currency,
    time_zone,
    sandbox,
    owner: { name: owner.name, email: owner.email, password_hash },
  })
  const work = inBusiness(global, business_id)
  const { id: user_id } = await work.db
    .selectFrom('users')
    .select('id')
    .where('business_id', '=', business_id)
    .executeTakeFirstOrThrow()
  const today = await readToday(work)

  const staff = await hire(workAs(work, { user_id, email: owner.email, role: 'owner', person_id: null }), business, {
    from,
    today,
  })
  const recordOf = ({ role }: Pick<DemoUser, 'role'>): PersonRow => {
    const user = business.users.find((each) => each.role === role) ?? owner
    return staff.find(({ email }) => email === user.email) as PersonRow
  }
  const { id: person_id } = recordOf(owner)
  await linkOwner(work, user_id, person_id)
  const users: KnownUser[] = [{ user_id, email: owner.email, role: 'owner', person_id }]
  for (const user of business.users) {
    if (user === owner) continue
    const { id } = recordOf(user)
    const user_id = await invite(work, users[0] as KnownUser, user, id)
    users.push({ user_id, email: user.email, role: user.role, person_id: id })
  }
  return {
    business,
    staff,
    today,
    as: (role) => workAs(work, users.find((user) => user.role === role) ?? (users[0] as KnownUser)),
    recordOf: (role) => recordOf({ role }),
  }
}

const userOf = ({ users }: DemoBusiness, role: DemoUser['role']): DemoUser =>
  users.find((user) => user.role === role) as DemoUser

/** Adds the people, each after whoever manages them; the managers of the first ones are named afterwards. */
async function hire(
  work: ReturnType<typeof workAs>,
  business: DemoBusiness,
  { from, today }: { from: number; today: string },
): Promise<PersonRow[]> {
  const hires = orgChart(business, { from, today })
  const placeOf = await openPlaces(work, business)
  const staff: PersonRow[] = []
  for (const { person, manager } of hires) {
    const manager_id = manager === null ? null : (staff[manager]?.id ?? null)
    staff.push(await addPerson(work, { ...person, ...placeOf(person.department), manager_id }))
  }
  await publishPersonChanges(
    work,
    staff.map((row) => ({ row, as: 'created' as const })),
  )
  for (const [position, { manager }] of hires.entries()) {
    const row = staff[position] as PersonRow
    if (manager === null || row.manager_id !== null) continue
    const manager_id = (staff[manager] as PersonRow).id
    await perform(peopleUpdate, work, { path: { id: row.id }, body: { manager_id } })
    row.manager_id = manager_id
  }
  return staff
}

const operations = ['Production', 'Logistics']

/**
 * Adds the locations, and the departments that are parts of another one; people add the others.
 *
 * @returns where the people of a department work
 */
async function openPlaces(
  work: ReturnType<typeof workAs>,
  { locations, country, time_zone }: DemoBusiness,
): Promise<(department: string | null | undefined) => { location_id: number }> {
  const [office, plant] = await inTurn(locations, async (location) => {
    return (await perform(locationsCreate, work, { body: { ...location, country, time_zone } })).body.data.id
  })
  const { id: parent_id } = (await perform(departmentsCreate, work, { body: { name: 'Operations', code: 'OPS' } })).body
    .data
  await inTurn(operations, (name) => perform(departmentsCreate, work, { body: { name, parent_id } }))
  return (department) => ({ location_id: Number(operations.includes(department ?? '') ? plant : office) })
}

async function inTurn<Given, Made>(list: readonly Given[], make: (given: Given) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const each of list) made.push(await make(each))
  return made
}

/** Nobody links themselves to a record, and there is no other owner who could do it for the first one. */
async function linkOwner(work: Change, user_id: number, person_id: number): Promise<void> {
  await updateUser(work, user_id).set({ person_id }).execute()
  recordAudit(work, { action: 'user.updated', target_user_id: user_id, detail: { person_id } })
}

/** Invites a user, who accepts. They are somebody else than the owner. @returns their id */
async function invite(
  work: Change,
  owner: KnownUser,
  { name, email, role, password }: DemoUser,
  person_id: number,
): Promise<number> {
  const { body } = await perform(usersCreate, workAs(work, owner), { body: { name, email, role, person_id } })
  const { id, invite_link = '' } = body.data
  const token = invite_link.slice(invite_link.lastIndexOf('/') + 1)
  await perform(authResetPassword, { ...work, by: anonymous }, { body: { token, password } })
  await confirmLogin(work, await selectUser(work, id).executeTakeFirstOrThrow(), null)
  return id
}
