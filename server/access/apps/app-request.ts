import jwt from 'jsonwebtoken'
import type { KeyWithId } from '../../process/config.ts'

/*
 * The two messages between `/oauth/authorize` and the console, each signed and valid once at most, because the request of
 * the browser ends with the first decision.
 */

/** The request of an app. */
export interface AppRequest {
  /** The request of the browser that started it. */
  uid: string
  client_id: string
  scopes: string[]
  redirect_uri: string
}

/** The decision of a user to allow a request. */
export interface AppApproval {
  uid: string
  business_id: number
  user_id: number
  connection_id: number
}

const requestSeconds = 600
const approvalSeconds = 60

/** Signs a request, valid for ten minutes. */
export const signAppRequest = (keys: KeyWithId[], request: AppRequest): string =>
  sign(keys, 'app-request+jwt', request, requestSeconds)

/** Reads a request. @returns undefined if it is invalid or has expired */
export const readAppRequest = (keys: KeyWithId[], token: string): AppRequest | undefined =>
  verify<AppRequest>(keys, 'app-request+jwt', token)

/** Signs a decision, valid for one minute. */
export const signAppApproval = (keys: KeyWithId[], approval: AppApproval): string =>
  sign(keys, 'app-approval+jwt', approval, approvalSeconds)

/** Reads a decision. @returns undefined if it is invalid or has expired */
export const readAppApproval = (keys: KeyWithId[], token: string): AppApproval | undefined =>
  verify<AppApproval>(keys, 'app-approval+jwt', token)

function sign(keys: KeyWithId[], typ: string, claims: object, expiresIn: number): string {
  const [first] = keys
  if (!first) throw new Error('there is no key to sign with')
  return jwt.sign(claims, first.key, { algorithm: 'HS256', expiresIn, header: { alg: 'HS256', typ, kid: first.kid } })
}

function verify<Claims>(keys: KeyWithId[], typ: string, token: string): Claims | undefined {
  const header = jwt.decode(token, { complete: true })?.header
  const key = keys.find(({ kid }) => kid === header?.kid)?.key
  if (header?.typ !== typ || key === undefined) return undefined
  try {
    return jwt.verify(token, key, { algorithms: ['HS256'] }) as Claims
  } catch {
    return undefined
  }
}
