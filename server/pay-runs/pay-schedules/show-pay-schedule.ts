import type { Schemas } from '../../operation/contract/contract.ts'
import type { Work } from '../../operation/work.ts'
import { readNextRuns } from './next-runs.ts'
import { type PayScheduleRow, presentPaySchedule } from './present-pay-schedule.ts'

/** Converts a pay schedule to its API representation, with its next pay runs. */
export async function showPaySchedule(work: Work, row: PayScheduleRow): Promise<Schemas['PaySchedule']> {
  const [runs = []] = await readNextRuns(work, [row])
  return presentPaySchedule(row, runs)
}
