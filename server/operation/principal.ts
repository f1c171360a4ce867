import { randomUUID } from 'node:crypto'
import type { Scope } from './scopes.ts'

/**
 * The caller of a request with a token. Within the business of the work, the caller may do everything that `scopes`
 * allow.
 */
export type Principal = UserPrincipal | ApiKeyPrincipal

interface Permissions {
  /** The permissions of the token. */
  scopes: ReadonlySet<Scope>
  /** The people to whose data the permissions apply in this operation. */
  reach: Reach
}

/**
 * The people whose data a caller may read and change: all people of the business, or a subset if `own_person` is set.
 * Every statement on people or their data has the condition of `withinReach`.
 */
export interface Reach {
  /** The ID of the caller's own record; 0, an ID that no person has, when the user has no record. */
  own_person?: number
  /** Whether the reach includes the people below the caller in the management hierarchy. */
  and_team?: true
  /** Whether the reach includes the people in the caller's department and its parts. */
  and_department?: true
}

/** A user with an access token, which identifies its session. */
export interface UserPrincipal extends Permissions {
  kind: 'user'
  user_id: number
  session_id: number
  /** The login name, unique in the whole service. */
  email: string
  /** The ID of the user's own record. */
  person_id: number | null
  /** Whether the last confirmation of the password is recent enough for operations that require one. */
  is_confirmed: boolean
  /** The app that acts for the user, if any. It has no session, and its `session_id` is 0. */
  app?: ConnectedAppActor
}

/** Whether the caller is an app that acts for a user. */
export const isApp = (by: Principal): by is UserPrincipal & { app: ConnectedAppActor } =>
  by.kind === 'user' && by.app !== undefined

/** An app that acts for a user, with a token of its connection. */
export interface ConnectedAppActor {
  app_id: number
  connection_id: number
}

/** A machine with an API key. */
export interface ApiKeyPrincipal extends Permissions {
  kind: 'api_key'
  api_key_id: number
  /** The user who created the key. If keys created each other, the user who created the first of them. */
  creator_id: number
}

/** The caller that a token identifies, and their business. */
export interface Caller {
  business_id: number
  by: Principal
}

/** A signer who opened the link in an email. The link is valid only for one document. */
export interface SignerActor {
  kind: 'signer'
  signer_id: number
}

/** An unknown caller: at a login, or before the link of an email is looked up. */
export interface AnonymousActor {
  kind: 'anonymous'
}

/** The service itself: a task of the worker, or a command of the operator. */
export interface SystemActor {
  kind: 'system'
}

/** The directory of a business, which provisions its users (SCIM 2.0). */
export interface DirectoryActor {
  kind: 'directory'
  business_id: number
}

/** The author of an action. */
export type Actor = Principal | SignerActor | AnonymousActor | SystemActor | DirectoryActor

export const anonymous: AnonymousActor = { kind: 'anonymous' }
export const system: SystemActor = { kind: 'system' }

/** Whether the caller is a user and the record is their own. */
export const isAbout = (by: Principal, person_id: number): boolean => by.kind === 'user' && by.person_id === person_id

/** Returns the reach of an actor. Only principals have a limited reach. */
export const actorReach = (by: Actor): Reach => ('reach' in by ? by.reach : {})

/**
 * Returns the name of an actor in audit trails: `user:1`, `api_key:1`, `signer:1`, `directory:1`, `system`.
 */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'user':
      return `user:${actor.user_id}`
    case 'api_key':
      return `api_key:${actor.api_key_id}`
    case 'signer':
      return `signer:${actor.signer_id}`
    case 'directory':
      return `directory:${actor.business_id}`
    default:
      return actor.kind
  }
}

/**
 * Returns the name of a caller in rate limits, logs and stored responses: like `actorName`, but an app has its own name,
 * `app_connection:1`.
 */
export const callerName = (by: Actor): string =>
  by.kind === 'user' && by.app ? `app_connection:${by.app.connection_id}` : actorName(by)

/**
 * Returns the user accountable for an action. An API key acts for its creator, and so does not count as a second
 * person.
 */
export const accountableUserId = (by: Principal): number => (by.kind === 'user' ? by.user_id : by.creator_id)

/** Returns the user who acts, directly or with an API key; undefined for the system and for signers. */
export const actingUser = (by: Actor): number | undefined =>
  by.kind === 'user' || by.kind === 'api_key' ? accountableUserId(by) : undefined

/** The origin of an action: the request, and the caller's IP address and user agent. */
export interface Origin {
  request_id: string
  ip: string | null
  user_agent: string | null
}

/**
 * Creates the ID that correlates a response, its log line and its entries in the audit log.
 *
 * @param kind - `req` for a request, `cmd` for a command of the operator
 */
export const createRequestId = (kind: 'req' | 'cmd' = 'req'): string => `${kind}_${randomUUID().replaceAll('-', '')}`
