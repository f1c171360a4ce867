import { sql } from 'kysely'
import { type Principal, userBehind } from '../../operation/principal.ts'
import type { Work } from '../../operation/work.ts'

/*
 * A login that somebody sets up may be used by them. Until another administrator has confirmed that it belongs to somebody
 * else, those who invited it, gave it its role, or linked or unlinked its person stand behind it, and so does everybody
 * who stands behind them. Two logins with somebody in common behind them may be one person.
 */

/** Who may act through a login. */
export interface Behind {
  /** The login itself and everybody behind it. */
  user_ids: ReadonlySet<number>
  /** The records that are or were theirs. */
  person_ids: ReadonlySet<number>
}

/**
 * Reads who stands behind some logins, each of which is read by its key.
 *
 * @returns an entry for each of them
 */
export async function readBehind(
  { db, business_id }: Work,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, Behind>> {
  // `union`, not `union all`: it ends even where two logins introduced each other.
  const { rows } = await sql<{ login: number; user_id: number; person_ids: number[] }>`
    with recursive behind (login, user_id) as (
      select id, id from unnest(${[...new Set(user_ids)]}::int[]) id
      union
      select behind.login, introducer
      from behind, unnest((
        select introduced_by from users where business_id = ${business_id} and id = behind.user_id
      )) introducer
    )
    select login, user_id, coalesce((
      select array_remove(past_person_ids || person_id, null)
      from users where business_id = ${business_id} and id = behind.user_id
    ), '{}') as person_ids
    from behind`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ login }) => login)].map(([login, behind]) => [
      login,
      {
        user_ids: new Set(behind.map(({ user_id }) => user_id)),
        person_ids: new Set(behind.flatMap(({ person_ids }) => person_ids)),
      },
    ]),
  )
}

/** Whether somebody may act through both logins. */
export const mayBeOne = (one: Behind | undefined, other: Behind | undefined): boolean =>
  one !== undefined && other !== undefined && !one.user_ids.isDisjointFrom(other.user_ids)

/** What an update of a login sets when the caller gives it a role or a person, or sends its invitation. */
export const introducedBy = (by: Principal) =>
  ({
    introduced_by: sql<number[]>`array_remove(introduced_by, ${userBehind(by)}::int) || ${userBehind(by)}::int`,
    confirmed_at: null,
    confirmed_by: null,
  }) as const
