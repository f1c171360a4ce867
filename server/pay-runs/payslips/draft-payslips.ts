import { sql } from 'kysely'
import { isNullInRow } from '../../db/is-null.ts'
import type { Schemas } from '../../operation/contract/contract.ts'
import { unknownReference, validationFailed } from '../../operation/errors.ts'
import type { Principal } from '../../operation/principal.ts'
import type { Change } from '../../operation/work.ts'
import { maxFindings } from '../checks/findings.ts'
import { authorsOf, recordLineAuthors } from '../pay-run-authors.ts'
import { type PayRunRow, payRunColumns } from '../present-pay-run.ts'
import type { Line } from './parse-lines.ts'
import type { LineRow } from './present-payslip.ts'
import { updateTotals } from './update-totals.ts'
import { writePayslips } from './write-payslips.ts'

type LeftOut = Schemas['PayRunLeftOut']

/** Where the payslips of a new pay run come from. */
interface Sources {
  /** The id of a pay run whose people and lines are copied. */
  copy_from: number | undefined
  /** Whether recurring lines are drafted. */
  recurring: boolean
}

/** What was drafted, and what was not. */
export interface Drafted {
  run: PayRunRow
  left_out: LeftOut[]
  left_out_count: number
}

/** Payslips in one statement. */
const batchSize = 500

/** The contract holds a payslip to as many. */
const mostLines = 100

/**
 * Writes the payslips of a new pay run: for whoever is employed in its period, their recurring lines in force, and the
 * lines of the pay run that is copied. A copied line of the kind and code of a recurring line of the same person, in
 * force or over, is not copied: the recurring line says for itself whether it is still paid, and how much. So no line is
 * there twice, and none goes on after its end.
 *
 * Whoever wrote the lines counts as an author of the pay run: those of each recurring line that it takes, or that keeps a
 * copied line out, and those of the pay run that is copied.
 *
 * @param run - a draft without payslips
 * @throws {ApiError} 422 when there is no such pay run to copy, or its amounts do not fit
 */
export async function draftPayslips(
  work: Change<Principal>,
  run: PayRunRow,
  { copy_from, recurring }: Sources,
): Promise<Drafted> {
  const copied = copy_from === undefined ? [] : await readCopied(work, run, copy_from)
  const lines = recurring ? await readRecurring(work, run) : []
  const byPerson = Map.groupBy(lines, ({ person_id }) => person_id)
  const left_out: LeftOut[] = []
  const authors = new Set(copy_from === undefined ? [] : await authorsOf(work, copy_from))
  const drafts = new Map<number, Line[]>()
  for (const [person_id, own] of byPerson) {
    const inForce = own.filter(({ in_force }) => in_force)
    if (inForce.length > 0) drafts.set(person_id, inForce.map(lineOf))
    for (const author of inForce.flatMap(({ author_ids }) => author_ids)) authors.add(author)
  }
  for (const slip of copied) {
    const { person_id } = slip
    const why = absenceOf(slip, run)
    if (why) {
      left_out.push({ ...why, person_id })
      continue
    }
    const own = byPerson.get(person_id) ?? []
    const { taken, notes, ended } = mergeLines(slip.lines.map(lineOf), own)
    for (const author of ended.flatMap(({ author_ids }) => author_ids)) authors.add(author)
    left_out.push(...notes.map((note) => ({ ...note, person_id })))
    const all = [...(drafts.get(person_id) ?? []), ...taken]
    for (const { name } of all.splice(mostLines)) {
      const message = `“${name}” was not copied: a payslip has at most ${mostLines} lines.`
      left_out.push({ code: 'too_many_lines', message, person_id })
    }
    if (all.length > 0) drafts.set(person_id, all)
  }
  const wanted = [...drafts].map(([person_id, lines]) => ({ person_id, path: 'body.copy_from', lines }))
  for (let first = 0; first < wanted.length; first += batchSize) {
    await writePayslips(work, run, wanted.slice(first, first + batchSize))
  }
  await recordLineAuthors(work, run.id, [...authors])
  return {
    run: wanted.length === 0 ? run : await updateTotals(work, run.id),
    left_out: left_out.slice(0, maxFindings),
    left_out_count: left_out.length,
  }
}

const keyOf = ({ kind, code }: Pick<Line, 'kind' | 'code'>): string => `${kind} ${code}`

