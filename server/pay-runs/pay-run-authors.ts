import { sql } from 'kysely'
import { type Introducers, readIntroducers, shareIntroducer } from '../access/users/introducers.ts'
import { accountableUserId, type Principal, type UserPrincipal } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import type { PayRunRow } from './present-pay-run.ts'

/** Records the user who sent the request, or the user behind its API key, as an author of the pay run. */
export const recordAuthor = (work: Change<Principal>, pay_run_id: number): Promise<void> =>
  recordAuthors(work, pay_run_id, [accountableUserId(work.by)])

/**
 * Records authors of the pay run: of its pay schedule, or of the recurring lines or the source pay run whose lines it
 * contains.
 */
export async function recordAuthors(
  { db, business_id }: Change,
  pay_run_id: number,
  user_ids: readonly number[],
): Promise<void> {
  await sql`
    insert into pay_run_authors (business_id, pay_run_id, user_id)
    select distinct ${business_id}::int, ${pay_run_id}::int, author.user_id
    from unnest(${user_ids}::int[]) author (user_id)
    on conflict do nothing`.execute(db)
}

/**
 * Returns the IDs of the users who created or changed a pay run, its payslips or the lines copied to it, in ascending
 * order.
 */
export async function readAuthors({ db, business_id }: Work, pay_run_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pay_run_authors')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('pay_run_id', '=', pay_run_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The reason why the caller cannot approve a pay run as the second person. */
export interface Involvement {
  /** The IDs of the users whose confirmation would allow the caller to approve; empty if no confirmation would. */
  unconfirmed: number[]
}

/**
 * Finds the pay runs that the caller cannot approve as the second person, in a business that requires two people. A
 * second person is a user who
 *
 * - is not an author of the pay run or of the lines copied to it, neither directly, nor with an API key, nor through a
 *   login that they introduced (`readIntroducers`); and
 * - has no payslip in the pay run, if it is an off-cycle pay run or a correction. In a regular pay run, which pays all
 *   people, only authorship counts.
 *
 * @returns the involvements by pay run ID; pay runs that the caller can approve have none
 */
export async function findInvolvements(
  work: Work<Principal>,
  runs: Pick<PayRunRow, 'id'>[],
): Promise<ReadonlyMap<number, Involvement>> {
  const { by } = work
  const twoPersonRuns = await readTwoPersonRuns(work, runs)
  if (twoPersonRuns.length === 0) return new Map()
  if (by.kind !== 'user') return new Map(twoPersonRuns.map(({ id }) => [id, { unconfirmed: [] }]))
  const introducers = await readIntroducers(work, [
    by.user_id,
    ...twoPersonRuns.flatMap(({ author_ids }) => author_ids),
  ])
  const payees = await readPayeesOutsideRegularRuns(work, twoPersonRuns, [
    ...(introducers.get(by.user_id)?.person_ids ?? []),
  ])
  return new Map(
    twoPersonRuns.flatMap(({ id, author_ids }) => {
      const involvement = findInvolvement(by, { author_ids, payee_ids: payees.get(id) ?? [] }, introducers)
      return involvement ? [[id, involvement] as const] : []
    }),
  )
}

/**
 * Finds the reason why a user is not a second person for a pay run. A confirmation of the user's own login removes all
 * introducers of the user; a confirmation of an author's login removes the user from the introducers of that author.
 *
 * @param run.payee_ids - the person IDs of the user and of their introducers that have a payslip in the pay run, if it
 *   is an off-cycle pay run or a correction
 * @returns undefined if the user is a second person
 */
function findInvolvement(
  { user_id, person_id }: UserPrincipal,
  { author_ids, payee_ids }: { author_ids: readonly number[]; payee_ids: readonly number[] },
  introducers: ReadonlyMap<number, Introducers>,
): Involvement | undefined {
  const mine = introducers.get(user_id)
  const authors = author_ids.filter((author) => shareIntroducer(mine, introducers.get(author)))
  if (authors.length === 0 && payee_ids.length === 0) return undefined
  if (authors.includes(user_id) || payee_ids.some((payee) => payee === person_id)) return { unconfirmed: [] }
  const invitees = authors.filter((author) => introducers.get(author)?.user_ids.has(user_id))
  const needsOwn =
    payee_ids.length > 0 || invitees.length < authors.length || invitees.some((author) => mine?.user_ids.has(author))
  return { unconfirmed: needsOwn ? [user_id, ...invitees] : invitees }
}

interface TwoPersonRun {
  id: number
  author_ids: number[]
}

/** Returns the pay runs with their authors if the business requires two people; otherwise an empty list. */
async function readTwoPersonRuns({ db, business_id }: Work, runs: Pick<PayRunRow, 'id'>[]): Promise<TwoPersonRun[]> {
  const { rows } = await sql<TwoPersonRun>`
    select run.id, array(
      select user_id from pay_run_authors
      where business_id = ${business_id} and pay_run_id = run.id
      order by user_id
    ) as author_ids
    from pay_runs run join businesses business on business.id = run.business_id
    where run.business_id = ${business_id} and run.id = any(${runs.map(({ id }) => id)})
      and business.two_person_pay_runs`.execute(db)
  return rows
}

/** Returns the people in the list who have a payslip in an off-cycle pay run or a correction, by pay run ID. */
async function readPayeesOutsideRegularRuns(
  { db, business_id }: Work,
  runs: readonly TwoPersonRun[],
  person_ids: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  if (person_ids.length === 0) return new Map()
  const { rows } = await sql<{ pay_run_id: number; person_ids: number[] }>`
    select pay_run_id, array_agg(person_id) as person_ids
    from payslips join pay_runs run on run.business_id = payslips.business_id and run.id = pay_run_id
    where payslips.business_id = ${business_id} and run.type <> 'regular'
      and pay_run_id = any(${runs.map(({ id }) => id)}) and person_id = any(${person_ids}::int[])
    group by pay_run_id`.execute(db)
  return new Map(rows.map((row) => [row.pay_run_id, row.person_ids]))
}
