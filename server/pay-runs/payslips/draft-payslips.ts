import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import { addDays } from '../../operation/calendar-date.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import type { Change } from '../../operation/work.ts'
import { isEmployed } from '../../people/employments/is-employed.ts'
import { otherCurrency } from '../check-pay-run.ts'
import { maxFindings } from '../checks/findings.ts'
import { type DraftedLines, draftLines } from '../from-compensations/draft-lines.ts'
import { readAuthors, recordAuthors } from '../pay-run-authors.ts'
import { type PayRunRow, payRunColumns } from '../present-pay-run.ts'
import { lockCorrectedRuns } from '../retro-pay/corrected-runs.ts'
import { draftRetroLines } from '../retro-pay/draft-retro-lines.ts'
import { type Line, lineKey, maxLines, toLine } from './parse-lines.ts'
import type { LineRow } from './present-payslip.ts'
import { selectLines } from './select-payslips.ts'
import { updateTotals } from './update-totals.ts'
import { writePayslips } from './write-payslips.ts'

type LeftOut = Schemas['PayRunLeftOut']

/** The sources of the payslips of a new pay run. */
export interface Sources {
  /** The ID of the pay run to copy. */
  copy_from: number | undefined
  /** Whether to add recurring lines. */
  recurring: boolean
  /** Whether to add lines from compensations and unpaid leave. */
  from_compensations: boolean
  /** The IDs of the people whose retro pay a correction takes over; undefined for everyone. */
  retro_pay_people?: readonly number[] | undefined
}

export interface DraftResult {
  run: PayRunRow
  left_out: LeftOut[]
  left_out_count: number
}

/** The number of payslips that one statement writes. */
const batchSize = 500

/**
 * Writes the payslips of a new pay run for the people employed in its period. They contain lines from compensations,
 * recurring lines in force, and the lines of the pay run to copy; a correction with `retro_pay_from` also contains the
 * retro pay that no other correction has taken over. A line from a compensation replaces recurring and
 * copied lines of the same person with the same kind and code. A recurring line, in force or ended, replaces such copied
 * lines, so that no line is paid twice or after its end.
 *
 * The authors of the pay run to copy, of the compensations, and of each recurring line that is added or replaces a copied
 * line, become authors of the pay run.
 *
 * @param run - a draft without payslips
 * @throws {ApiError} 422 if the pay run to copy does not exist, or its currency or type does not match
 */
export async function draftPayslips(
  work: Change,
  run: PayRunRow,
  { copy_from, recurring, from_compensations, retro_pay_people }: Sources,
): Promise<DraftResult> {
  const source = copy_from === undefined ? [] : await readSource(work, run, copy_from)
  const drafted = from_compensations ? await draftLines(work, run) : await takeOverRetroPay(work, run, retro_pay_people)
  const lines = recurring ? await readRecurringLines(work, run) : []
  const byPerson = Map.groupBy(lines, ({ person_id }) => person_id)
  const left_out: LeftOut[] = []
  const authors = new Set(copy_from === undefined ? [] : await readAuthors(work, copy_from))
  const linesByPerson = new Map<number, Line[]>()
  for (const [person_id, { lines: draftedLines, author_ids }] of drafted) {
    linesByPerson.set(person_id, draftedLines.slice(0, maxLines))
    for (const author of author_ids) authors.add(author)
  }
  for (const [person_id, own] of byPerson) {
    const draftedLines = linesByPerson.get(person_id) ?? []
    const inForce = withoutKeys(
      own.filter(({ in_force }) => in_force),
      draftedLines,
    )
    if (inForce.length > 0) {
      linesByPerson.set(person_id, [...draftedLines, ...inForce.map(toLine)].slice(0, maxLines))
    }
    for (const author of inForce.flatMap(({ author_ids }) => author_ids)) authors.add(author)
  }
  for (const payslip of source) {
    const { person_id } = payslip
    const exclusion = findExclusion(payslip, run)
    if (exclusion) {
      left_out.push({ ...exclusion, person_id })
      continue
    }
    const sourceLines = withoutKeys(
      payslip.lines.map(toLine).filter(({ origin }) => origin === null || !from_compensations),
      drafted.get(person_id)?.lines ?? [],
    )
    const { copies, omissions, endedLines } = mergeLines(sourceLines, byPerson.get(person_id) ?? [])
    for (const author of endedLines.flatMap(({ author_ids }) => author_ids)) authors.add(author)
    left_out.push(...omissions.map((omission) => ({ ...omission, person_id })))
    const all = [...(linesByPerson.get(person_id) ?? []), ...copies.map((line) => ({ ...line, origin: null }))]
    for (const { name } of all.splice(maxLines)) {
      const message = `“${name}” was not copied: a payslip has at most ${maxLines} lines.`
      left_out.push({ code: 'too_many_lines', message, person_id, line_name: name })
    }
    if (all.length > 0) linesByPerson.set(person_id, all)
  }
  const drafts = [...linesByPerson].map(([person_id, lines]) => ({ person_id, path: 'body.copy_from', lines }))
  for (let first = 0; first < drafts.length; first += batchSize) {
    await writePayslips(work, run, drafts.slice(first, first + batchSize))
  }
  await recordAuthors(work, run.id, [...authors])
  return {
    run: drafts.length === 0 ? run : await updateTotals(work, run.id),
    left_out: left_out.slice(0, maxFindings),
    left_out_count: left_out.length,
  }
}

