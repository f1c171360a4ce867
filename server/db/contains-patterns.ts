import { type RawBuilder, sql } from 'kysely'

/** Returns SQL for an array of `like` patterns, each of which matches strings that contain one of the words. */
export const containsPatterns = (words: readonly string[] | null): RawBuilder<string[]> =>
  sql`array(select contains_pattern(unnest(${words}::text[])))`
