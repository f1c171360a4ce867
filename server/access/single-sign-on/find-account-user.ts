import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { oneLine } from '../../operation/one-line.ts'
import type { Change, Work } from '../../operation/work.ts'
import { createOpaqueToken } from '../opaque-token.ts'
import { claimAddress } from '../passwords/claim-address.ts'
import { hashPassword } from '../passwords/password.ts'
import { voidPasswordLinks } from '../passwords/password-link.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { findUserByAddress, type LoginUser, lockLoginUser, updateUser } from '../sessions/login-user.ts'
import { auditedRole } from '../users/chosen-role.ts'
import { introducedBy } from '../users/introducers.ts'
import { selectUser } from '../users/present-user.ts'
import { recordUserCreated, recordUserUpdated } from '../users/record-user-event.ts'
import { domainOfAddress } from './domains.ts'
import type { ProviderAccount } from './identity-provider.ts'
import type { SingleSignOnRow } from './read-single-sign-on.ts'

/** The reasons for which an account at the provider logs no user in. */
export type AccountProblem =
  | 'address_unverified'
  | 'domain_not_allowed'
  | 'no_account'
  | 'account_conflict'
  | 'address_in_use'

/**
 * Finds and locks the user of an account at the provider. At the first login of the account, a user of the
 * business is found by the address, which the provider must have verified, or is created. Afterwards only the issuer
 * and the subject count: the provider may give the address to another account.
 *
 * @param work - in the transaction of the login
 * @param link_user_id - the user whose link from their mailbox started the login. Only such a link admits an address in
 *   a domain that is not allowed, and only that of this user: the provider need not be the authority for the domain.
 * @throws {EmailInUseError} if the address logs in to another business
 */
export async function findAccountUser(
  work: Change,
  provider: SingleSignOnRow,
  account: ProviderAccount,
  link_user_id?: number,
): Promise<LoginUser | AccountProblem> {
  await lockBusiness(work) // concurrent first logins of an account link it once
  const identity = await findIdentity(work, provider, account)
  if (!identity) return await linkAccount(work, provider, account, link_user_id)
  const user = await lockLoginUser(work, identity.user_id)
  if (!canLogIn(user)) return 'no_account'
  await work.db
    .updateTable('user_identities')
    .set({ last_used_at: sql`now()` })
    .where('business_id', '=', work.business_id)
    .where('id', '=', identity.id)
    .execute()
  return user
}

const canLogIn = ({ active, locked }: LoginUser): boolean => active && !locked

/** Finds the link between an account at the provider and its user. */
export const findIdentity = (
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  { issuer }: Pick<SingleSignOnRow, 'issuer'>,
  { subject }: Pick<ProviderAccount, 'subject'>,
) =>
  db
    .selectFrom('user_identities')
    .select(['id', 'user_id'])
    .where('business_id', '=', business_id)
    .where('subject', '=', subject)
    .where('issuer', '=', issuer)
    .executeTakeFirst()

/** Links an account to the user with its address, or to a new user. */
async function linkAccount(
  work: Change,
  provider: SingleSignOnRow,
  account: ProviderAccount,
  link_user_id: number | undefined,
): Promise<LoginUser | AccountProblem> {
  const { db, business_id } = work
  const { email, is_email_verified, subject } = account
  if (email === undefined || !is_email_verified) return 'address_unverified'
  const match = await findUserByAddress(work, email)
  const isByLink = match !== undefined && match.id === link_user_id
  if (!isByLink && !provider.allowed_domains.includes(domainOfAddress(email))) return 'domain_not_allowed'
  if (!match && provider.just_in_time_role === null) return 'no_account'
  const id = match?.id ?? (await addUser(work, provider, { ...account, email }))
  const user = await lockLoginUser(work, id)
  if (!canLogIn(user)) return 'no_account'
  if (await hasIdentity(work, provider, id)) return 'account_conflict'

  await claimAddress(work, user)
  await db
    .insertInto('user_identities')
    .values({ business_id, user_id: id, issuer: provider.issuer, subject })
    .execute()
  if (user.password_hash === null) await acceptInvitation(work, id)
  if (isByLink) await voidPasswordLinks(work, id)
  if (match) {
    await introduce(work, provider, id)
    await recordUserUpdated(work, id)
    const detail = { issuer: provider.issuer.slice(0, 500) }
    await recordSecurityChange(work, { action: 'single_sign_on.linked', user_id: id, target_user_id: id, detail })
  } else {
    const row = await selectUser(work, id).executeTakeFirstOrThrow()
    await recordUserCreated(work, row)
    const detail = auditedRole(row)
    recordAudit(work, { action: 'user.provisioned', user_id: id, target_user_id: id, detail })
  }
  return await lockLoginUser(work, id)
}

async function hasIdentity(
  { db, business_id }: Change,
  { issuer }: SingleSignOnRow,
  user_id: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_identities')
    .select('id')
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .where('issuer', '=', issuer)
    .executeTakeFirst()
  return row !== undefined
}

const maxNameLength = 200

/** Adds a user as if invited by the owner who set up the provider. */
async function addUser(
  work: Change,
  { just_in_time_role, just_in_time_role_id, updated_by }: SingleSignOnRow,
  { email, name = email }: ProviderAccount & { email: string },
): Promise<number> {
  const { db, business_id } = work
  const { id } = await db
    .insertInto('users')
    .values({
      business_id,
      name: oneLine(name).slice(0, maxNameLength) || email,
      email,
      role: just_in_time_role ?? 'employee',
      role_id: just_in_time_role_id,
      active: true,
      introduced_by: [updated_by],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Accepts the invitation of a user with a password that no one has seen, so that the address logs in this user. */
async function acceptInvitation(work: Change, id: number): Promise<void> {
  await updateUser(work, id)
    .set({
      password_hash: await hashPassword(createOpaqueToken()),
      password_generated: true,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .execute()
  await voidPasswordLinks(work, id)
}

/** Makes the owner who set up the provider an introducer of the login, because they may control its accounts. */
async function introduce(work: Change, { updated_by }: SingleSignOnRow, id: number): Promise<void> {
  if (updated_by === id) return
  await updateUser(work, id)
    .set({ ...introducedBy(updated_by), version: sql`version + 1`, updated_at: sql`now()` })
    .execute()
}
