import { type RawBuilder, sql } from 'kysely'
import { type Introducers, readIntroducers, shareIntroducer } from '../access/users/introducers.ts'
import { type Principal, type UserPrincipal, userBehind } from '../operation/principal.ts'
import type { Change, Work } from '../operation/work.ts'
import type { PayRunRow } from './present-pay-run.ts'

/** Records the user behind a change of a pay run or of its payslips, in the transaction of the change. */
export const recordAuthor = (work: Change<Principal>, pay_run_id: number): Promise<void> =>
  recordAuthors(work, pay_run_id, sql`select ${userBehind(work.by)}::int`)

/** Records users whose lines a pay run takes: they wrote a recurring line, or the pay run that it is a copy of. */
export const recordLineAuthors = (work: Change, pay_run_id: number, user_ids: readonly number[]): Promise<void> =>
  recordAuthors(work, pay_run_id, sql`select distinct unnest(${user_ids}::int[])`)

async function recordAuthors(
  { db, business_id }: Change,
  pay_run_id: number,
  user_ids: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    insert into pay_run_authors (business_id, pay_run_id, user_id)
    select ${business_id}::int, ${pay_run_id}::int, author.user_id from (${user_ids}) author (user_id)
    on conflict do nothing`.execute(db)
}

/** The users who made or changed a pay run, its payslips or lines that it takes, by id. */
export async function authorsOf({ db, business_id }: Work, pay_run_id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('pay_run_authors')
    .select('user_id')
    .where('business_id', '=', business_id)
    .where('pay_run_id', '=', pay_run_id)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Why the caller is no second person for a pay run. */
export interface Involvement {
  /** Users; once their logins are confirmed, the caller may approve. Empty where that would not help. */
  unconfirmed: number[]
}

/**
 * Finds the pay runs that somebody else than the caller has to approve, in a business that asks for two people. The second
 * is a user who never made or changed anything of the pay run or of the lines that it takes, also not with an API key or
 * through a login that they introduced (`readIntroducers`), and whom it does not pay beside the regular pay: their own payslip
 * is in no off-cycle pay run and in no correction. A regular pay run pays everybody, so that their own payslip in it
 * counts only if they wrote it.
 *
 * @returns an entry for each of them, by the id of the pay run
 */
export async function needingSecondPerson(
  work: Work<Principal>,
  runs: Pick<PayRunRow, 'id'>[],
): Promise<ReadonlyMap<number, Involvement>> {
  const { by } = work
  const guarded = await readGuarded(work, runs)
  if (guarded.length === 0) return new Map()
  if (by.kind !== 'user') return new Map(guarded.map(({ id }) => [id, { unconfirmed: [] }]))
  const behind = await readIntroducers(work, [by.user_id, ...guarded.flatMap(({ author_ids }) => author_ids)])
  const paid = await readPaid(work, guarded, [...(behind.get(by.user_id)?.person_ids ?? [])])
  return new Map(
    guarded.flatMap(({ id, author_ids }) => {
      const involvement = involvementOf(by, { author_ids, paid: paid.get(id) ?? [] }, behind)
      return involvement ? [[id, involvement] as const] : []
    }),
  )
}

/**
 * Why a user is no second person, if they are not. A confirmation of their own login takes away everybody behind it, one
 * of an author's login takes the user away from behind that.
 *
 * @param run.paid - the records of the user, and of those behind them, that it pays beside the regular pay
 */
function involvementOf(
  { user_id, person_id }: UserPrincipal,
  { author_ids, paid }: { author_ids: readonly number[]; paid: readonly number[] },
  behind: ReadonlyMap<number, Introducers>,
): Involvement | undefined {
  const mine = behind.get(user_id)
  const authors = author_ids.filter((author) => shareIntroducer(mine, behind.get(author)))
  if (authors.length === 0 && paid.length === 0) return undefined
  if (authors.includes(user_id) || paid.some((person) => person === person_id)) return { unconfirmed: [] }
  const introduced = authors.filter((author) => behind.get(author)?.user_ids.has(user_id))
  const isOwnMissing =
    paid.length > 0 || introduced.length < authors.length || introduced.some((author) => mine?.user_ids.has(author))
  return { unconfirmed: isOwnMissing ? [user_id, ...introduced] : introduced }
}

interface GuardedRun {
  id: number
  author_ids: number[]
}

/** The pay runs, where the business asks for two people; otherwise none. */
async function readGuarded({ db, business_id }: Work, runs: Pick<PayRunRow, 'id'>[]): Promise<GuardedRun[]> {
  const { rows } = await sql<GuardedRun>`
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

/** Which of some people each pay run pays beside the regular pay, by the id of the pay run. */
async function readPaid(
  { db, business_id }: Work,
  runs: readonly GuardedRun[],
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
