import { type Role, roleReach, roleScopeSet } from '../../access/roles.ts'
import type { OperationId, OperationReply, OperationRequest } from '../../operation/contract/contract.ts'
import type { Operation } from '../../operation/operation.ts'
import type { UserPrincipal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import type { PersonRow } from '../../people/present-person.ts'
import type { DemoBusiness } from './demo-businesses.ts'

/** A business of the demo data while it is filled. */
export interface DemoCompany {
  business: DemoBusiness
  /** Everybody, the users first. */
  staff: PersonRow[]
  /** By the database's clock, in the time zone of the business. */
  today: string
  /** Work in the name of a user; the owner stands in where the business has nobody with the role. */
  as(role: Role): Change<UserPrincipal>
  /** The record of a user; the owner's where the business has nobody with the role. */
  recordOf(role: Role): PersonRow
}

/** A user, to act as. */
export interface KnownUser {
  user_id: number
  email: string
  role: Role
  person_id: number | null
}

/** Work in the name of a user who has not logged in. */
export const workAs = (work: Change, { user_id, email, role, person_id }: KnownUser): Change<UserPrincipal> => ({
  ...work,
  by: {
    kind: 'user',
    user_id,
    session_id: 0,
    email,
    person_id,
    is_confirmed: true,
    scopes: roleScopeSet(role),
    reach: roleReach(role, person_id),
  },
})

/** Performs an operation as `http` would after its checks. What is left out of the request is empty. */
export const perform = <Id extends OperationId>(
  operation: Operation<Id>,
  work: Parameters<Operation<Id>['perform']>[0],
  request: Partial<OperationRequest<Id>>,
): Promise<OperationReply<Id>> =>
  operation.perform(work, { path: {}, query: {}, header: {}, body: undefined, ...request } as OperationRequest<Id>)
