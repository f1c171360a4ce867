import type { Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { payRunStates } from './pay-run.states.ts'
import { authorsOf, type Involvement, needingSecondPerson } from './pay-run-authors.ts'
import { type PayRunRow, presentPayRun } from './present-pay-run.ts'

/**
 * Finds out what the caller may do with some pay runs.
 *
 * @returns how to present each of them
 */
export async function payRunPresenter(
  work: Work<Principal>,
  rows: PayRunRow[],
): Promise<(row: PayRunRow) => Schemas['PayRun']> {
  const others = await involvements(work, rows)
  return presenterFor(work, others)
}

/** Where the caller could approve by their scopes, but is no second person. */
async function involvements(work: Work<Principal>, rows: PayRunRow[]): Promise<ReadonlyMap<number, Involvement>> {
  const canApprove = work.by.scopes.has(payRunStates.scopes.approve)
  const drafts = canApprove ? rows.filter(({ status }) => status === 'draft') : []
  return drafts.length === 0 ? new Map() : await needingSecondPerson(work, drafts)
}

function presenterFor({ by: { scopes } }: Work<Principal>, others: ReadonlyMap<number, Involvement>) {
  return (row: PayRunRow): Schemas['PayRun'] => {
    const actions = payRunStates.allowed(row.status, scopes)
    return presentPayRun(row, others.has(row.id) ? actions.filter((action) => action !== 'approve') : actions)
  }
}

/**
 * One pay run as the API shows it to the caller: with its authors, and the users whose confirmation would let the caller
 * approve it.
 */
export async function showPayRun(work: Work<Principal>, row: PayRunRow): Promise<Schemas['PayRun']> {
  const others = await involvements(work, [row])
  const unconfirmed = others.get(row.id)?.unconfirmed ?? []
  return {
    ...presenterFor(work, others)(row),
    author_ids: await authorsOf(work, row.id),
    ...(unconfirmed.length > 0 && { unconfirmed_user_ids: unconfirmed }),
  }
}
