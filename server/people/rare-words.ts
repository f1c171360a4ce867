import { sql } from 'kysely'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'

/** How many people of a business are looked at to tell whether words are rare: no further than common words need. */
const sample = 1000

/** So many of them with all the words make a page soon enough in the order of any list. */
const common = 5

/** A business with fewer people is read as soon as the index. */
const many = 100

/** Words with three letters or digits in a row, which is what the index has; as `people_with_words` takes at most. */
const indexedWords = 3
const isIndexed = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word)

const selectSample = prepare(
  (_db, business, { words }: { words: string[] }) => sql<{ rare: boolean }>`
    select (select id from people where business_id = ${business.business_id} order by id offset ${sql.lit(many - 1)} limit 1)
        is not null
      and (select count(*) from (
        select from (
          select search_text from people where business_id = ${business.business_id} order by id limit ${sql.lit(sample)}
        ) first
        where search_text like all(array(select contains_pattern(unnest(${words}::text[]))))
        limit ${sql.lit(common)}
      ) found) < ${sql.lit(common)} as rare`,
)

/**
 * The words by which people are to be looked up in the index of words. It pays where the people who have them all are
 * few: for common words it would find more people than a page can take, and reading the list in its order ends soon.
 *
 * @returns undefined where reading the list in its order is as good, or where the index has none of the words
 */
export async function rareWords(work: Work, words: string[]): Promise<string[] | undefined> {
  const indexed = words.filter(isIndexed).toSorted((one, other) => other.length - one.length)
  if (indexed.length === 0) return undefined
  const { rare } = await selectSample.executeTakeFirstOrThrow(work, { words })
  return rare ? indexed.slice(0, indexedWords) : undefined
}
