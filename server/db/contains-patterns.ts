import { type RawBuilder, sql } from 'kysely'

/** SQL for patterns to be used with `like all` and `like any`: each is found in texts that contain its word. */
export const containsPatterns = (words: readonly string[] | null): RawBuilder<string[]> =>
  sql`array(select contains_pattern(unnest(${words}::text[])))`
