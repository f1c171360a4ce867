import type { Change, Work } from '../../operation/work.ts'
import type { PayRunRow } from '../present-pay-run.ts'

/** A completed regular pay run that was drafted from compensations. */
export type CorrectedRun = Pick<PayRunRow, 'id' | 'period_start' | 'period_end' | 'currency'>

interface Selection {
  /** The periods end on or after this day. */
  from: string
  /** The currency of the pay runs; any by default. */
  currency?: string
}

/** Reads the pay runs whose periods retro pay corrects, by period. */
export const readCorrectedRuns = (work: Work, selection: Selection): Promise<CorrectedRun[]> =>
  selectCorrectedRuns(work, selection).orderBy('period_start').orderBy('id').execute()

/**
 * Prevents that another transaction takes over retro pay for the same pay runs, until the transaction ends. The locks are
 * taken in the order of the IDs, to prevent deadlocks.
 */
export async function lockCorrectedRuns(work: Change, selection: Selection): Promise<void> {
  await selectCorrectedRuns(work, selection).orderBy('id').forNoKeyUpdate().execute()
}

const selectCorrectedRuns = ({ db, business_id }: Work, { from, currency }: Selection) =>
  db
    .selectFrom('pay_runs')
    .select(['id', 'period_start', 'period_end', 'currency'])
    .where('business_id', '=', business_id)
    .where('type', '=', 'regular')
    .where('status', '=', 'completed')
    .where('from_compensations', '=', true)
    .where('period_end', '>=', from)
    .$if(currency !== undefined, (runs) => runs.where('currency', '=', currency ?? ''))
