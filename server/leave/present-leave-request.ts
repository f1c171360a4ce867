import { type Selectable, sql } from 'kysely'
import { readDecisionLimits } from '../access/users/decision-limits.ts'
import { readToday } from '../business/today.ts'
import type { EventData, Schemas } from '../operation/contract/contract.ts'
import { isAbout, type Principal } from '../operation/principal.ts'
import type { Scope } from '../operation/scopes.ts'
import { withinReach } from '../operation/within-reach.ts'
import type { Work } from '../operation/work.ts'
import { mayDecideOn } from './approval/decide-on-step.ts'
import { type Approvers, readApprovers } from './approval/read-approvers.ts'
import { currentStep } from './approval/steps.ts'
import { readCertificates } from './attachments/certificates.ts'
import type { LeaveRequestTable } from './leave-request.entity.ts'
import { leaveRequestStates } from './leave-request.states.ts'

/** The columns needed to present a request and to decide on it, for `select` and `returning`. */
export const leaveRequestColumns = [
  'id',
  'person_id',
  'leave_type_id',
  'start_date',
  'end_date',
  'start_portion',
  'end_portion',
  'days',
  'breakdown',
  'warnings',
  'note',
  'reason_code',
  'status',
  'steps',
  'own_user_id',
  'requested_by',
  'requester_ids',
  'decision_note',
  'decided_by',
  'decided_by_api_key',
  'decided_at',
  'days_returned',
  'external_id',
  'metadata',
  'created_at',
  'updated_at',
  'version',
] as const

export type LeaveRequestRow = Pick<Selectable<LeaveRequestTable>, (typeof leaveRequestColumns)[number]>

/** The scopes that `self` includes for a person's own leave. */
const selfScopes: readonly Scope[] = ['leave:write']

/**
 * Reads what the caller may do with requests within their reach, in the same number of SQL statements for any
 * number of requests.
 *
 * @returns a function that converts each of the requests to its API representation
 */
export async function leavePresenter(
  work: Work<Principal>,
  rows: LeaveRequestRow[],
): Promise<(row: LeaveRequestRow) => Schemas['LeaveRequest']> {
  const { by } = work
  const certificate = await readCertificates(work, rows)
  if (rows.every(({ status }) => leaveRequestStates.allows[status].length === 0)) {
    return (row) => presentLeaveRequest(row, certificate(row), { approver_ids: [], allowed_actions: [] })
  }
  const findCurrent = await readCurrentApprovers(work, rows)
  const { isOwn, needsSecondPerson } = await readDecisionLimits(work)
  const today = await readToday(work)
  const ownScopes = new Set([...by.scopes, ...(by.scopes.has('self') ? selfScopes : [])])
  const isApprover = by.scopes.has('leave:approve')
  const reached = await readReached(work, rows, findCurrent)

  return (row) => {
    const actions = leaveRequestStates.allowed(row.status, isAbout(by, row.person_id) ? ownScopes : by.scopes)
    const approvers = findCurrent(row)
    const allowed = actions.filter((action) => {
      if ((action === 'update' || action === 'cancel') && !reached(row)) return false
      if (action === 'update') return true
      if (action === 'cancel') return row.start_date > today || (isApprover && !isOwn(row))
      return isApprover && !needsSecondPerson(row) && (!approvers || mayDecideOn(by, approvers))
    })
    return presentLeaveRequest(row, certificate(row), {
      approver_ids: approvers?.recipients ?? [],
      allowed_actions: allowed,
    })
  }
}

/** Converts a request to its API representation for the caller. */
export async function showLeaveRequest(work: Work<Principal>, row: LeaveRequestRow): Promise<Schemas['LeaveRequest']> {
  const present = await leavePresenter(work, [row])
  return present(row)
}

/** Reads who may decide on the current steps of requests. Returns undefined for a request without a current step. */
async function readCurrentApprovers(
  work: Work<Principal>,
  rows: readonly LeaveRequestRow[],
): Promise<(row: LeaveRequestRow) => Approvers | undefined> {
  const current = ({ status, steps }: LeaveRequestRow) =>
    status === 'requested' ? steps[currentStep(steps)] : undefined
  const waiting = rows.filter((row) => current(row) !== undefined)
  if (waiting.length === 0) return () => undefined
  const findApprovers = await readApprovers(work, waiting, work.by)
  return (row) => {
    const step = current(row)
    return step && findApprovers(row, step)
  }
}

/** Reads which requests are within the caller's reach. The others are shown to the caller as a delegate. */
async function readReached(
  work: Work<Principal>,
  rows: readonly LeaveRequestRow[],
  findCurrent: (row: LeaveRequestRow) => Approvers | undefined,
): Promise<(row: LeaveRequestRow) => boolean> {
  const { db, business_id, by } = work
  const isDelegated = (row: LeaveRequestRow) =>
    by.kind === 'user' && findCurrent(row)?.onBehalf.has(by.user_id) === true
  const ids = rows.filter(isDelegated).map(({ id }) => id)
  if (ids.length === 0) return () => true
  const reached = await db
    .selectFrom('leave_requests')
    .select('id')
    .where('business_id', '=', business_id)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where(withinReach('leave_requests.person_id', work, by.reach))
    .execute()
  const reachedIds = new Set(reached.map(({ id }) => id))
  return (row) => !ids.includes(row.id) || reachedIds.has(row.id)
}

function presentLeaveRequest(
  row: LeaveRequestRow,
  certificate_status: Schemas['LeaveCertificateStatus'],
  { approver_ids, allowed_actions }: Pick<Schemas['LeaveRequest'], 'approver_ids' | 'allowed_actions'>,
): Schemas['LeaveRequest'] {
  return {
    id: row.id,
    person_id: row.person_id,
    leave_type_id: row.leave_type_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_portion: row.start_portion,
    end_portion: row.end_portion,
    days: row.days,
    breakdown: row.breakdown,
    warnings: row.warnings,
    note: row.note,
    reason_code: row.reason_code,
    status: row.status,
    // Steps that predate delegates have no such member.
    steps: row.steps.map((step) => ({ ...step, on_behalf_of: step.on_behalf_of ?? null })),
    approver_ids,
    requested_by: row.requested_by,
    decision_note: row.decision_note,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    days_returned: row.days_returned,
    certificate_status,
    external_id: row.external_id,
    metadata: row.metadata,
    allowed_actions,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** Converts a request to the data of its events, without notes. */
export function leaveEventData(row: LeaveRequestRow): EventData<'leave.requested'> {
  return {
    id: row.id,
    person_id: row.person_id,
    leave_type_id: row.leave_type_id,
    start_date: row.start_date,
    end_date: row.end_date,
    start_portion: row.start_portion,
    end_portion: row.end_portion,
    days: row.days,
    status: row.status,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    created_at: row.created_at,
  }
}
