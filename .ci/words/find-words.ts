import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMarkdown } from './markdown.ts'
import { namePatterns } from './name-patterns.ts'
import type { Pattern } from './pattern.ts'
import { maskCode, type Piece, splitWords } from './piece.ts'
import { prosePatterns } from './prose-patterns.ts'
import { readTypeScript } from './typescript.ts'
import { readYaml } from './yaml.ts'

/** A use of a refused word. */
export interface Finding {
  path: string
  line: number
  column: number
  pattern: Pattern
  word: string
}

/**
 * Finds refused words in a file.
 *
 * @param released - names of the public API
 */
export function findWords(root: string, path: string, released: ReadonlySet<string>): Finding[] {
  const text = readFileSync(join(root, path), 'utf8')
  const inText = [...readPieces(path, text, released)].flatMap((piece) =>
    findInPiece(piece).map(({ pattern, word, index }) => ({ path, ...lineAndColumn(text, index), pattern, word })),
  )
  // The file name of a Markdown page is its title, which is checked as text.
  const name = path.endsWith('.md') ? '' : splitWords(path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, ''))
  const inName = findInPiece({ kind: 'name', text: name, offset: 0 }).map(({ pattern, word }) => ({
    ...{ path, line: 0, column: 0, pattern, word },
  }))
  return [...inName, ...inText].sort((a, b) => a.line - b.line || a.column - b.column)
}

/** Applies each pattern to a text. */
export function findInPiece({ kind, text, offset }: Piece): { pattern: Pattern; word: string; index: number }[] {
  return (kind === 'name' ? namePatterns : prosePatterns).flatMap((pattern) =>
    [...text.matchAll(pattern.refuses)].map((match) => ({
      pattern,
      word: kind === 'name' ? text : match[0].replaceAll(/\s+/g, ' '),
      index: offset + (kind === 'name' ? 0 : match.index),
    })),
  )
}

function readPieces(path: string, text: string, released: ReadonlySet<string>): Iterable<Piece> {
  if (/\.[tj]s$/.test(path)) return readTypeScript(path, text, released)
  if (path === 'CHANGELOG.md') return readMarkdown(unreleased(text))
  if (path.endsWith('.md')) return readMarkdown(text)
  if (path.endsWith('.yaml')) return readYaml(text)
  return [...text.matchAll(/(?<=^|\s)# .*/g)].map((match) => ({
    ...{ kind: 'prose' as const, text: maskCode(match[0]), offset: match.index },
  }))
}

/** Returns the part of a changelog before the first released version. */
const unreleased = (text: string): string => text.slice(0, /^## (?=\[?\d)/m.exec(text)?.index)

function lineAndColumn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
