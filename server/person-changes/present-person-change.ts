import type { Selectable } from 'kysely'
import { readDecisionLimits } from '../access/users/decision-limits.ts'
import { withStructuredAddress } from '../business/structured-address.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { visibleValues } from '../custom-fields/visible-values.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { isAbout, type Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import type { PersonChangeTable } from './person-change.entity.ts'
import { personChangeStates } from './person-change.states.ts'
import { mayWriteValues } from './requested-values.ts'

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
 * Reads what the caller sees of requests within their reach and may do with them.
 *
 * @returns a function that converts each of the requests to its API representation
 */
export async function personChangePresenter(
  work: Work<Principal>,
  rows: readonly PersonChangeRow[],
  { withArchived = false }: { withArchived?: boolean } = {},
): Promise<(row: PersonChangeRow) => Schemas['PersonChange']> {
  const fields = rows.some(({ requested }) => requested.custom_fields) ? await readCustomFields(work) : []
  const see = visibleValues(withArchived ? fields.map((field) => ({ ...field, archived_at: null })) : fields, work.by)
  const allowedActions = await readAllowedActions(work, rows, fields)
  return (row) => presentPersonChange(row, see, allowedActions(row))
}

/** Reads what the caller may do with requests. */
async function readAllowedActions(
  work: Work<Principal>,
  rows: readonly PersonChangeRow[],
  fields: readonly CustomFieldRow[],
): Promise<(row: PersonChangeRow) => Schemas['PersonChangeAction'][]> {
  const { by } = work
  if (rows.every(({ status }) => status !== 'pending')) return () => []
  const { needsSecondPerson } = await readDecisionLimits(work)
  return (row) =>
    personChangeStates.allows[row.status].filter((action) => {
      if (action === 'cancel' && isAbout(by, row.person_id)) return true
      if (!by.scopes.has(personChangeStates.scopes[action])) return false
      if (action === 'approve' && !mayWriteValues(by, row, fields)) return false
      return action === 'cancel' || !needsSecondPerson(requestParties(row))
    })
}

/** Converts a request to its API representation for the caller. */
export async function showPersonChange(work: Work<Principal>, row: PersonChangeRow): Promise<Schemas['PersonChange']> {
  const present = await personChangePresenter(work, [row])
  return present(row)
}

const presentPersonChange = (
  row: PersonChangeRow,
  see: ReturnType<typeof visibleValues>,
  allowed_actions: Schemas['PersonChangeAction'][],
): Schemas['PersonChange'] => ({
  id: row.id,
  person_id: row.person_id,
  status: row.status,
  before: presentFields(row, row.before, see),
  requested: presentFields(row, row.requested, see),
  requested_by: row.requested_by,
  decision_note: row.decision_note,
  decided_by: row.decided_by,
  decided_at: row.decided_at,
  allowed_actions,
  created_at: row.created_at,
  updated_at: row.updated_at,
  version: row.version,
})

const presentFields = (
  { person_id: id }: PersonChangeRow,
  fields: Schemas['PersonalFields'],
  see: ReturnType<typeof visibleValues>,
): Schemas['PersonalFields'] => ({
  ...withStructuredAddress(fields),
  ...(fields.custom_fields && { custom_fields: see({ id, custom_fields: fields.custom_fields }) }),
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