/** Drafts the retro pay of a correction, which no other transaction takes over until this one ends. */
async function takeOverRetroPay(
  work: Change,
  run: PayRunRow,
  people: readonly number[] | undefined,
): Promise<Map<number, DraftedLines>> {
  const { retro_pay_from: from, currency } = run
  if (from === null) return new Map()
  await lockCorrectedRuns(work, { from, currency })
  return await draftRetroLines(work, run, { from, people })
}

/** Returns the lines that do not have the kind and the code of another line. */
function withoutKeys<Own extends Pick<Line, 'kind' | 'code'>>(lines: Own[], others: readonly Line[]): Own[] {
  const keys = new Set(others.map(lineKey))
  return lines.filter((line) => !keys.has(lineKey(line)))
}

type Omission = Omit<LeftOut, 'person_id'>

/**
 * Separates the lines to copy from those that recurring lines replace, and reports the lines that an ended line
 * replaces.
 */
function mergeLines(
  sourceLines: Line[],
  recurringLines: RecurringRow[],
): { copies: Line[]; omissions: Omission[]; endedLines: RecurringRow[] } {
  const recurringKeys = new Set(recurringLines.map(lineKey))
  const keysInForce = new Set(recurringLines.filter(({ in_force }) => in_force).map(lineKey))
  const omittedLines = sourceLines.filter((line) => recurringKeys.has(lineKey(line)) && !keysInForce.has(lineKey(line)))
  const omittedKeys = new Set(omittedLines.map(lineKey))
  return {
    copies: sourceLines.filter((line) => !recurringKeys.has(lineKey(line))),
    omissions: omittedLines.map(({ name }) => ({
      code: 'recurring_line_ended',
      message: `“${name}” was not copied: the recurring line has ended.`,
      line_name: name,
    })),
    endedLines: recurringLines.filter((line) => omittedKeys.has(lineKey(line))),
  }
}

interface SourcePayslip {
  person_id: number
  is_deleted: boolean
  start_date: string | null
  end_date: string | null
  /** Whether the person is employed on a day of the period of the new pay run. */
  is_employed: boolean
  lines: LineRow[]
}

/** Returns the reason for not paying a person for the period. The end date is the first day without employment. */
function findExclusion(
  { is_deleted, is_employed, start_date, end_date }: SourcePayslip,
  { period_start, period_end }: PayRunRow,
): Omission | undefined {
  if (is_deleted) return { code: 'person_deleted', message: 'The person was deleted.' }
  if (is_employed) return undefined
  if (end_date !== null && end_date <= period_start) {
    const message = `Employment ended before the period: the end date is ${end_date}.`
    return { code: 'person_terminated', message, last_day: addDays(end_date, -1) }
  }
  if (start_date !== null && start_date > period_end) {
    const message = `Employment begins after the period, on ${start_date}.`
    return { code: 'person_not_started', message, start_date }
  }
  return undefined
}

async function readSource(work: Change, run: PayRunRow, id: number): Promise<SourcePayslip[]> {
  const { db, business_id } = work
  const source = await db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .forShare() // keeps the lines and authors of the source pay run consistent
    .executeTakeFirst()
  if (!source) throw unknownReference('body.copy_from')
  const path = 'body.copy_from'
  if (source.currency !== run.currency) throw validationFailed([otherCurrency(path, source, run)])
  if (source.type === 'correction' && run.type !== 'correction') {
    throw validationFailed([
      { path, code: 'is_correction', message: 'is a correction, which only a correction can copy' },
    ])
  }
  const { rows } = await sql<SourcePayslip>`
    select payslips.person_id, people.deleted_at is not null as is_deleted, people.start_date, people.end_date,
      ${isEmployed(work, { from: run.period_start, to: run.period_end })} as is_employed,
      ${selectLines(work)} as lines
    from payslips
    join people on people.business_id = ${business_id} and people.id = payslips.person_id
    where payslips.business_id = ${business_id} and payslips.pay_run_id = ${id}
    order by payslips.person_id`.execute(db)
  return rows
}

interface RecurringRow extends Pick<LineRow, 'kind' | 'code' | 'name' | 'amount'> {
  person_id: number
  author_ids: number[]
  /** Whether the line is in force on at least one day of the period; otherwise it ended before the period. */
  in_force: boolean
}

/** Reads the recurring lines of the people employed in the period, except lines that start after the period. */
async function readRecurringLines(
  { db, business_id }: Change,
  { currency, period_start, period_end }: PayRunRow,
): Promise<RecurringRow[]> {
  const { rows } = await sql<RecurringRow>`
    select line.person_id, line.kind, line.code, line.name, line.amount, line.author_ids,
      coalesce(line.ends_on >= ${period_start}, true) as in_force
    from recurring_lines line
    join people on people.business_id = ${business_id} and people.id = line.person_id
    where line.business_id = ${business_id} and line.currency = ${currency} and line.starts_on <= ${period_end}
      and ${isNullInRow('people.deleted_at')}
      and ${isEmployed({ business_id }, { from: period_start, to: period_end })}
    order by line.person_id, line.id`.execute(db)
  return rows
}
