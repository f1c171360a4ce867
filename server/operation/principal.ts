import type { Scope } from '../access/roles.ts'

/** Who makes a request. */
export type Principal = UserPrincipal | ApiKeyPrincipal

interface Caller {
  business_id: number
  /** What the token may do. */
  scopes: ReadonlySet<Scope>
  /**
   * Set when the caller may use the operation for their own things only (scope `self`): every query is limited to this
   * person, which is 0, nobody, where the user has no record.
   */
  limited_to_person?: number
}

/** A user with an access token; the token names its session. */
export interface UserPrincipal extends Caller {
  kind: 'user'
  user_id: number
  session_id: number
  /** The user's own record. */
  person_id: number | null
}

/** A machine with an API key. */
export interface ApiKeyPrincipal extends Caller {
  kind: 'api_key'
  api_key_id: number
}

/** The name under which answers and limits of a caller are kept. */
export const principalName = (principal: Principal): string =>
  principal.kind === 'user' ? `user:${principal.user_id}` : `api_key:${principal.api_key_id}`
