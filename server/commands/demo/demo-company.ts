import { type Role, roleReach, roleScopes } from '../../access/roles.ts'
import type { OperationId, OperationReply, OperationRequest } from '../../operation/contract/contract.ts'
import type { Operation } from '../../operation/operation.ts'
import type { UserPrincipal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import type { PersonRow } from '../../people/present-person.ts'
import type { DemoBusiness } from './demo-businesses.ts'

/** A business of the demo data, with its people and users. */
export interface DemoCompany {
  business: DemoBusiness
  /** The people of the business, users first. */
  staff: PersonRow[]
  /** Today's date by the database's clock, in the time zone of the business. */
  today: string
  /** Returns work as the user with the given role or, if there is none, as the owner. */
  as(role: Role): Change<UserPrincipal>
  /** Returns the person of the user with the given role or, if there is none, of the owner. */
  personWithRole(role: Role): PersonRow
  /** The person of the user who starts today; undefined if there is none. */
  newcomer: PersonRow | undefined
}

/** The properties of a user that a principal needs. */
export interface ActingUser {
  user_id: number
  email: string
  role: Role
  person_id: number | null
}

/** Returns work as a user without a session. */
export const workAs = (work: Change, { user_id, email, role, person_id }: ActingUser): Change<UserPrincipal> => ({
  ...work,
  by: {
    kind: 'user',
    user_id,
    session_id: 0,
    email,
    person_id,
    is_confirmed: true,
    scopes: new Set(roleScopes(role)),
    reach: roleReach({ role, custom_reach: null }, person_id),
  },
})

/** Performs an operation as the HTTP layer does after its checks. Parts of the request are optional. */
export const perform = <Id extends OperationId>(
  operation: Operation<Id>,
  work: Parameters<Operation<Id>['perform']>[0],
  request: Partial<OperationRequest<Id>>,
): Promise<OperationReply<Id>> =>
  operation.perform(work, { path: {}, query: {}, header: {}, body: undefined, ...request } as OperationRequest<Id>)
