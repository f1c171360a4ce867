import { sql } from 'kysely'
import { containsPatterns } from '../db/contains-patterns.ts'
import { indexedParts } from '../db/indexed-parts.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'

/** The number of people in the sample from which the frequency of words is estimated. */
const sampleSize = 1000

/**
 * The number of matches in the sample from which a word counts as common. A list in any order then fills its page soon.
 */
const commonMatches = 5

/**
 * The minimum number of people in a business for which the index is used. Reading fewer people is as fast as reading
 * the index.
 */
const minPeople = 100

/** The maximum number of matches of a selective part in the sample. The index reads all matches of each part. */
const maxSelective = 50

/** The maximum number of patterns that `people_with_words` accepts. */
const maxPatterns = 3
/** The maximum number of parts. Further parts are ignored, because each is compared with the whole sample. */
const maxParts = 8

const countInSample = prepare(
  (_db, business, { words, parts }: { words: string[]; parts: string[] }) => sql<{ counts: number[] | null }>`
    with sample as materialized (
      select search_text from people where business_id = ${business.business_id} order by id limit ${sql.lit(sampleSize)}
    ), estimate as materialized (
      select (select id from people where business_id = ${business.business_id} order by id
          offset ${sql.lit(minPeople - 1)} limit 1) is not null
        and (select count(*) from (
          select from sample where search_text like all(${containsPatterns(words)}) limit ${sql.lit(commonMatches)}
        ) matches) < ${sql.lit(commonMatches)} as is_rare
    )
    select case when is_rare then array(
      select (select count(*)::int from sample where search_text like pattern)
      from unnest(${containsPatterns(parts)}) with ordinality part (pattern, place) order by place
    ) end as counts from estimate`,
)

/**
 * Chooses the rarest parts of words for a lookup in the trigram index. The lookup is worthwhile if few people have all
 * words. For common words it would find more people than a page needs, whereas a list read in sort order fills the page
 * soon.
 *
 * @returns undefined if reading the list in sort order is as fast, if the index contains none of the words, or if
 *   `people_with_words` cannot read the table
 */
export async function rareWords(work: Work, words: string[]): Promise<string[] | undefined> {
  const parts = [...new Set(words.flatMap(indexedParts))].toSorted((a, b) => b.length - a.length)
  const longest = parts.slice(0, maxParts)
  if (longest.length === 0 || !work.db.placement.functionsReadTables) return undefined
  const { counts } = await countInSample.executeTakeFirstOrThrow(work, { words, parts: longest })
  if (counts === null) return undefined
  const rarest = longest
    .map((part, index) => ({ part, count: counts[index] ?? 0 }))
    .sort((a, b) => a.count - b.count)
    .slice(0, maxPatterns)
  const selective = rarest.filter(({ count }) => count <= maxSelective)
  return (selective.length > 0 ? selective : rarest).map(({ part }) => part)
}
