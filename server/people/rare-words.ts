import { sql } from 'kysely'
import { containsPatterns } from '../db/contains-patterns.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'

/** How many people of a business are looked at to tell whether words are rare: no further than common words need. */
const sample = 1000

/** So many of them with all the words make a page soon enough in the order of any list. */
const common = 5

/** A business with fewer people is read as soon as the index. */
const many = 100

/** So many of them at most have what the index is asked for: it reads all that it has of what is common. */
const telling = 50

/** As many patterns as `people_with_words` takes. */
const mostPatterns = 3
/** More parts of words are not looked at, as each is compared with the whole sample. */
const mostParts = 8

const runs = /[\p{L}\p{M}\p{N}]+/gu

/**
 * Takes a word apart, such as `ada-77@example.com`, of which `-77@` may be rare where everybody has the rest. Each part
 * has letters and digits in a row, and what stands on both sides, as the index knows where they begin and end.
 *
 * @returns the parts of which the index has at least one, of three characters: two spaces before a beginning and one
 *   after an end are among them
 */
function indexedParts(word: string): string[] {
  const found = [...word.normalize('NFC').matchAll(runs)]
  return found.flatMap(({ 0: run, index, input }, at) => {
    const before = found[at - 1]
    const [start, end] = [before ? before.index + before[0].length : 0, found[at + 1]?.index ?? input.length]
    const characters = [...run].length + (start < index ? 2 : 0) + (index + run.length < end ? 1 : 0)
    return characters < 3 ? [] : [input.slice(start, end)]
  })
}

const lookAtSample = prepare(
  (_db, business, { words, parts }: { words: string[]; parts: string[] }) => sql<{ counts: number[] | null }>`
    with first as materialized (
      select search_text from people where business_id = ${business.business_id} order by id limit ${sql.lit(sample)}
    ), told as materialized (
      select (select id from people where business_id = ${business.business_id} order by id offset ${sql.lit(many - 1)} limit 1)
          is not null
        and (select count(*) from (
          select from first where search_text like all(${containsPatterns(words)}) limit ${sql.lit(common)}
        ) found) < ${sql.lit(common)} as rare
    )
    select case when rare then array(
      select (select count(*)::int from first where search_text like pattern)
      from unnest(${containsPatterns(parts)}) with ordinality given (pattern, place) order by place
    ) end as counts from told`,
)

/**
 * What people with some words are to be looked up by in the index of words: those parts of the words that fewest have. It
 * pays where the people who have all words are few: for common words it would find more people than a page can take, and
 * reading the list in its order ends soon.
 *
 * @returns undefined where reading the list in its order is as good, where the index has none of the words, and where
 * `people_with_words` cannot read the table
 */
export async function rareWords(work: Work, words: string[]): Promise<string[] | undefined> {
  const parts = [...new Set(words.flatMap(indexedParts))].toSorted((one, other) => other.length - one.length)
  const longest = parts.slice(0, mostParts)
  if (longest.length === 0 || !work.db.placement.functionsReadTables) return undefined
  const { counts } = await lookAtSample.executeTakeFirstOrThrow(work, { words, parts: longest })
  if (counts === null) return undefined
  const counted = longest.map((part, at) => ({ part, count: counts[at] ?? 0 }))
  const rarest = counted.toSorted((one, other) => one.count - other.count).slice(0, mostPatterns)
  const few = rarest.filter(({ count }) => count <= telling)
  return (few.length > 0 ? few : rarest).map(({ part }) => part)
}
