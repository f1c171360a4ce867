import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/**
 * Returns the path of a font file. Noto Sans (SIL Open Font License 1.1) has Latin, Greek and Cyrillic glyphs. It is
 * embedded, so that PDFs look the same everywhere.
 */
const resolveFont = (file: string): string =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${file}`)

export const regularFontFile = resolveFont('400Regular/NotoSans_400Regular.ttf')
const boldFontFile = resolveFont('700Bold/NotoSans_700Bold.ttf')

const parse = (file: string): Font => create(readFileSync(file)) as Font

const regular = parse(regularFontFile)
const bold = parse(boldFontFile)

/**
 * Creates both weights of the font for one document. Documents share the parsed tables, because parsing takes longer
 * than rendering a page. They do not share glyphs, because a glyph stores the text for which it was first loaded.
 */
export const createFonts = (): { regular: Font; bold: Font } => ({
  regular: withOwnGlyphs(regular),
  bold: withOwnGlyphs(bold),
})

const withOwnGlyphs = (font: Font): Font => Object.create(font, { _glyphs: { value: {} } })

const printable = new Set(regular.characterSet).intersection(new Set(bold.characterSet))

/** Characters that are invisible, or that make the rendered text differ from the stored text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u

/**
 * Finds the characters without a glyph, which would be rendered as boxes.
 *
 * @returns each such character once; spaces, tabs and line breaks count as printable
 */
export function unprintable(text: string): string[] {
  const characters = new Set<string>()
  for (const character of text) {
    if (character === '\n' || character === '\t' || character === '\u00ad') continue
    if (!printable.has(character.codePointAt(0) ?? 0) || invisible.test(character)) characters.add(character)
  }
  return [...characters]
}

/** Replaces unprintable characters with their code points, such as `[U+6F22]`. */
export function escapeUnprintable(text: string): string {
  const characters = new Set(unprintable(text))
  if (characters.size === 0) return text
  return [...text]
    .map((character) => (characters.has(character) ? `[U+${formatCodePoint(character)}]` : character))
    .join('')
}

/** Escapes unprintable characters and joins lines, so that a value cannot look like several entries. */
export const toPrintableLine = (text: string): string =>
  escapeUnprintable(text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim())

/** Returns the code point of a character in Unicode notation, without `U+`. */
export const formatCodePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
