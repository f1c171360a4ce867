import { findInPiece } from './find-words.ts'
import { namePatterns } from './name-patterns.ts'
import { maskCode } from './piece.ts'
import { prosePatterns } from './prose-patterns.ts'

/** Applies each pattern to its examples. Returns the examples with a wrong result, one line each. */
export function testPatterns(): string[] {
  const finds = (kind: 'name' | 'prose', text: string, name: string): boolean =>
    findInPiece({ kind, text: maskCode(text), offset: 0 }).some(({ pattern }) => pattern.name === name)
  return (['name', 'prose'] as const).flatMap((kind) =>
    (kind === 'name' ? namePatterns : prosePatterns).flatMap(({ name, wrong, right }) => [
      ...wrong.filter((text) => !finds(kind, text, name)).map((text) => `${name} must refuse: ${text}`),
      ...right.filter((text) => finds(kind, text, name)).map((text) => `${name} must accept: ${text}`),
    ]),
  )
}
