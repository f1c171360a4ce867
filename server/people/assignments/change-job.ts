import { readToday } from '../../business/today.ts'
import { changedMembers, formerValues } from '../../operation/changes.ts'
import { type Problem, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { type Employment, effectiveDayProblems, startProblems } from '../employment-days.ts'
import type { FormerEmployment } from '../employments/former-employments.ts'
import { lastDay } from '../end-date.ts'
import type { PersonRow } from '../present-person.ts'
import { checkManagerExists, checkManagerOn, checkManagerToday } from './check-manager.ts'
import type { AssignmentRow } from './present-assignment.ts'
import type { AssignmentChange } from './publish-assignment-change.ts'
import { type PersonTimeline, reconcileTimeline } from './reconcile-timeline.ts'
import { carryForward, inForceOn, type Job, pickJob, rowsSince } from './timeline.ts'
import { insertAssignment, writeAssignment } from './write-assignment.ts'

/** A change of a person that concerns their assignments. */
export interface JobChange {
  /** The submitted members of the job. */
  job: Partial<Job>
  /** The first day of the new members; undefined for today. */
  effective_on?: string | undefined
  /** The dates of employment after the change. */
  employment: Employment
  /** The names of submitted members without dates that differ. They can only change today. */
  undated?: readonly string[]
}

/** The result of a change of a person for the assignments and the record. */
export interface ChangedJob {
  /** The changes of assignments, which the caller records in the same transaction (`publishAssignmentChanges`). */
  assignments: AssignmentChange[]
  /** The members of the job in force today that differ from the record, which the caller writes. */
  changes: Partial<Job>
}

/** The members of the job that change on the first day of a change, with their former and their new values. */
export interface ChangedValues {
  before: Partial<Job>
  after: Partial<Job>
}

/**
 * Writes the assignments that follow from a change of a person. Without a day, the assignment in force changes from today
 * on. Later assignments get the new value of a member, until the first one that had a different value.
 *
 * @param work - its transaction has locked the business and the person, and applied due assignments (`withDueApplied`)
 * @throws {ApiError} 422 for a day outside the employment, a day that cannot be combined with other members, a manager
 *   that is not in the business or reports to the person, or a start of the employment after its second assignment
 */
export async function changeJob(
  work: Change,
  person: PersonRow,
  change: JobChange,
): Promise<ChangedJob & { values: ChangedValues }> {
  const today = await readToday(work)
  const { effective_on, employment } = change
  const stored = await reconcileTimeline(work, person, today)
  const problems = [
    ...(employment.start_date === person.start_date ? [] : startProblems(employment.start_date, stored.former)),
    ...dayProblems(change, today, stored.former),
  ]
  if (problems.length > 0) throw validationFailed(problems)

  const timeline = new Timeline(work, stored, today)
  await timeline.moveStart(employment.start_date)
  const values = await timeline.change(person, { ...change, day: effective_on ?? today })
  const inForce = timeline.inForceOn(today, employment)
  const changes = (inForce && changedMembers<Job>(person, pickJob(inForce))) ?? {}
  if (changes.manager_id) await checkManagerToday(work, person.id, changes.manager_id)
  return { assignments: timeline.changes, changes, values }
}

function dayProblems(
  { effective_on, employment, undated = [] }: JobChange,
  today: string,
  former: readonly FormerEmployment[],
): Problem[] {
  if (effective_on === undefined) return []
  const problems = effectiveDayProblems(effective_on, employment, former)
  if (effective_on === today || undated.length === 0) return problems
  const message = `must be today, ${today}, because these members have no dates: ${undated.join(', ')}`
  return [...problems, { path: 'body.effective_on', code: 'not_combinable', message }]
}

/** The assignments of a person during a change. */
class Timeline {
  readonly #work: Change
  readonly #today: string
  readonly changes: AssignmentChange[] = []
  readonly #former: readonly FormerEmployment[]
  rows: readonly AssignmentRow[]

  constructor(work: Change, { rows, former }: PersonTimeline, today: string) {
    this.#work = work
    this.#today = today
    this.#former = former
    this.rows = rows
  }

  /** Returns the assignment in force on a day. */
  inForceOn(day: string, { end_date }: Employment): AssignmentRow | undefined {
    return inForceOn(this.rows, day, end_date, this.#former)
  }

  /** Moves the first assignment of the current employment to a new start. */
  async moveStart(start_date: string | null): Promise<void> {
    const [first, second] = rowsSince(this.rows, this.#former.at(-1)?.end_date)
    if (start_date === null || first === undefined || first.effective_on === start_date) return
    if (second !== undefined && second.effective_on <= start_date) {
      const limit = lastDay(second.effective_on) ?? second.effective_on
      const message = `must be before ${second.effective_on}, when assignment ${second.id} takes effect; change or delete that first`
      throw validationFailed([{ path: 'body.start_date', code: 'too_late', limit, message }])
    }
    await this.#write(first, { effective_on: start_date }, { isFirst: true })
  }

  /** Changes the job from a date. */
  async change(
    person: PersonRow,
    { job, effective_on, employment, day }: JobChange & { day: string },
  ): Promise<ChangedValues> {
    const base = this.inForceOn(day, employment)
    const differences = base && changedMembers<Partial<Job>>(pickJob(base), job)
    if (!differences) return { before: {}, after: {} }
    const isEnded = employment.end_date !== null && employment.end_date <= this.#today
    const isCorrection = effective_on === undefined && (isEnded || base.effective_on > day)
    const target = isCorrection ? base : this.rows.find((row) => row.effective_on === day)
    const from = target?.effective_on ?? day
    const later = this.rows.filter((row) => row.effective_on > from)
    if (differences.manager_id) await this.#checkManager(person, differences.manager_id, from)
    if (target) await this.#write(target, differences)
    else await this.#insert(person, { ...pickJob(base), ...differences }, day)
    for (const { row, changes } of carryForward(later, pickJob(base), differences)) await this.#write(row, changes)
    return { before: formerValues<Job>(pickJob(base), differences), after: differences }
  }

  /** Checks a manager. The caller checks the one in force today against the records. */
  async #checkManager({ id }: PersonRow, manager_id: number, from: string): Promise<void> {
    if (from === this.#today) await checkManagerExists(this.#work, id, manager_id)
    else await checkManagerOn(this.#work, id, manager_id, from)
  }

  async #insert({ id: person_id }: PersonRow, job: Job, effective_on: string): Promise<void> {
    const values = { ...job, person_id, effective_on, reason: 'other' as const, note: null, external_id: null }
    const row = await insertAssignment(this.#work, values, { rows: this.rows, today: this.#today })
    this.rows = [...this.rows, row].toSorted((a, b) => (a.effective_on < b.effective_on ? -1 : 1))
    this.changes.push({ row, as: 'created', at: row.created_at })
  }

  async #write(
    before: AssignmentRow,
    changes: Partial<Job> & { effective_on?: string },
    { isFirst = false } = {},
  ): Promise<void> {
    const row = await writeAssignment(this.#work, before, changes, { today: this.#today, isFirst })
    this.rows = this.rows.map((other) => (other.id === row.id ? row : other))
    this.changes.push({ row, as: 'updated', at: row.updated_at, changed: Object.keys(changes) })
  }
}
