import { sql } from 'kysely'
import { changeDetail } from '../../audit/record-audit.ts'
import { lockBusiness } from '../../business/lock-business.ts'
import { seal } from '../../db/secret-box.ts'
import { changedMembers } from '../../operation/changes.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import { checkIfMatch } from '../../operation/if-match.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { ok } from '../../operation/response.ts'
import type { Rules } from '../../operation/rules.ts'
import { type Change, inTransaction, type Work } from '../../operation/work.ts'
import { checkRoleGrant } from '../api-keys/grants.ts'
import { recordOwnerNotice } from '../security-changes.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { chosenRoleProblems, type StoredRole, storedRole } from '../users/chosen-role.ts'
import { isUserActive, ownsAddress } from '../users/user-active.ts'
import { domainProblems, setDomains } from './domains.ts'
import { isProviderReachable, issuerProblems, openClient } from './identity-provider.ts'
import type { ProviderClient } from './provider-connection.ts'
import {
  callbackUrl,
  clientSecretContext,
  deleteAuthenticationRequests,
  endAllSessions,
  lockRequirement,
  presentSingleSignOn,
  readSingleSignOn,
} from './read-single-sign-on.ts'

type Input = Schemas['SingleSignOnInput']

const roleNames = { role: 'just_in_time_role', role_id: 'just_in_time_role_id' }

const rules: Rules<'singleSignOn.set'> = ({ body }, config) => [
  ...chosenRoleProblems({ role: body.just_in_time_role ?? null, role_id: body.just_in_time_role_id }, roleNames),
  ...issuerProblems(body.issuer ?? '', config),
  ...domainProblems(body.allowed_domains),
  ...(body.required && !body.break_glass_user_id
    ? [{ path: 'body.break_glass_user_id', code: 'required', message: 'must be an owner who keeps a password' }]
    : []),
]

/**
 * Sets the identity provider of the business. Its metadata is read before the transaction, to keep the transaction
 * short.
 */
export const singleSignOnSet = operation('singleSignOn.set', rules, async (work, { header, body }) => {
  const before = await readSingleSignOn(work)
  checkIfMatch(header['If-Match'], before?.version ?? 0, 'Single sign-on')
  const stored = before && openClient(work, before)
  const client = chooseClient(work, body, stored)
  if (!(await isProviderReachable(work.config, client))) throw validationFailed([discoveryProblem])
  return await inTransaction(work, (work) => set(work, header['If-Match'], body, client))
})

const discoveryProblem = {
  path: 'body.issuer',
  code: 'discovery_failed',
  message: 'has no OpenID Connect metadata for exactly this issuer that the service can read',
}

/**
 * Returns the client of a body. The stored secret is sent only to the provider that it is of.
 *
 * @throws {ApiError} 422 if the secret is missing
 */
function chooseClient(
  work: Work<Principal>,
  { issuer, client_id, client_secret }: Input,
  stored: ProviderClient | undefined,
): ProviderClient {
  if (client_secret !== undefined) return { issuer, client_id, client_secret, redirect_uri: callbackUrl(work) }
  if (stored?.issuer === issuer && stored.client_id === client_id) return stored
  const message = 'is required for a new issuer or client ID'
  throw validationFailed([{ path: 'body.client_secret', code: 'required', message }])
}

async function set(
  work: Change<Principal>,
  ifMatch: string | undefined,
  body: Input,
  { client_secret }: ProviderClient,
) {
  const { db, business_id, config } = work
  await lockBusiness(work)
  const before = await readSingleSignOn(work)
  checkIfMatch(ifMatch, before?.version ?? 0, 'Single sign-on')
  const { client_secret: _, allowed_domains, ...members } = body
  const newRole = chosenRole(body)
  const settings = { ...members, ...columnsFor(newRole) }
  const isNewSecret = client_secret !== (before && openClient(work, before).client_secret)
  const after = { ...settings, allowed_domains: allowed_domains.toSorted() }
  const changes = changedMembers<typeof after>(before ?? unset, after)
  if (!changes && !isNewSecret) return ok(presentSingleSignOn(work, before))

  if (newRole) await checkRoleGrant(work, newRole, `body.${roleNames.role_id}`)
  if (body.break_glass_user_id !== null) await checkBreakGlassUser(work, body.break_glass_user_id)
  const isNewlyRequired = body.required && !before?.required
  if (isNewlyRequired) await lockRequirement(work)
  await setDomains(work, allowed_domains)
  await deleteAuthenticationRequests(work)
  const { user_id, session_id } = userPrincipal(work.by)
  const values = {
    ...settings,
    client_secret_ciphertext: seal(config.encryptionKeys, client_secret, clientSecretContext(business_id)),
    updated_by: user_id,
  }
  if (before) {
    await db
      .updateTable('single_sign_on')
      .set({ ...values, version: sql`version + 1`, updated_at: sql`now()` })
      .where('business_id', '=', business_id)
      .execute()
  } else
    await db
      .insertInto('single_sign_on')
      .values({ business_id, ...values })
      .execute()
  if (isNewlyRequired) await endAllSessions(work, session_id)
  const detail = { ...changeDetail(before ?? unset, changes ?? {}), ...(isNewSecret && { client_secret: true }) }
  await recordOwnerNotice(work, { action: 'single_sign_on.updated', detail: shorten(detail) })
  return ok(presentSingleSignOn(work, await readSingleSignOn(work)))
}

/** Returns the role of new users; undefined if unknown users are refused. */
const chosenRole = ({ just_in_time_role: role, just_in_time_role_id: role_id }: Input): StoredRole | undefined =>
  role === null ? undefined : storedRole({ role, role_id })

const columnsFor = (role: StoredRole | undefined) => ({
  just_in_time_role: role === undefined || role.role === 'owner' ? null : role.role,
  just_in_time_role_id: role?.role_id ?? null,
})

/** The settings while single sign-on is off, for comparison. */
const unset = {
  issuer: null,
  client_id: null,
  allowed_domains: [] as string[],
  required: false,
  break_glass_user_id: null,
  just_in_time_role: null,
  just_in_time_role_id: null,
  trusts_provider_two_factor: false,
}

/** Shortens texts to the limit of details of the audit log. */
const shorten = (detail: Schemas['AuditDetail']): Schemas['AuditDetail'] =>
  Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 500) : value]),
  )

/** @throws {ApiError} 422 if the user is not an active owner who has chosen a password */
async function checkBreakGlassUser({ db, business_id }: Change, id: number): Promise<void> {
  const path = 'body.break_glass_user_id'
  const user = await db
    .selectFrom('users')
    .select(['role', 'password_generated'])
    .select([ownsAddress.as('has_login'), isUserActive({ business_id }).as('is_active')])
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user) throw unknownReference(path)
  const { role, password_generated, has_login, is_active } = user
  if (role === 'owner' && has_login && is_active && !password_generated) return
  const message = 'must be an active owner who has chosen a password'
  throw validationFailed([{ path, code: 'no_owner_password', message }])
}
