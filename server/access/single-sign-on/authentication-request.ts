import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'
import { createOpaqueToken } from '../opaque-token.ts'
import { userPrincipal } from '../sessions/user-principal.ts'

/*
 * An authentication request (OpenID Connect § 3.1.2.1) is bound to the browser that starts it by a secret, from which
 * its state, its nonce and its code verifier (RFC 7636) are derived, together with its purpose. The state is visible to
 * the provider and in addresses, but does not reveal the secret. Only the state is stored.
 */

const lifetimeMinutes = 10

/** The purpose of a request: a login, or a proof of the user in the session with this ID. */
export type RequestPurpose = 'login' | `session ${number}`

/** The values of a request that only this service and the browser know. */
export interface RequestValues {
  state: string
  nonce: string
  code_verifier: string
}

/**
 * Creates the secret of a request to the provider of the business.
 *
 * @param link_user_id - the user whose link from their mailbox started the request, if any. The state is derived from the
 *   whole secret, so that the browser cannot name another user.
 */
export const createRequestSecret = ({ business_id }: Pick<Work, 'business_id'>, link_user_id?: number): string =>
  [business_id, createOpaqueToken(), ...(link_user_id === undefined ? [] : [link_user_id])].join('.')

/** Derives the values of a request from its secret. A request for one purpose has no values in common with another. */
export function deriveRequestValues(secret: string, purpose: RequestPurpose): RequestValues {
  const derive = (name: string) => createHmac('sha256', secret).update(`${purpose}: ${name}`).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), code_verifier: derive('code verifier') }
}

/** Stores a request. */
export async function storeAuthenticationRequest(
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  state: string,
): Promise<void> {
  await db
    .insertInto('authentication_requests')
    .values({ business_id, state, expires_at: sql`now() + make_interval(mins => ${lifetimeMinutes})` })
    .execute()
}

/** A request that was used up. */
export interface UsedRequest extends RequestValues {
  business_id: number
  /** The user whose link from their mailbox started the request. */
  link_user_id: number | undefined
  /** The time at which the request was stored, by the clock of the database. */
  started_at: Date
}

/**
 * Uses a request for a login up, whether or not the response of the provider turns out to be valid.
 *
 * @param work - outside a transaction, so that a failure does not restore the request
 * @returns undefined if the secret is unknown, used, expired, or for another purpose
 */
export async function useLoginRequest(work: GlobalWork, secret: string): Promise<UsedRequest | undefined> {
  const { business_id } = readSecret(secret)
  if (business_id === undefined) return undefined
  return await useRequest(inBusiness(work, business_id), secret, 'login')
}

/**
 * Uses a request of the caller's session up.
 *
 * @param work - outside a transaction, so that a failure does not restore the request
 * @returns undefined if the secret is unknown, used, expired, or of another session
 */
export async function useSessionRequest(work: Work<Principal>, secret: string): Promise<UsedRequest | undefined> {
  return readSecret(secret).business_id === work.business_id
    ? await useRequest(work, secret, sessionPurpose(work.by))
    : undefined
}

/** @throws {ApiError} 403 for an API key */
export const sessionPurpose = (by: Principal): RequestPurpose => `session ${userPrincipal(by).session_id}`

/** Reads the IDs in a secret. They count only once its state was found. */
function readSecret(secret: string): { business_id?: number; link_user_id?: number } {
  const [, business, user] = /^([1-9]\d{0,8})\.[\w-]{43}(?:\.([1-9]\d{0,8}))?$/.exec(secret) ?? []
  return {
    ...(business !== undefined && { business_id: Number(business) }),
    ...(user !== undefined && { link_user_id: Number(user) }),
  }
}

async function useRequest(
  { db, business_id }: Pick<Work, 'db' | 'business_id'>,
  secret: string,
  purpose: RequestPurpose,
): Promise<UsedRequest | undefined> {
  if (db.isTransaction) throw new Error('requests are used up outside a transaction')
  const values = deriveRequestValues(secret, purpose)
  const row = await db
    .deleteFrom('authentication_requests')
    .where('business_id', '=', business_id)
    .where('state', '=', values.state)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('expires_at')
    .executeTakeFirst()
  if (!row) return undefined
  const started_at = new Date(Date.parse(row.expires_at) - lifetimeMinutes * 60_000)
  return { ...values, business_id, link_user_id: readSecret(secret).link_user_id, started_at }
}
