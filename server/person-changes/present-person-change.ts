import type { Selectable } from 'kysely'
import { readDecisionLimits } from '../access/users/decision-limits.ts'
import { withStructuredAddress } from '../business/structured-address.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { isAbout, type Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import type { PersonChangeTable } from './person-change.entity.ts'
import { personChangeStates } from './person-change.states.ts'

/** The columns needed to present a change request, for `select` and `returning`. */
export const personChangeColumns = [
  'id',
  'person_id',
  'status',
  'before',
  'requested',
  'requested_by',
  'decision_note',
  'decided_by',
  'decided_by_api_key',
  'decided_at',
  'created_at',
  'updated_at',
  'version',
] as const

export type PersonChangeRow = Pick<Selectable<PersonChangeTable>, (typeof personChangeColumns)[number]>

/** Returns the people of a request, for the rule that users cannot decide on their own requests. */
export const requestParties = ({ person_id, requested_by }: PersonChangeRow) => ({
  person_id,
  own_user_id: requested_by,
  requester_ids: [requested_by],
})

/**
 * Reads what the caller may do with requests within their reach.
 *
 * @returns a function that converts each of the requests to its API representation
 */
export async function personChangePresenter(
  work: Work<Principal>,
  rows: readonly PersonChangeRow[],
): Promise<(row: PersonChangeRow) => Schemas['PersonChange']> {
  const { by } = work
  if (rows.every(({ status }) => status !== 'pending')) return (row) => presentPersonChange(row, [])
  const { needsSecondPerson } = await readDecisionLimits(work)
  return (row) => {
    const allowed = personChangeStates.allows[row.status].filter((action) => {
      if (action === 'cancel' && isAbout(by, row.person_id)) return true
      if (!by.scopes.has(personChangeStates.scopes[action])) return false
      return action === 'cancel' || !needsSecondPerson(requestParties(row))
    })
    return presentPersonChange(row, allowed)
  }
}

/** Converts a request to its API representation for the caller. */
export async function showPersonChange(work: Work<Principal>, row: PersonChangeRow): Promise<Schemas['PersonChange']> {
  const present = await personChangePresenter(work, [row])
  return present(row)
}

const presentPersonChange = (
  row: PersonChangeRow,
  allowed_actions: Schemas['PersonChangeAction'][],
): Schemas['PersonChange'] => ({
  id: row.id,
  person_id: row.person_id,
  status: row.status,
  before: withStructuredAddress(row.before),
  requested: withStructuredAddress(row.requested),
  requested_by: row.requested_by,
  decision_note: row.decision_note,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
  allowed_actions,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

/** Returns the names of the requested members. */
export const requestedFields = ({ requested }: Pick<PersonChangeRow, 'requested'>): Schemas['PersonalField'][] =>
  Object.keys(requested) as Schemas['PersonalField'][]

/** Converts a request to the data of its events, which have no values. */
export const personChangeEventData = (row: PersonChangeRow): EventData<'person_change.requested'> => ({
  id: row.id,
  person_id: row.person_id,
  status: row.status,
  fields: requestedFields(row),
  requested_by: row.requested_by,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
  created_at: row.created_at,
})
