import type { Work } from '../../operation/work.ts'

/*
 * Authenticators store a user handle with a passkey, and return it at a login (WebAuthn § 5.4.3). It contains the IDs
 * of the business and the user, which find the passkey without a search across businesses. Only the
 * signature of the passkey proves who logs in.
 */

/** Returns the user handle of a user: at most 21 bytes of ASCII. */
export const userHandle = ({ business_id }: Pick<Work, 'business_id'>, user_id: number): string =>
  `${business_id}.${user_id}`

/** Reads a user handle in base64url. @returns undefined for one of another service */
export function readUserHandle(handle: string): { business_id: number; user_id: number } | undefined {
  const [, business, user] = /^([1-9]\d{0,8})\.([1-9]\d{0,8})$/.exec(Buffer.from(handle, 'base64url').toString()) ?? []
  return business === undefined ? undefined : { business_id: Number(business), user_id: Number(user) }
}
