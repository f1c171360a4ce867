import type { Problem } from '../operation/errors.ts'
import { collectRuns, countParts } from '../pdf/blocks.ts'
import { formatCodePoint, unprintable } from '../pdf/fonts.ts'
import { type ParsedMarkdown, parseMarkdown } from '../pdf/parse-markdown.ts'
import { runInPdfThread } from '../pdf/run-in-pdf-thread.ts'
import { findFields } from './merge-fields.ts'

/**
 * The maximum number of characters that are parsed in the main thread. The parser cannot yield, and takes 100 ms for
 * the longest allowed text.
 */
const maxInlineCharacters = 10_000

/** Parses Markdown like `parseMarkdown`, but parses a long text in a PDF thread, where it does not block requests. */
export const parseText = async (text: string): Promise<ParsedMarkdown> =>
  text.length > maxInlineCharacters ? await runInPdfThread('parse', text) : parseMarkdown(text)

/** The limits of a template, in addition to the maximum number of characters in the contract. */
const maxLines = 2000
const maxParts = 5000

/** Checks the body of a template. @returns its fields and all problems */
export async function checkTemplate(body: string): Promise<{ merge_fields: string[]; problems: Problem[] }> {
  if (body.split('\n', maxLines + 1).length > maxLines) return tooLong(`${maxLines} lines`)
  const { blocks, problems } = await parseText(body)
  if (countParts(blocks) > maxParts) return tooLong(`${maxParts} paragraphs, items of lists and cells of tables`)
  const { fields, problems: fieldProblems } = findFields(blocks)
  const text = collectRuns(blocks)
    .map((run) => run.text)
    .join('')
  const all = [...problems, ...fieldProblems, ...unprintableProblems(text)]
  return { merge_fields: fields, problems: all.slice(0, 100).map((problem) => ({ path: 'body.body', ...problem })) }
}

const tooLong = (limit: string) => ({
  merge_fields: [],
  problems: [{ path: 'body.body', code: 'too_large', message: `has more than ${limit}` }],
})

/** Returns one problem with the unprintable characters of a text, or none. */
export function unprintableProblems(text: string): Omit<Problem, 'path'>[] {
  const characters = unprintableCharacters(text)
  if (characters === undefined) return []
  const message = `has characters that cannot be printed: ${characters}`
  return [{ code: 'unprintable', detail: characters, message }]
}

/** Returns the first ten unprintable characters of a text with their code points, or undefined if there are none. */
function unprintableCharacters(text: string): string | undefined {
  const characters = unprintable(text)
  if (characters.length === 0) return undefined
  const names = characters.slice(0, 10).map((character) => `${visiblePrefix(character)}U+${formatCodePoint(character)}`)
  const more = characters.length > names.length ? ', …' : ''
  return `${names.join(', ')}${more}`
}

const visiblePrefix = (character: string): string => (/[\p{L}\p{N}\p{S}\p{P}]/u.test(character) ? `${character} ` : '')
