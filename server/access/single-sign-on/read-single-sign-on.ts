import { type Selectable, sql } from 'kysely'
import type { Schemas } from '../../operation/contract/contract.ts'
import type { Change, Work } from '../../operation/work.ts'
import type { Config } from '../../process/config.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { readDomains } from './domains.ts'
import type { SingleSignOnTable } from './single-sign-on.entity.ts'

const columns = [
  'id',
  'issuer',
  'client_id',
  'client_secret_ciphertext',
  'required',
  'break_glass_user_id',
  'just_in_time_role',
  'trusts_provider_two_factor',
  'updated_by',
  'updated_at',
  'version',
] as const

/** The identity provider of a business, with its domains. */
export type SingleSignOnRow = Pick<Selectable<SingleSignOnTable>, (typeof columns)[number]> & {
  allowed_domains: string[]
}

/** Reads the identity provider of the business. @returns undefined if single sign-on is off */
export async function readSingleSignOn(work: Pick<Work, 'db' | 'business_id'>): Promise<SingleSignOnRow | undefined> {
  const { db, business_id } = work
  const row = await db
    .selectFrom('single_sign_on')
    .select(columns)
    .where('business_id', '=', business_id)
    .executeTakeFirst()
  return row && { ...row, allowed_domains: await readDomains(work) }
}

/** The encryption context of the client secret, which contains the ID of the business. */
export const clientSecretContext = (id: number): string => `business:${id}:client_secret`

/** The redirect URI of this service at every provider. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => `${publicUrl}/console/sign-in/callback`

/** Returns the API representation. @param row - undefined if single sign-on is off */
export const presentSingleSignOn = (
  row: SingleSignOnRow | undefined,
  config: Pick<Config, 'publicUrl'>,
): Schemas['SingleSignOn'] => ({
  enabled: row !== undefined,
  issuer: row?.issuer ?? null,
  client_id: row?.client_id ?? null,
  allowed_domains: row?.allowed_domains ?? [],
  required: row?.required ?? false,
  break_glass_user_id: row?.break_glass_user_id ?? null,
  just_in_time_role: row?.just_in_time_role ?? null,
  trusts_provider_two_factor: row?.trusts_provider_two_factor ?? false,
  callback_url: callbackUrl(config),
  updated_at: row?.updated_at ?? null,
  version: row?.version ?? 0,
})

const readRequirement = ({ db, business_id }: Pick<Work, 'db' | 'business_id'>) =>
  db
    .selectFrom('single_sign_on')
    .select(['required', 'break_glass_user_id'])
    .where('business_id', '=', business_id)
    .executeTakeFirst()

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
  const requirement = await readRequirement(work)
  if (!requirement?.required) return true
  if (requirement.break_glass_user_id !== user_id) return false
  await recordOwnerNotice(work, { action: 'single_sign_on.bypassed', user_id })
  return true
}

/** Deletes the started logins of the business, which were started with its earlier provider. */
export const deleteAuthenticationRequests = ({ db, business_id }: Change) =>
  db.deleteFrom('authentication_requests').where('business_id', '=', business_id).execute()

/** Ends the sessions and started logins of all users of the business. @param except - the ID of a session */
export async function endAllSessions({ db, business_id }: Change, except: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('revoked_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  await db
    .updateTable('login_challenges')
    .set({ consumed_at: sql`now()` })
    .where('business_id', '=', business_id)
    .where('consumed_at', 'is', null)
    .execute()
}
