import { sql } from 'kysely'
import { indexedParts } from '../db/indexed-parts.ts'
import { prepare } from '../operation/prepare.ts'
import type { Work } from '../operation/work.ts'

/**
 * The maximum number of titles and of signers for which the index is used. A list in any order soon fills its page with
 * documents that have more common words.
 */
const maxMatches = 1000

/** The maximum number of words to look up. Further words are only compared with the documents that these words find. */
const maxWords = 3

const lookUp = prepare(
  (_db, business, { parts, limit }: { parts: string[]; limit: number }) => sql<{ ids: number[] }>`
    select array(select documents_with_word(${business.business_id}::integer, contains_pattern(part), ${limit}::integer)) as ids
    from unnest(${parts}::text[]) as part`,
)

/**
 * Finds the documents with a rare word in the title or in the name of a signer, by the trigram indexes. Further words
 * are not compared.
 *
 * @returns the IDs for the rarest word; undefined if all words are common or too short for the index, or if
 *   `documents_with_word` cannot read the tables
 */
export async function findByRareWord(work: Work, words: readonly string[]): Promise<number[] | undefined> {
  if (!work.db.placement.functionsReadTables) return undefined
  const parts = words
    .flatMap((word) => longest(indexedParts(word)) ?? [])
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxWords)
  if (parts.length === 0) return undefined
  const rows = await lookUp.execute(work, { parts, limit: maxMatches + 1 })
  const matches = rows.map(({ ids }) => ids).filter(({ length }) => length <= maxMatches)
  return matches.toSorted((a, b) => a.length - b.length)[0]
}

const longest = (parts: readonly string[]): string | undefined => parts.toSorted((a, b) => b.length - a.length)[0]
