import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { boldFontFile, regularFontFile } from './font-files.ts'

const parse = (file: string): Font => create(readFileSync(file)) as Font

const regular = parse(regularFontFile)
const bold = parse(boldFontFile)

/**
 * Both weights for one document. Documents share the parsed tables, as parsing takes longer than printing a page. They do
 * not share glyphs, which keep the text that they were first loaded for.
 */
export const fontsOfDocument = (): { regular: Font; bold: Font } => ({
  regular: withOwnGlyphs(regular),
  bold: withOwnGlyphs(bold),
})

const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } })

const printable = new Set(regular.characterSet).intersection(new Set(bold.characterSet))

/** Characters that print nothing, or that make the printed text differ from the stored text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Finds the characters that cannot be printed: no contract may have boxes in place of letters.
 *
 * @returns each such character once; spaces, tabs and line breaks can be printed
 */
export function unprintable(text: string): string[] {
  const wrong = new Set<string>()
  for (const character of text) {
    if (character === '\n' || character === '\t' || character === '\u00ad') continue
    if (!printable.has(character.codePointAt(0) ?? 0) || invisible.test(character)) wrong.add(character)
  }
  return [...wrong]
}

/** The text with `[U+6F22]` and the like in place of characters that cannot be printed, so that nothing is lost. */
export function printed(text: string): string {
  const wrong = new Set(unprintable(text))
  if (wrong.size === 0) return text
  return [...text].map((character) => (wrong.has(character) ? `[U+${codeOf(character)}]` : character)).join('')
}

/** The same on one line, so that no value can look like several entries of a list. */
export const printedOnOneLine = (text: string): string =>
  printed(text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim())

/** The code point as Unicode writes it, without `U+`. */
export const codeOf = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
