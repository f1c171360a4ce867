import type { Problem } from '../operation/errors.ts'
import { collectRuns, countParts } from '../pdf/blocks.ts'
import { formatCodePoint, unprintable } from '../pdf/fonts.ts'
import { findFields } from './merge-fields.ts'
import { parseText } from './parse-text.ts'

/** How much of a template is read and drawn at most; the contract bounds its characters. */
const maxLines = 2000
const maxParts = 5000

/**
 * Checks the body of a template.
 *
 * @returns its fields, and everything that is wrong with it
 */
export async function checkTemplate(body: string): Promise<{ merge_fields: string[]; problems: Problem[] }> {
  if (body.split('\n', maxLines + 1).length > maxLines) return tooLong(`${maxLines} lines`)
  const { blocks, problems } = await parseText(body)
  if (countParts(blocks) > maxParts) return tooLong(`${maxParts} paragraphs, items of lists and cells of tables`)
  const found = findFields(blocks)
  const text = collectRuns(blocks)
    .map((run) => run.text)
    .join('')
  const messages = [...problems, ...found.problems, ...wordsForUnprintable(text)]
  return {
    merge_fields: found.fields,
    problems: messages.slice(0, 100).map((message) => ({ path: 'body.body', message })),
  }
}

const tooLong = (limit: string) => ({
  merge_fields: [],
  problems: [{ path: 'body.body', message: `has more than ${limit}` }],
})

/** @returns one message that names the characters of a text that cannot be printed, or none */
export function wordsForUnprintable(text: string): string[] {
  const characters = unprintable(text)
  if (characters.length === 0) return []
  const names = characters.slice(0, 10).map((character) => `${shown(character)}U+${formatCodePoint(character)}`)
  const more = characters.length > names.length ? ', …' : ''
  return [`has characters that cannot be printed: ${names.join(', ')}${more}`]
}

const shown = (character: string): string => (/[\p{L}\p{N}\p{S}\p{P}]/u.test(character) ? `${character} ` : '')
