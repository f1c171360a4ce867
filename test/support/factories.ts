import { type Kysely, sql } from 'kysely'
import { signAccessToken } from '../../server/access/access-token.ts'
import { hashPassword } from '../../server/access/password.ts'
import { type Role, type Scope, scopesOf } from '../../server/access/roles.ts'
import { type Database, inTransaction } from '../../server/db/orm.ts'
import { recordEvent } from '../../server/events/record-event.ts'
import type { Schemas } from '../../server/operation/contract.ts'
import type { Config } from '../../server/process/config.ts'
import { createWebhookSecret, sealWebhookSecret } from '../../server/webhooks/webhook-secret.ts'
import type { TestApp } from './app.ts'

/** Where rows go and what signs tokens: a `TestApp` is one. */
interface Context {
  db: Kysely<Database>
  config: Config
}

export interface TestUser {
  id: number
  business_id: number
  name: string
  email: string
  role: Role
  session_id: number
  /** Of a session that was opened without the login. */
  token: string
}

export interface TestBusiness {
  id: number
  name: string
  owner: TestUser
}

/** The password of every user made here. */
export const testPassword = 'correct horse battery'
let testPasswordHash: Promise<string> | undefined

let made = 0

/** Adds a business with an owner. */
export async function createBusiness(
  { db, config }: Context,
  { name = `Business ${++made}` } = {},
): Promise<TestBusiness> {
  const { id } = await db
    .insertInto('businesses')
    .values({ name, currency: 'EUR', time_zone: 'UTC' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, owner: await createUser({ db, config }, { business_id: id, role: 'owner' }) }
}

/** Adds a user with an open session. The token carries the role's scopes, or those given. */
export async function createUser(
  { db, config }: Context,
  given: { business_id: number; role: Role; email?: string; scopes?: readonly Scope[] },
): Promise<TestUser> {
  const number = ++made
  const { business_id, role, email = `${role}-${number}@example.com`, scopes = scopesOf(role) } = given
  const name = `${role} ${number}`
  testPasswordHash ??= hashPassword(testPassword)
  const { id } = await db
    .insertInto('users')
    .values({ business_id, role, email, name, password_hash: await testPasswordHash, active: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const session = await db
    .insertInto('sessions')
    .values({ business_id, user_id: id, expires_at: sql`now() + interval '1 day'` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const principal = { business_id, user_id: id, session_id: session.id, scopes: new Set(scopes) }
  const token = signAccessToken(config.jwtKeys, principal, new Date())
  return { id, business_id, role, email, name, session_id: session.id, token }
}

/** Adds a person, without an event. */
export async function createPerson(
  { db }: Pick<Context, 'db'>,
  given: { business_id: number } & Partial<Schemas['PersonCreate']>,
): Promise<{ id: number; email: string }> {
  const number = ++made
  return await db
    .insertInto('people')
    .values({
      first_name: 'Ada',
      last_name: `Person ${number}`,
      email: `person-${number}@example.com`,
      metadata: {},
      ...given,
    })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}

/** Adds a webhook to all events, or those given. */
export async function createWebhook(
  { db, config }: Context,
  given: { business_id: number; url?: string; events?: string[]; active?: boolean },
): Promise<{ id: number; secret: string }> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('webhooks', 'id'))::integer as id
  `.execute(db)
  const id = rows[0]?.id as number
  const secret = createWebhookSecret()
  const secret_ciphertext = sealWebhookSecret(config.encryptionKeys, id, secret)
  await db
    .insertInto('webhooks')
    .values({ id, url: 'https://example.com/hooks', active: true, events: ['*'], ...given, secret_ciphertext } as never)
    .execute()
  return { id, secret }
}

/** Records that a person was created who does not exist, with the deliveries to the business's webhooks. */
export async function createEvent({ orm }: Pick<TestApp, 'orm'>, business_id: number): Promise<void> {
  const created_at = new Date().toISOString()
  const data = {
    id: ++made,
    first_name: 'Ada',
    last_name: `Person ${made}`,
    email: `person-${made}@example.com`,
    date_of_birth: null,
    created_at,
  }
  await inTransaction(orm.em.fork(), (t) => recordEvent(t, { business_id, type: 'person.created', data, created_at }))
}
