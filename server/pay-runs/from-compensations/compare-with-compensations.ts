import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'
import { type Line, maxLines, toLine } from '../payslips/parse-lines.ts'
import type { LineRow } from '../payslips/present-payslip.ts'
import { selectLines } from '../payslips/select-payslips.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { draftRetroLines } from '../retro-pay/draft-retro-lines.ts'
import { type DraftedLines, draftLines } from './draft-lines.ts'

/** The lines of a payslip before and after it is drafted again. */
export interface RedraftedPayslip {
  person_id: number
  before: Line[]
  /** Empty if the payslip has no lines left. */
  after: Line[]
  /** The authors of the compensations that the lines come from. */
  author_ids: number[]
}

/**
 * Compares the payslips of a draft with those that compensations and unpaid leave produce today; for a correction, the
 * people in it with their retro pay. Lines that people added remain, and replace lines from compensations with the same
 * kind and code, and in a correction for the same period.
 *
 * @returns the payslips that differ, by person ID
 */
export async function compareWithCompensations(work: Work<Principal>, run: PayRunRow): Promise<RedraftedPayslip[]> {
  const stored = await readStoredLines(work, run)
  const drafted =
    run.retro_pay_from === null
      ? await draftLines(work, run)
      : await draftRetroLines(work, run, { from: run.retro_pay_from, people: [...stored.keys()] })
  const people = [...new Set([...drafted.keys(), ...stored.keys()])].sort((a, b) => a - b)
  return people.flatMap((person_id) => {
    const before = stored.get(person_id) ?? []
    const { lines, author_ids }: DraftedLines = drafted.get(person_id) ?? { lines: [], author_ids: [] }
    const after = mergeLines(lines, before)
    const isSame = isDeepStrictEqual(fromCompensations(after), fromCompensations(before))
    return isSame ? [] : [{ person_id, before, after, author_ids }]
  })
}

const fromCompensations = (lines: readonly Line[]): Line[] => lines.filter(({ origin }) => origin !== null)

const lineKey = ({ kind, code, corrects_pay_run_id: run }: Line): string => `${kind} ${code} ${run ?? ''}`

function mergeLines(drafted: readonly Line[], before: readonly Line[]): Line[] {
  const own = before.filter(({ origin }) => origin === null)
  const ownKeys = new Set(own.map(lineKey))
  return [...drafted.filter((line) => !ownKeys.has(lineKey(line))).slice(0, maxLines - own.length), ...own]
}

async function readStoredLines(work: Work, { id }: PayRunRow): Promise<Map<number, Line[]>> {
  const { rows } = await sql<{ person_id: number; lines: LineRow[] }>`
    select person_id, ${selectLines(work)} as lines
    from payslips
    where business_id = ${work.business_id} and pay_run_id = ${id}`.execute(work.db)
  return new Map(rows.map(({ person_id, lines }) => [person_id, lines.map(toLine)]))
}
