import type { Schemas } from '../operation/contract/contract.ts'
import { type Actor, actorReach } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import type { CustomFieldRow } from './present-custom-field.ts'

type Audience = Schemas['CustomFieldAudience']

/** The rules of a custom field that decide about access to its values. */
export type AccessRules = Pick<CustomFieldRow, 'sensitive' | 'visible_to' | 'editable_by' | 'archived_at'>

/** Returns how an actor relates to a person within their reach. The service itself counts as an administrator. */
export function findAudience(by: Actor, person_id: number | undefined): Audience {
  const { own_person } = actorReach(by)
  if (own_person === undefined) return 'admin'
  return own_person === person_id ? 'self' : 'manager'
}

/** Returns all relations that an actor has to people within their reach. */
export function listAudiences(by: Actor): Audience[] {
  const { own_person, and_team, and_department } = actorReach(by)
  if (own_person === undefined) return ['admin']
  return and_team || and_department ? ['self', 'manager'] : ['self']
}

/** Whether an actor sees the values of a field of people in this relation to the actor. */
export function isVisibleTo(field: AccessRules, by: Actor, audience: Audience): boolean {
  if (field.archived_at !== null) return false
  if (field.sensitive && !hasScope(by, audience, 'personal:read')) return false
  return audience === 'admin' || field.visible_to.includes(audience)
}

/** Whether an actor can change the values of a field of people in this relation to the actor. */
export const isEditableBy = (field: AccessRules, by: Actor, audience: Audience): boolean =>
  isVisibleTo(field, by, audience) &&
  (audience === 'admin' || field.editable_by.includes(audience)) &&
  (!field.sensitive || hasScope(by, audience, 'personal:write'))

/**
 * Whether an actor has the scope for sensitive values of people in this relation. People need none for their own values,
 * and callers whose reach is limited get no others.
 */
function hasScope(by: Actor, audience: Audience, scope: Scope): boolean {
  if (audience !== 'admin') return audience === 'self'
  return !('scopes' in by) || by.scopes.has(scope)
}

/** Whether an actor can read the definition of a field: administrators of all fields, others of those they see. */
export const mayReadDefinition = (field: AccessRules, by: Actor): boolean =>
  listAudiences(by).some((audience) => audience === 'admin' || isVisibleTo(field, by, audience))
