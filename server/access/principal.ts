import type { Scope } from './roles.ts'

/** Who makes a request, as the access token and its session say. */
export interface Principal {
  business_id: number
  user_id: number
  session_id: number
  scopes: ReadonlySet<Scope>
}
