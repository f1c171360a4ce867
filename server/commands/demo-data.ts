import { sql } from 'kysely'
import { hashPassword } from '../access/password.ts'
import { createBusiness } from '../business/create-business.ts'
import { acrossBusinesses, type GlobalWork, inBusiness, inTransaction } from '../operation/work.ts'
import { demoPerson } from './demo-people.ts'

/** A user of the demo data. */
export interface DemoUser {
  name: string
  email: string
  password: string
}

/** The passwords are public: never keep real data in the same database. */
const businesses: {
  business: { name: string; currency: string; time_zone: string }
  owner: DemoUser
  employees: DemoUser[]
  people: { count: number; domain: string }
}[] = [
  {
    business: { name: 'Acme', currency: 'EUR', time_zone: 'Europe/Paris' },
    owner: { name: 'Olivia Owner', email: 'owner@acme.test', password: 'acme-owner-demo' },
    employees: [{ name: 'Emil Employee', email: 'employee@acme.test', password: 'acme-employee-demo' }],
    people: { count: 180, domain: 'acme.test' },
  },
  {
    business: { name: 'Globex', currency: 'USD', time_zone: 'America/New_York' },
    owner: { name: 'Gloria Owner', email: 'owner@globex.test', password: 'globex-owner-demo' },
    employees: [],
    people: { count: 20, domain: 'globex.test' },
  },
]

/**
 * Fills an empty database with two businesses, their users, and 200 people, some of whom are users. Makes no events.
 *
 * @returns false without any change when there is a business already
 */
export function seedDemoData(work: Pick<GlobalWork, 'db' | 'now'>): Promise<boolean> {
  return inTransaction(work, async (work) => {
    const { now } = work
    await sql`select pg_advisory_xact_lock(20261120, 3)`.execute(work.db) // of two starts, the first one fills it
    const { rows } = await sql`select from businesses limit 1`.execute(acrossBusinesses(work).db)
    if (rows.length > 0) return false
    let index = 0
    for (const { business, owner, employees, people } of businesses) {
      const business_id = await createBusiness(work, { ...business, owner: await withHash(owner) })
      const { db } = inBusiness(work, business_id)
      const staff = Array.from({ length: people.count }, (_, position) => ({
        ...demoPerson(index++, { business_id, domain: people.domain, now }),
        ...recordOf(employees[position]),
      }))
      const records = await db.insertInto('people').values(staff).returning('id').execute()
      for (const [position, employee] of employees.entries()) {
        const person_id = records[position]?.id ?? null
        const user = { ...(await withHash(employee)), business_id, person_id, role: 'employee' as const, active: true }
        await db.insertInto('users').values(user).execute()
      }
    }
    return true
  })
}

/** @returns the demo users that are in the database */
export async function demoUsersIn(work: Pick<GlobalWork, 'db'>): Promise<DemoUser[]> {
  const users = businesses.flatMap(({ owner, employees }) => [owner, ...employees])
  const emails = users.map(({ email }) => email)
  const { db } = acrossBusinesses(work)
  const rows = await db.selectFrom('users').select('email').where('email', 'in', emails).execute()
  return users.filter((user) => rows.some(({ email }) => email === user.email))
}

/** The members of a person's record that come from a user. */
function recordOf(user: DemoUser | undefined): { first_name: string; last_name: string; email: string } | undefined {
  if (!user) return undefined
  const [first_name = '', last_name = ''] = user.name.split(' ')
  return { first_name, last_name, email: user.email }
}

async function withHash({ name, email, password }: DemoUser) {
  return { name, email, password_hash: await hashPassword(password) }
}
