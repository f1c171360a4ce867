import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type GlobalWork, inBusiness, type Work } from '../../operation/work.ts'
import { createOpaqueToken } from '../opaque-token.ts'

/*
 * An authentication request (OpenID Connect § 3.1.2.1) is bound to the browser that starts it by a secret, from which
 * its state, its nonce and its code verifier (RFC 7636) are derived. The state is visible to the provider and in
 * addresses, but does not reveal the secret. Only the state is stored.
 */

const lifetimeMinutes = 10

/** The values of a request that only this service and the browser know. */
export interface RequestValues {
  state: string
  nonce: string
  code_verifier: string
}

/** Creates the secret of a request to the provider of the business. */
export const createRequestSecret = ({ business_id }: Pick<Work, 'business_id'>): string =>
  `${business_id}.${createOpaqueToken()}`

/** Derives the values of a request from its secret. */
export function deriveRequestValues(secret: string): RequestValues {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url')
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

/**
 * Uses a request up, whether or not the response of the provider turns out to be valid.
 *
 * @param work - outside a transaction, so that a failure does not restore the request
 * @returns the business and the values; undefined if the secret is unknown, used or expired
 */
export async function useAuthenticationRequest(
  work: GlobalWork,
  secret: string,
): Promise<(RequestValues & { business_id: number }) | undefined> {
  if (work.db.isTransaction) throw new Error('requests are used up outside a transaction')
  const [, business] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(secret) ?? []
  if (business === undefined) return undefined
  const business_id = Number(business)
  const values = deriveRequestValues(secret)
  const { numDeletedRows } = await inBusiness(work, business_id)
    .db.deleteFrom('authentication_requests')
    .where('business_id', '=', business_id)
    .where('state', '=', values.state)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n ? { ...values, business_id } : undefined
}