/** Takes those copied lines that no recurring line replaces. One that a line which has ended keeps out gets a note. */
function mergeLines(
  copied: Line[],
  recurring: RecurringRow[],
): { taken: Line[]; notes: Pick<LeftOut, 'code' | 'message'>[]; ended: RecurringRow[] } {
  const covered = new Set(recurring.map(keyOf))
  const inForce = new Set(recurring.filter(({ in_force }) => in_force).map(keyOf))
  const left = copied.filter((line) => covered.has(keyOf(line)) && !inForce.has(keyOf(line)))
  const leftKeys = new Set(left.map(keyOf))
  return {
    taken: copied.filter((line) => !covered.has(keyOf(line))),
    notes: left.map(({ name }) => ({
      code: 'recurring_line_ended',
      message: `“${name}” was not copied: the recurring line has ended.`,
    })),
    ended: recurring.filter((line) => leftKeys.has(keyOf(line))),
  }
}

interface CopiedSlip {
  person_id: number
  is_deleted: boolean
  start_date: string | null
  end_date: string | null
  lines: LineRow[]
}

/** Why somebody is not paid for the period. The end date is the first day on which they are gone. */
function absenceOf(
  { is_deleted, start_date, end_date }: CopiedSlip,
  { period_start, period_end }: PayRunRow,
): Pick<LeftOut, 'code' | 'message'> | undefined {
  if (is_deleted) return { code: 'person_deleted', message: 'The person was deleted.' }
  if (end_date !== null && end_date <= period_start) {
    const message = `Employment ended before the period: the end date is ${end_date}.`
    return { code: 'person_terminated', message }
  }
  if (start_date !== null && start_date > period_end) {
    return { code: 'person_not_started', message: `Employment begins after the period, on ${start_date}.` }
  }
  return undefined
}

async function readCopied(work: Change, run: PayRunRow, id: number): Promise<CopiedSlip[]> {
  const { db, business_id } = work
  const source = await db
    .selectFrom('pay_runs')
    .select(payRunColumns)
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .forShare() // Its lines and its authors are of one moment.
    .executeTakeFirst()
  if (!source) throw unknownReference('body.copy_from')
  const path = 'body.copy_from'
  if (source.currency !== run.currency) {
    throw validationFailed([{ path, message: `is a pay run in ${source.currency}, not in ${run.currency}` }])
  }
  if (source.type === 'correction' && run.type !== 'correction') {
    throw validationFailed([{ path, message: 'is a correction, which only a correction can copy' }])
  }
  const { rows } = await sql<CopiedSlip>`
    select payslips.person_id, people.deleted_at is not null as is_deleted, people.start_date, people.end_date,
      (
        select coalesce(json_agg(json_build_object(
          'kind', kind, 'code', code, 'name', name, 'quantity', quantity::text, 'rate', rate::text, 'amount', amount
        ) order by position), '[]')
        from payslip_lines
        where payslip_lines.business_id = ${business_id} and payslip_id = payslips.id
      ) as lines
    from payslips
    join people on people.business_id = ${business_id} and people.id = payslips.person_id
    where payslips.business_id = ${business_id} and payslips.pay_run_id = ${id}
    order by payslips.person_id`.execute(db)
  return rows
}

interface RecurringRow extends Pick<LineRow, 'kind' | 'code' | 'name' | 'amount'> {
  person_id: number
  author_ids: number[]
  /** On a day of the period at least; otherwise it has ended before. */
  in_force: boolean
}

/** The recurring lines of whoever is employed in the period, apart from those that begin after it. */
async function readRecurring(
  { db, business_id }: Change,
  { currency, period_start, period_end }: PayRunRow,
): Promise<RecurringRow[]> {
  const { rows } = await sql<RecurringRow>`
    select line.person_id, line.kind, line.code, line.name, line.amount, line.author_ids,
      coalesce(line.ends_on >= ${period_start}, true) as in_force
    from recurring_lines line
    join people on people.business_id = ${business_id} and people.id = line.person_id
    where line.business_id = ${business_id} and line.currency = ${currency} and line.starts_on <= ${period_end}
      and ${isNullInRow('people.deleted_at')} and coalesce(people.start_date <= ${period_end}, true)
      and coalesce(people.end_date > ${period_start}, true)
    order by line.person_id, line.id`.execute(db)
  return rows
}

const lineOf = ({
  kind,
  code,
  name,
  amount,
  ...row
}: Pick<LineRow, 'kind' | 'code' | 'name' | 'amount'> & Partial<Pick<LineRow, 'quantity' | 'rate'>>): Line => ({
  kind,
  code,
  name,
  quantity: row.quantity ?? null,
  rate: row.rate ?? null,
  amount: BigInt(amount),
})
