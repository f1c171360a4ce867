import type { Schemas } from '../operation/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { payRunStates } from './pay-run.states.ts'
import { authorsOf, needingSecondPerson } from './pay-run-authors.ts'
import { type PayRunRow, presentPayRun } from './present-pay-run.ts'

/**
 * Finds out what the caller may do with some pay runs, in at most one statement.
 *
 * @returns how to present each of them
 */
export async function payRunPresenter(
  work: Work<Principal>,
  rows: PayRunRow[],
): Promise<(row: PayRunRow) => Schemas['PayRun']> {
  const { scopes } = work.by
  const drafts = scopes.has(payRunStates.scopes.approve) ? rows.filter(({ status }) => status === 'draft') : []
  const others = drafts.length === 0 ? new Set() : await needingSecondPerson(work, drafts)
  return (row) => {
    const actions = payRunStates.allowed(row.status, scopes)
    return presentPayRun(row, others.has(row.id) ? actions.filter((action) => action !== 'approve') : actions)
  }
}

/** One pay run as the API shows it to the caller: beside what a list tells, who has worked on it. */
export async function showPayRun(work: Work<Principal>, row: PayRunRow): Promise<Schemas['PayRun']> {
  const present = await payRunPresenter(work, [row])
  return { ...present(row), author_ids: await authorsOf(work, row.id) }
}
