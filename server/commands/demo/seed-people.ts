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
import { type ActingUser, type DemoCompany, perform, workAs } from './demo-company.ts'
import { orgChart } from './org-chart.ts'

/**
 * Adds a business with its people and users.
 *
 * @param from - the index of the first person (`demoPerson`)
 */
export async function seedPeople(global: GlobalChange, business: DemoBusiness, from: number): Promise<DemoCompany> {
  const owner = findUser(business, 'owner')
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
  const personFor = (user: DemoUser): PersonRow => staff.find(({ email }) => email === user.email) as PersonRow
  const personWithRole = (role: DemoUser['role']): PersonRow =>
    personFor(business.users.find((each) => each.role === role) ?? owner)
  const { id: person_id } = personFor(owner)
  await linkOwner(work, user_id, person_id)
  const users: ActingUser[] = [{ user_id, email: owner.email, role: 'owner', person_id }]
  for (const user of business.users) {
    if (user === owner) continue
    const { id } = personFor(user)
    const user_id = await invite(work, users[0] as ActingUser, user, id)
    users.push({ user_id, email: user.email, role: user.role, person_id: id })
  }
  const newcomer = business.users.find(({ startsToday }) => startsToday)
  return {
    business,
    staff,
    today,
    as: (role) => workAs(work, users.find((user) => user.role === role) ?? (users[0] as ActingUser)),
    personWithRole,
    newcomer: newcomer && personFor(newcomer),
  }
}

const findUser = ({ users }: DemoBusiness, role: DemoUser['role']): DemoUser =>
  users.find((user) => user.role === role) as DemoUser

/** Adds the people. Managers who come later in the list are set in a second pass. */
async function hire(
  work: ReturnType<typeof workAs>,
  business: DemoBusiness,
  { from, today }: { from: number; today: string },
): Promise<PersonRow[]> {
  const hires = orgChart(business, { from, today })
  const locationFor = await addWorkplaces(work, business)
  const staff: PersonRow[] = []
  for (const { person, manager } of hires) {
    const manager_id = manager === null ? null : (staff[manager]?.id ?? null)
    staff.push(await addPerson(work, { ...person, ...locationFor(person.department), manager_id }))
  }
  await publishPersonChanges(
    work,
    staff.map((row) => ({ row, as: 'created' as const })),
  )
  for (const [position, { manager }] of hires.entries()) {
    const row = staff[position] as PersonRow
    if (manager === null || row.manager_id !== null) continue
    const manager_id = (staff[manager] as PersonRow).id
    const { id, start_date: effective_on } = row
    await perform(peopleUpdate, work, { path: { id }, body: { manager_id, ...(effective_on && { effective_on }) } })
    row.manager_id = manager_id
  }
  return staff
}

const operations = ['Production', 'Logistics']

/**
 * Adds the locations and the nested departments. All other departments are added with their people.
 *
 * @returns a function from the name of a department to its location
 */
async function addWorkplaces(
  work: ReturnType<typeof workAs>,
  { locations, country, time_zone }: DemoBusiness,
): Promise<(department: string | null | undefined) => { location_id: number }> {
  const [office, plant] = await mapSequentially(locations, async (location) => {
    return (await perform(locationsCreate, work, { body: { ...location, country, time_zone } })).body.data.id
  })
  const { id: parent_id } = (await perform(departmentsCreate, work, { body: { name: 'Operations', code: 'OPS' } })).body
    .data
  await mapSequentially(operations, (name) => perform(departmentsCreate, work, { body: { name, parent_id } }))
  return (department) => ({ location_id: Number(operations.includes(department ?? '') ? plant : office) })
}

async function mapSequentially<T, U>(list: readonly T[], callback: (item: T) => Promise<U>): Promise<U[]> {
  const results: U[] = []
  for (const item of list) results.push(await callback(item))
  return results
}

/**
 * Links the owner to their person with a direct update, because users cannot link themselves and there is no other
 * owner yet.
 */
async function linkOwner(work: Change, user_id: number, person_id: number): Promise<void> {
  await updateUser(work, user_id).set({ person_id }).execute()
  recordAudit(work, { action: 'user.updated', target_user_id: user_id, detail: { person_id } })
}

/** Invites a user, accepts the invitation and confirms the login. @returns the user's ID */
async function invite(
  work: Change,
  owner: ActingUser,
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
