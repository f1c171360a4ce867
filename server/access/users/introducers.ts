import { sql } from 'kysely'
import { accountableUserId, type Principal } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

/*
 * A user who sets up a login may use it. Until another administrator confirms that it belongs to a different person, its
 * introducers are those who invited it, set its role, or linked or unlinked its person, and their own introducers. Two
 * logins with a common introducer may be the same person, which the second-person rule must exclude.
 */

/** The users who may use a login. */
export interface Introducers {
  /** The login itself and its direct and indirect introducers. */
  user_ids: ReadonlySet<number>
  /** Their linked people, past and present. */
  person_ids: ReadonlySet<number>
}

/**
 * Reads the introducers of some logins by primary key.
 *
 * @returns an entry per login
 */
export async function readIntroducers(
  { db, business_id }: Work,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, Introducers>> {
  // `union`, not `union all`: it ends even where two logins introduced each other.
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

/** Whether two logins may be used by the same person. */
export const shareIntroducer = (first: Introducers | undefined, second: Introducers | undefined): boolean =>
  first !== undefined && second !== undefined && !first.user_ids.isDisjointFrom(second.user_ids)

/** The columns to set when the caller invites a login, or changes its role or person. */
export const introductionColumns = (by: Principal) =>
  ({
    introduced_by: sql<
      number[]
    >`array_remove(introduced_by, ${accountableUserId(by)}::int) || ${accountableUserId(by)}::int`,
    confirmed_at: null,
    confirmed_by: null,
  }) as const
