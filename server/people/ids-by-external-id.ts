import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../operation/work.ts'

/**
 * Returns SQL for the IDs of the people with the external IDs. The lateral join looks up each person by the index. For a
 * plain join, PostgreSQL would read the whole business while the table has no statistics.
 */
export const idsByExternalId = (
  { business_id }: Pick<Work, 'business_id'>,
  externalIds: readonly unknown[],
): RawBuilder<number> => sql<number>`
  select person.id from unnest(${externalIds}::text[]) import (external_id) cross join lateral (
    select id from people
    where business_id = ${business_id} and external_id = import.external_id and deleted_at is null limit 1
  ) person`
