import { withStructuredAddress } from '../business/structured-address.ts'
import { changedValues, mergeValues } from '../custom-fields/check-values.ts'
import type { CustomFieldRow } from '../custom-fields/present-custom-field.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { changedMembers } from '../operation/changes.ts'
import type { Schemas } from '../operation/contract/contract.ts'
import { illegalTransition } from '../operation/errors.ts'
import type { Change } from '../operation/work.ts'
import { type ChangedValues, changeJob } from './assignments/change-job.ts'
import type { AssignmentChange } from './assignments/publish-assignment-change.ts'
import { type Job, jobMembers } from './assignments/timeline.ts'
import { checkPersonDates } from './check-person.ts'
import { endDate } from './end-date.ts'
import { placeOfWork } from './place-of-work.ts'
import type { PersonRow } from './present-person.ts'
import { eventMembers, type PersonChange } from './publish-person-change.ts'
import { writePerson } from './write-person.ts'

/** The changes that result from the update of a person, which the caller records in the same transaction. */
export interface UpdatedPerson {
  /** The change of the record; undefined if only assignments of other days changed. */
  person: PersonChange | undefined
  assignments: AssignmentChange[]
  /** The members of the job that change on the first day of the change. */
  job: ChangedValues
}

/**
 * Changes the submitted fields of a person. Those of the job change from today on, or from `effective_on` on.
 *
 * @param work - its transaction has locked the business if `needsLock` says so
 * @param before - the person, locked by the transaction, whose due assignments are applied
 * @param knownFields - the custom fields of the business, if they are known already
 * @returns undefined if no field differs and nothing was written
 * @throws {ApiError} 409 for a conflict with another person, or if the person was erased; 422 for a broken rule, or a
 *   manager, department or location that is not in the business
 */
export async function updatePerson(
  work: Change,
  before: PersonRow,
  body: Schemas['PersonUpdate'],
  knownFields?: readonly CustomFieldRow[],
): Promise<UpdatedPerson | undefined> {
  if (before.erased_at !== null) throw illegalTransition('A person who was erased cannot be changed.', before.status)
  const { department, last_day, effective_on, custom_fields, ...submittedMembers } = {
    ...withStructuredAddress(body),
    ...endDate(body),
  }
  const members = { ...(submittedMembers.end_date === null && { end_kind: null }), ...submittedMembers }
  await checkPersonDates(work, { ...before, ...members, last_day })
  const submitted = Object.entries({ ...members, ...(await placeOfWork(work, body)) })
  const isOfJob = ([name]: [string, unknown]) => (jobMembers as readonly string[]).includes(name)
  const job: Partial<Job> = Object.fromEntries(submitted.filter(isOfJob))
  const others: typeof members = Object.fromEntries(submitted.filter((entry) => !isOfJob(entry)))
  const fields = custom_fields && (knownFields ?? (await readCustomFields(work)))
  const merged =
    fields &&
    (await mergeValues(work, {
      fields,
      input: custom_fields,
      stored: before.custom_fields,
      person_id: before.id,
      employment_type: members.employment_type === undefined ? before.employment_type : members.employment_type,
    }))
  const otherChanges = changedMembers(before, { ...others, ...(merged && { custom_fields: merged }) }) ?? {}
  const {
    assignments,
    changes: jobChanges,
    values,
  } = await changeTimeline(work, before, { job, otherChanges, effective_on })

  const changes = { ...jobChanges, ...otherChanges }
  const columns = Object.keys(changes)
  if (columns.length === 0)
    return assignments.length === 0 ? undefined : { person: undefined, assignments, job: values }
  const row = await writePerson(work, before, changes)
  const detail = { changed: columns.join(', ') }
  const changed = [...eventMembers(columns), ...changedValues(fields ?? [], before.custom_fields, row.custom_fields)]
  const person = { row, before, as: 'updated' as const, changed, detail }
  return { person, assignments: assignments.map((change) => ({ ...change, isInRecord: true })), job: values }
}

/** Whether an update can change the job, the manager or the employment, and so needs a lock of the business. */
export const needsLock = (body: Schemas['PersonUpdate']): boolean =>
  [...jobMembers, 'department', 'start_date', 'end_date', 'last_day', 'effective_on'].some((name) => name in body)

interface SubmittedChange {
  job: Partial<Job>
  otherChanges: Pick<Schemas['PersonUpdate'], 'start_date' | 'end_date'>
  effective_on: string | undefined
}

/** Changes the assignments of a person if the update concerns them. */
async function changeTimeline(work: Change, before: PersonRow, { job, otherChanges, effective_on }: SubmittedChange) {
  const { start_date = before.start_date, end_date = before.end_date } = otherChanges
  const hasNewDates = 'start_date' in otherChanges || 'end_date' in otherChanges
  const isConcerned =
    effective_on !== undefined || hasNewDates || changedMembers<Partial<Job>>(before, job) !== undefined
  if (!isConcerned) return { assignments: [], changes: {}, values: { before: {}, after: {} } }
  const undated = Object.keys(otherChanges)
  return await changeJob(work, before, { job, effective_on, employment: { start_date, end_date }, undated })
}
