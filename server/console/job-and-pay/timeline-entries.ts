import type { Assignment, Compensation } from '../../../sdk/src/index.ts'
import type { Formats } from '../../pages/formats.ts'
import { text } from '../../texts/english.ts'
import { dayParts, employmentType, weekdays } from '../people/person-labels.ts'
import { raiseText, rateText } from './pay-labels.ts'
import type { Timeline } from './timeline.ts'

/** A value that differs from the previous row. */
export interface ValueChange {
  label: string
  /** The previous value; undefined in the first row of a timeline. */
  before: string | undefined
  after: string
  /** The change in percent, such as `+5%`. */
  percent?: string | undefined
}

/** A row of one of the two timelines, with its changes from the row before. */
export interface TimelineRow
  extends Pick<
    Assignment,
    'id' | 'effective_on' | 'ends_on' | 'reason' | 'note' | 'created_by' | 'created_at' | 'updated_at' | 'version'
  > {
  kind: 'job' | 'pay'
  changes: ValueChange[]
}

export type Section = 'planned' | 'now' | 'before'

/** The rows of a day that are in the same section. */
export interface TimelineEntry {
  section: Section
  effective_on: string
  rows: TimelineRow[]
}

/** The names of the records that assignments refer to. */
export interface JobNames {
  department(id: number): string
  location(id: number): string
  /** Undefined for readers who see no managers. */
  manager: ((id: number) => string) | undefined
}

const sections: readonly Section[] = ['planned', 'now', 'before']

/**
 * Merges the timelines of a person, by section and day, the latest first.
 *
 * @param options.today - the day that separates planned rows from others
 * @param options.hasLeft - whether the employment has ended, so that no row is in force
 */
export function timelineEntries(
  { assignments, compensations = [] }: Timeline,
  { names, formats, today, hasLeft }: { names: JobNames; formats: Formats; today: string; hasLeft: boolean },
): TimelineEntry[] {
  const findSection = ({ effective_on, ends_on }: TimelineRow): Section => {
    if (effective_on > today) return 'planned'
    return !hasLeft && (ends_on === null || ends_on >= today) ? 'now' : 'before'
  }
  const rows: TimelineRow[] = [
    ...assignments.map((row, index) => ({
      ...row,
      kind: 'job' as const,
      changes: jobChanges(row, assignments[index + 1], names),
    })),
    ...compensations.map((row, index) => ({
      ...row,
      kind: 'pay' as const,
      changes: payChanges(row, compensations[index + 1], formats),
    })),
  ]
  const groups = Map.groupBy(rows, (row) => `${sections.indexOf(findSection(row))} ${row.effective_on}`)
  const entries = [...groups.values()].flatMap(([row, ...others]) =>
    row === undefined ? [] : [{ section: findSection(row), effective_on: row.effective_on, rows: [row, ...others] }],
  )
  return entries.sort(
    (a, b) => sections.indexOf(a.section) - sections.indexOf(b.section) || (a.effective_on < b.effective_on ? 1 : -1),
  )
}

/** The label of a member of a job, and the function that describes its value. */
type Member = readonly [label: string, describe: (job: Assignment) => string]

/** Returns the members of a job that differ from the previous job. Without one, returns those that are known. */
function jobChanges(row: Assignment, previous: Assignment | undefined, names: JobNames): ValueChange[] {
  const { department, location, manager } = names
  const managers: Member[] = manager
    ? [[text('people.field.manager_id'), ({ manager_id }) => (manager_id === null ? '' : manager(manager_id))]]
    : []
  const members: Member[] = [
    [text('people.field.job_title'), ({ job_title }) => job_title ?? ''],
    [text('people.field.department'), ({ department_id }) => (department_id === null ? '' : department(department_id))],
    [text('people.field.location_id'), ({ location_id }) => (location_id === null ? '' : location(location_id))],
    ...managers,
    [
      text('people.field.employment_type'),
      ({ employment_type }) => (employment_type === null ? '' : employmentType(employment_type)),
    ],
    [text('people.group.workingDays'), ({ work_pattern }) => workPatternText(work_pattern)],
  ]
  return members.flatMap(([label, describe]) => {
    const [before, after] = [previous && describe(previous), describe(row)]
    return before === after || (before === undefined && after === '') ? [] : [{ label, before, after }]
  })
}

function payChanges(row: Compensation, previous: Compensation | undefined, formats: Formats): ValueChange[] {
  const [before, after] = [previous && rateText(formats, previous), rateText(formats, row)]
  const percent = raiseText(formats, row, previous)
  return [
    ...(before === after ? [] : [{ label: text('jobAndPay.pay'), before, after, percent }]),
    ...(previous === undefined || previous.pay_code === row.pay_code
      ? []
      : [{ label: text('compensation.payCode'), before: previous.pay_code, after: row.pay_code }]),
  ]
}

/** Describes a working week: `Mon, Tue, Wed (half day)`. */
function workPatternText(pattern: Assignment['work_pattern']): string {
  const parts = new Map(dayParts().map(([part, name]) => [Number(part), name.toLowerCase()]))
  const days = weekdays.flatMap((day) => {
    const name = text(`people.weekdayShort.${day}`)
    if (pattern[day] === 0) return []
    return [pattern[day] === 1 ? name : `${name} (${parts.get(pattern[day]) ?? pattern[day]})`]
  })
  return days.join(', ')
}
