import type { Schemas } from '../operation/contract/contract.ts'
import type { Principal } from '../operation/principal.ts'
import type { Work } from '../operation/work.ts'
import { payRunStates } from './pay-run.states.ts'
import { findInvolvements, type Involvement, readAuthors } from './pay-run-authors.ts'
import { type PayRunRow, presentPayRun } from './present-pay-run.ts'

/**
 * Returns a function that converts each row to its API representation, with the actions that the caller may perform.
 */
export async function payRunPresenter(
  work: Work<Principal>,
  rows: PayRunRow[],
): Promise<(row: PayRunRow) => Schemas['PayRun']> {
  return presenterFor(work, await readInvolvements(work, rows))
}

/** Reads the involvements if the status of a pay run and the scopes of the caller allow an approval. */
async function readInvolvements(work: Work<Principal>, rows: PayRunRow[]): Promise<ReadonlyMap<number, Involvement>> {
  const canApprove = work.by.scopes.has(payRunStates.scopes.approve)
  const drafts = canApprove ? rows.filter(({ status }) => status === 'draft') : []
  return drafts.length === 0 ? new Map() : await findInvolvements(work, drafts)
}

function presenterFor({ by: { scopes } }: Work<Principal>, involvements: ReadonlyMap<number, Involvement>) {
  return (row: PayRunRow): Schemas['PayRun'] => {
    const actions = payRunStates.allowed(row.status, scopes)
    return presentPayRun(row, involvements.has(row.id) ? actions.filter((action) => action !== 'approve') : actions)
  }
}

/**
 * Converts a pay run to its API representation, with its authors and the users whose confirmation would allow the
 * caller to approve it.
 */
export async function showPayRun(work: Work<Principal>, row: PayRunRow): Promise<Schemas['PayRun']> {
  const involvements = await readInvolvements(work, [row])
  const unconfirmed = involvements.get(row.id)?.unconfirmed ?? []
  return {
    ...presenterFor(work, involvements)(row),
    author_ids: await readAuthors(work, row.id),
    ...(unconfirmed.length > 0 && { unconfirmed_user_ids: unconfirmed }),
  }
}
