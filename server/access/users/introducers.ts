import { sql } from 'kysely'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

/*
 * A user who sets up a login may use it themselves. The introducers of a login are the users who invited it, set its
 * role, or linked or unlinked its person, and their own introducers, until another administrator confirms that the
 * login belongs to a different person. Two logins with a common introducer may be the same person, which the
 * second-person rule must exclude.
 */

/** The users and people who may use a login. */
export interface Introducers {
  /** The IDs of the login itself and of its direct and indirect introducers. */
  user_ids: ReadonlySet<number>
  /** The IDs of the people linked to these users, past and present. */
  person_ids: ReadonlySet<number>
}

/**
 * Reads the introducers of logins by primary key.
 *
 * @returns the introducers by the ID of the login
 */
export async function readIntroducers(
  { db, business_id }: Work,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, Introducers>> {
  // `union`, not `union all`: the recursion ends even where two logins introduced each other.
  const { rows } = await sql<{ login: number; user_id: number; person_ids: number[] }>`
    with recursive introducers (login, user_id) as (
      select id, id from unnest(${[...new Set(user_ids)]}::int[]) id
      union
      select introducers.login, introducer
      from introducers, unnest((
        select introduced_by from users where business_id = ${business_id} and id = introducers.user_id
      )) introducer
    )
    select login, user_id, coalesce((
      select array_remove(past_person_ids || person_id, null)
      from users where business_id = ${business_id} and id = introducers.user_id
    ), '{}') as person_ids
    from introducers`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ login }) => login)].map(([login, introducers]) => [
      login,
      {
        user_ids: new Set(introducers.map(({ user_id }) => user_id)),
        person_ids: new Set(introducers.flatMap(({ person_ids }) => person_ids)),
      },
    ]),
  )
}

/** Whether two logins have a common introducer, and may therefore be used by the same person. */
export const shareIntroducer = (first: Introducers | undefined, second: Introducers | undefined): boolean =>
  first !== undefined && second !== undefined && !first.user_ids.isDisjointFrom(second.user_ids)

/** Returns the columns to set when the caller invites a login, or changes its role or person. */
export const introductionColumns = (by: Principal) => introducedBy(accountableUserId(by))

/** Returns the columns to set when a user becomes an introducer of a login. */
export const introducedBy = (user_id: number) =>
  ({
    introduced_by: sql<number[]>`array_remove(introduced_by, ${user_id}::int) || ${user_id}::int`,
    confirmed_at: null,
    confirmed_by: null,
  }) as const
