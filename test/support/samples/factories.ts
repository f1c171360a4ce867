import { sql } from 'kysely'
import { hashPassword } from '../../../server/access/passwords/password.ts'
import { type Role, roleScopes } from '../../../server/access/roles.ts'
import { signAccessToken } from '../../../server/access/sessions/access-token.ts'
import { toStructuredAddress } from '../../../server/business/structured-address.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import type { Scope } from '../../../server/operation/scopes.ts'
import { type Db, inTransaction } from '../../../server/operation/work.ts'
import { recordEvent } from '../../../server/outbox/record-event.ts'
import type { Config } from '../../../server/process/config.ts'
import { createWebhookSecret, sealWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { createTestWork } from '../service/work.ts'

/** The database, and the configuration with the token keys; a `TestApp` has both. */
interface Context {
  db: Db
  config: Config
}

export interface TestUser {
  id: number
  business_id: number
  name: string
  email: string
  role: Role
  session_id: number
  /** An access token of a session that was created without a login. */
  token: string
}

export interface TestBusiness {
  id: number
  name: string
  owner: TestUser
}

/** The password of all users that these functions create. */
export const testPassword = 'correct horse battery'
let testPasswordHash: Promise<string> | undefined

let sequence = 0

/** Adds a business with an owner. */
export async function createBusiness(
  { db, config }: Context,
  { name = `Business ${++sequence}` } = {},
): Promise<TestBusiness> {
  const { id } = await db
    .insertInto('businesses')
    .values({ name, currency: 'EUR', time_zone: 'UTC' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, owner: await createUser({ db, config }, { business_id: id, role: 'owner' }) }
}

const tomorrow = sql<string>`now() + interval '1 day'`

/**
 * Adds a user with a session whose password confirmation remains valid. The token has the scopes of the user's role
 * unless `scopes` is set.
 */
export async function createUser(
  { db, config }: Context,
  options: { business_id: number; role: Role; email?: string; scopes?: readonly Scope[] },
): Promise<TestUser> {
  const number = ++sequence
  const { business_id, role, email = `${role}-${number}@example.com`, scopes = roleScopes(role) } = options
  const name = `${role} ${number}`
  testPasswordHash ??= hashPassword(testPassword)
  const { id } = await db
    .insertInto('users')
    .values({ business_id, role, email, name, password_hash: await testPasswordHash, active: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = await createSession({ db, config }, { id, business_id, scopes })
  return { id, business_id, role, email, name, ...session }
}

/** Adds a session of a user, whose password confirmation remains valid. Returns it with an access token. */
export async function createSession(
  { db, config }: Context,
  { id: user_id, business_id, scopes }: { id: number; business_id: number; scopes: readonly Scope[] },
): Promise<{ session_id: number; token: string }> {
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ business_id, user_id, expires_at: tomorrow, confirmed_at: tomorrow })
    .returning('id')
    .executeTakeFirstOrThrow()
  const principal = { business_id, user_id, session_id, scopes: new Set(scopes) }
  return { session_id, token: signAccessToken(config.jwtKeys, principal, new Date()) }
}

/**
 * Links a user to their own record. The API does not let users link themselves, and the first owner is the only user.
 */
export async function linkUser({ db }: Pick<Context, 'db'>, user_id: number, person_id: number): Promise<void> {
  await db.updateTable('users').set({ person_id }).where('id', '=', user_id).execute()
}

/** Adds a person without an event, including their department if it does not exist. */
export async function createPerson(
  { db }: Pick<Context, 'db'>,
  {
    department,
    postal_address = null,
    ...values
  }: { business_id: number } & Partial<Omit<Schemas['PersonCreate'], 'last_day'>>,
): Promise<{ id: number; email: string }> {
  const number = ++sequence
  const department_id = department ? await findOrCreateDepartment(db, values.business_id, department) : null
  return await db
    .insertInto('people')
    .values({
      first_name: 'Ada',
      last_name: `Person ${number}`,
      email: `person-${number}@example.com`,
      metadata: {},
      department_id,
      postal_address: postal_address && toStructuredAddress(postal_address),
      told_status: publishedStatus(values),
      ...values,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** Returns the status that the event would contain if the person were added through the API. */
function publishedStatus({ start_date, end_date }: Pick<Schemas['PersonCreate'], 'start_date' | 'end_date'>) {
  const today = new Date().toISOString().slice(0, 10)
  if (end_date && end_date <= today) return 'terminated'
  return start_date && start_date > today ? 'pending' : 'active'
}

async function findOrCreateDepartment(db: Db, business_id: number, name: string): Promise<number> {
  const query = db
    .selectFrom('departments')
    .select('id')
    .where('business_id', '=', business_id)
    .where('name', '=', name)
  return ((await query.executeTakeFirst()) ?? (await createDepartment({ db }, { business_id, name }))).id
}

/** Adds a department without an audit log entry. */
export const createDepartment = (
  { db }: Pick<Context, 'db'>,
  { name = `Department ${++sequence}`, ...values }: { business_id: number } & Partial<Schemas['DepartmentCreate']>,
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('departments')
    .values({ name, ...values })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

/** Adds a location without an audit log entry. */
export const createLocation = (
  { db }: Pick<Context, 'db'>,
  { name = `Location ${++sequence}`, ...values }: { business_id: number } & Partial<Schemas['LocationCreate']>,
): Promise<{ id: number; name: string }> =>
  db
    .insertInto('locations')
    .values({ name, ...values })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()

/** Adds a webhook for `events`, or for all events by default. */
export async function createWebhook(
  { db, config }: Context,
  values: { business_id: number; url?: string; events?: string[]; active?: boolean },
): Promise<{ id: number; secret: string }> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id'))::integer as id
  `.execute(db)
  const id = rows[0]?.id as number
  const secret = createWebhookSecret()
  const secret_ciphertext = sealWebhookSecret(config.encryptionKeys, id, secret)
  await db
    .insertInto('webhooks')
    .values({
      id,
      url: 'https://example.com/hooks',
      active: true,
      events: ['*'],
      ...values,
      secret_ciphertext,
    } as never)
    .execute()
  return { id, secret }
}

/** Records a `person.created` event about a fictitious person, with deliveries to the webhooks of the business. */
export async function createEvent({ db, config }: Context, business_id: number): Promise<void> {
  const created_at = new Date().toISOString()
  const data = {
    id: ++sequence,
    first_name: 'Ada',
    last_name: `Person ${sequence}`,
    email: `person-${sequence}@example.com`,
    date_of_birth: null,
    created_at,
  }
  await inTransaction(createTestWork({ serviceDb: db, config }, business_id), (work) =>
    recordEvent(work, { type: 'person.created', data, created_at }),
  )
}
