import type { Problem } from '../http/errors.ts'
import { runsOf } from '../pdf/blocks.ts'
import { unprintable } from '../pdf/fonts.ts'
import { parseMarkdown } from '../pdf/parse-markdown.ts'
import { findFields } from './merge-fields.ts'

/**
 * Reads the body of a template.
 *
 * @returns its fields, and all that keeps it from being one
 */
export function checkTemplate(body: string): { merge_fields: string[]; problems: Problem[] } {
  const { blocks, problems } = parseMarkdown(body)
  const found = findFields(blocks)
  const text = runsOf(blocks)
    .map((run) => run.text)
    .join('')
  const messages = [...problems, ...found.problems, ...wordsForUnprintable(text)]
  return {
    merge_fields: found.fields,
    problems: messages.slice(0, 100).map((message) => ({ path: 'body.body', message })),
  }
}

/** @returns one message for all the characters of a text that cannot be printed, or none */
export function wordsForUnprintable(text: string): string[] {
  const characters = unprintable(text)
  if (characters.length === 0) return []
  const names = characters.slice(0, 10).map((character) => `${shown(character)}U+${codeOf(character)}`)
  const more = characters.length > names.length ? ', …' : ''
  return [`has characters that cannot be printed: ${names.join(', ')}${more}`]
}

const shown = (character: string): string => (/[\p{L}\p{N}\p{S}\p{P}]/u.test(character) ? `${character} ` : '')

const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
