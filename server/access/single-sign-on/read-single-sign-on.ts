import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change, Work } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { endConnections } from '../apps/end-connections.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { readDomains } from './domains.ts'
import { loginUrl } from './login-address.ts'
import type { SingleSignOnTable } from './single-sign-on.entity.ts'

const columns = [
  'id',
  'issuer',
  'client_id',
  'client_secret_ciphertext',
  'required',
  'break_glass_user_id',
  'just_in_time_role',
  'just_in_time_role_id',
  'trusts_provider_two_factor',
  'updated_by',
  'updated_at',
  'version',
] as const

/** The identity provider of a business. */
export type ProviderRow = Pick<Selectable<SingleSignOnTable>, (typeof columns)[number]>

/** The identity provider of a business, with its domains. */
export type SingleSignOnRow = ProviderRow & { allowed_domains: string[] }

/** Reads the identity provider of the business, without its domains. @returns undefined if single sign-on is off */
export const readProvider = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>): Promise<ProviderRow | undefined> =>
  db.selectFrom('single_sign_on').select(columns).where('business_id', '=', business_id).executeTakeFirst()

/** Reads the identity provider of the business. @returns undefined if single sign-on is off */
export async function readSingleSignOn(work: Pick<Work, 'db' | 'business_id'>): Promise<SingleSignOnRow | undefined> {
  const row = await readProvider(work)
  return row && { ...row, allowed_domains: await readDomains(work) }
}

/** The encryption context of the client secret, which contains the ID of the business. */
export const clientSecretContext = (id: number): string => `business:${id}:client_secret`

/**
 * The redirect URI at the provider of a business. Each business has its own, so that a provider cannot pass off the code
 * of another one as its own (RFC 9700 § 4.4.2.2).
 */
export const callbackUrl = ({ config, business_id }: { config: Pick<Config, 'publicUrl'>; business_id: number }) =>
  `${config.publicUrl}/console/sign-in/callback/${business_id}`

/** Returns the API representation. @param row - undefined if single sign-on is off */
export const presentSingleSignOn = (
  work: Pick<Work, 'config' | 'business_id'>,
  row: SingleSignOnRow | undefined,
): Schemas['SingleSignOn'] => ({
  enabled: row !== undefined,
  issuer: row?.issuer ?? null,
  client_id: row?.client_id ?? null,
  allowed_domains: row?.allowed_domains ?? [],
  required: row?.required ?? false,
  break_glass_user_id: row?.break_glass_user_id ?? null,
  just_in_time_role: row?.just_in_time_role_id ? 'custom' : (row?.just_in_time_role ?? null),
  just_in_time_role_id: row?.just_in_time_role_id ?? null,
  trusts_provider_two_factor: row?.trusts_provider_two_factor ?? false,
  callback_url: callbackUrl(work),
  login_url: row?.allowed_domains[0] === undefined ? null : loginUrl(work.config, row.allowed_domains[0]),
  updated_at: row?.updated_at ?? null,
  version: row?.version ?? 0,
})

const readRequirement = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('single_sign_on')
    .select(['required', 'break_glass_user_id'])
    .where('business_id', '=', business_id)
    .executeTakeFirst()

/**
 * The first key of an advisory lock of the business: logins without single sign-on share it, and turning the
 * requirement on takes it alone. Otherwise a concurrent login would survive.
 */
const requirementLockKind = 20_261_127

/** Waits for logins without single sign-on, and blocks further ones until the transaction ends. */
export async function lockRequirement({ db, business_id }: Change): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(requirementLockKind)}, ${business_id})`.execute(db)
}

/** Whether the business requires single sign-on of its users. */
export const requiresSingleSignOn = async (work: Pick<Work, 'db' | 'business_id'>): Promise<boolean> =>
  (await readRequirement(work))?.required ?? false

/** Whether a user can log in without single sign-on. */
export async function canUsePassword(work: Pick<Work, 'db' | 'business_id'>, user_id: number): Promise<boolean> {
  const requirement = await readRequirement(work)
  return !requirement?.required || requirement.break_glass_user_id === user_id
}

/**
 * Checks that a user can log in without single sign-on, and informs the owners if it is an exception.
 *
 * @param work - in the transaction of the login
 */
export async function admitWithoutSingleSignOn(work: Change, user_id: number): Promise<boolean> {
  const { db, business_id } = work
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(requirementLockKind)}, ${business_id})`.execute(db)
  const requirement = await readRequirement(work)
  if (!requirement?.required) return true
  if (requirement.break_glass_user_id !== user_id) return false
  await recordOwnerNotice(work, { action: 'single_sign_on.bypassed', user_id })
  return true
}

/** Deletes the started logins of the business, which were started with its earlier provider. */
export const deleteAuthenticationRequests = ({ db, business_id }: Change) =>
  db.deleteFrom('authentication_requests').where('business_id', '=', business_id).execute()

/**
 * Ends the started logins, the sessions and the connections of apps of all users of the business. The logins are
 * first: the statement waits for those that are being completed, whose sessions the next statement then ends.
 *
 * @param except - the ID of a session
 */
export async function endAllSessions(work: Change, except: number): Promise<void> {
  const { db, business_id } = work
  await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('consumed_at', 'is', null)
    .execute()
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('revoked_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  await endConnections(work, 'all', 'sessions_ended')
}
