import type { Work } from '../../operation/work.ts'
import type { DraftedLines } from '../from-compensations/draft-lines.ts'
import type { PayRunRow } from '../present-pay-run.ts'
import { calculateRetroPay } from './calculate-retro-pay.ts'
import { differenceLine } from './differences.ts'

/**
 * Drafts the lines of a correction: one for each person, period and code whose pay is not what compensations produce
 * today. Lines that the correction has already do not count as paid.
 *
 * @param run - a correction in the currency of the periods
 * @param selection.from - the periods end on or after this day
 * @param selection.people - the IDs of the people; everyone by default
 * @returns the lines by person ID; people without such lines are absent
 */
export async function draftRetroLines(
  work: Work,
  { id, currency }: PayRunRow,
  { from, people }: { from: string; people?: readonly number[] | undefined },
): Promise<Map<number, DraftedLines>> {
  const drafted = new Map<number, DraftedLines>()
  for (const { run, person_id, differences, author_ids } of await calculateRetroPay(work, {
    from,
    currency,
    people,
    without: id,
  })) {
    if (differences.length === 0) continue
    const { lines, author_ids: authors } = drafted.get(person_id) ?? { lines: [], author_ids: [] }
    drafted.set(person_id, {
      lines: [...lines, ...differences.map((difference) => differenceLine(difference, run))],
      author_ids: [...authors, ...author_ids],
    })
  }
  return drafted
}
