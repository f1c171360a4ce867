import { verifyPassword } from '../../access/passwords/password.ts'
import type { Role } from '../../access/roles.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { acrossBusinesses, type GlobalWork } from '../../operation/work.ts'

/** A user of the demo data, linked to a person. */
export interface DemoUser {
  name: string
  email: string
  password: string
  role: Role
  /** The user's role and tasks, as a verb phrase such as `decides on leave`. Printed with the login. */
  summary: string
  job_title: string
  department: string
  /** Whether the user is new and starts on the day on which the demo data are added. */
  startsToday?: true
}

interface DemoLocation {
  name: string
  code: string
}

/** A business of the demo data. */
export interface DemoBusiness {
  name: string
  address: string
  currency: string
  time_zone: string
  country: 'FR' | 'US'
  locations: [office: DemoLocation, plant: DemoLocation]
  /** The domain of the people's email addresses. */
  domain: string
  /** The number of people, including the users. */
  headcount: number
  /** The users, in the order of their IDs, who are also the first people. One of them is the owner. */
  users: DemoUser[]
  /** The account from which pay is paid. */
  debtor?: Schemas['BankDebtor']
  /** Whether the business is a sandbox, which has people, their pay and retro pay, but no leave or documents. */
  sandbox?: boolean
}

/**
 * The businesses of the demo data. Their passwords are public: never store real data in the same database. Emil is
 * person 1 and user 2, as in the contract's examples.
 */
export const demoBusinesses: DemoBusiness[] = [
  {
    name: 'Acme',
    address: '18 rue de la Fabrique\n69003 Lyon\nFrance',
    currency: 'EUR',
    time_zone: 'Europe/Paris',
    country: 'FR',
    locations: [
      { name: 'Paris office', code: 'PAR' },
      { name: 'Lyon plant', code: 'LYS' },
    ],
    domain: 'acme.test',
    headcount: 180,
    debtor: {
      name: 'Acme',
      iban: 'FR1420041010050500013M02606',
      postal_address: { line1: '18 rue de la Fabrique', postal_code: '69003', town: 'Lyon', country: 'FR' },
    },
    users: [
      {
        name: 'Emil Employee',
        email: 'employee@acme.test',
        password: 'acme-employee-demo',
        role: 'employee',
        summary: 'requests leave, has payslips and a document to sign',
        job_title: 'Machinist',
        department: 'Production',
      },
      {
        name: 'Olivia Owner',
        email: 'owner@acme.test',
        password: 'acme-owner-demo',
        role: 'owner',
        summary: 'can do everything: decides on leave, approves pay runs, sets up webhooks',
        job_title: 'Managing director',
        department: 'Management',
      },
      {
        name: 'Milan Manager',
        email: 'manager@acme.test',
        password: 'acme-manager-demo',
        role: 'manager',
        summary: 'decides on leave in Production, including Emil’s',
        job_title: 'Head of Production',
        department: 'Production',
      },
      {
        name: 'Alma Admin',
        email: 'admin@acme.test',
        password: 'acme-admin-demo',
        role: 'admin',
        summary: 'manages people, documents and pay runs, and decides on Olivia’s leave',
        job_title: 'Head of People',
        department: 'People',
      },
      {
        name: 'Nora Newcomer',
        email: 'newcomer@acme.test',
        password: 'acme-newcomer-demo',
        role: 'employee',
        summary: 'starts today: has tasks, a document to sign and a bank account to enter',
        job_title: 'Software developer',
        department: 'Engineering',
        startsToday: true,
      },
    ],
  },
  {
    name: 'Globex',
    address: '200 Example Street\nSpringfield, IL 62701\nUnited States',
    currency: 'USD',
    time_zone: 'America/New_York',
    country: 'US',
    locations: [
      { name: 'New York office', code: 'NYC' },
      { name: 'Albany plant', code: 'ALB' },
    ],
    domain: 'globex.test',
    headcount: 20,
    users: [
      {
        name: 'Gloria Owner',
        email: 'owner@globex.test',
        password: 'globex-owner-demo',
        role: 'owner',
        summary: 'owns another business, isolated from Acme',
        job_title: 'Managing director',
        department: 'Management',
      },
    ],
  },
  {
    name: 'Initech Sandbox',
    address: '4120 Freidrich Lane\nAustin TX 78744\nUnited States',
    currency: 'USD',
    time_zone: 'UTC',
    country: 'US',
    domain: 'sandbox.test',
    headcount: 5,
    sandbox: true,
    locations: [
      { name: 'Austin office', code: 'AUS' },
      { name: 'Dallas plant', code: 'DAL' },
    ],
    users: [
      {
        name: 'Sam Sandbox',
        email: 'owner@sandbox.test',
        password: 'sandbox-owner-demo',
        role: 'owner',
        summary: 'owns a sandbox, and can advance its clock',
        job_title: 'Managing director',
        department: 'Management',
      },
    ],
  },
]

const rolesByRights: readonly Role[] = ['owner', 'admin', 'manager', 'employee']

/** Reads the demo users whose password is unchanged, sorted by business and then by descending permissions. */
export async function readDemoUsers(work: Pick<GlobalWork, 'db'>): Promise<DemoUser[]> {
  const users = demoBusinesses.flatMap(({ users }) =>
    users.toSorted((a, b) => rolesByRights.indexOf(a.role) - rolesByRights.indexOf(b.role)),
  )
  const emails = users.map(({ email }) => email)
  const { db } = acrossBusinesses(work)
  const rows = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('email', 'in', emails)
    .where('active', '=', true)
    .execute()
  const isUnchanged = async ({ email, password }: DemoUser) => {
    const row = rows.find((row) => row.email === email)
    return row !== undefined && (await verifyPassword(row.password_hash, password))
  }
  const unchanged = await Promise.all(users.map(isUnchanged))
  return users.filter((_, index) => unchanged[index])
}
