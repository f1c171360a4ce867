import { isDeepStrictEqual } from 'node:util'
import type { Encoding } from '../read/contract.ts'
import type { Direction } from './compatible-values.ts'

/** Whether a form is encoded as it was. What callers send may come to be of more types. */
export function isTakenStill(direction: Direction, was: Encoding = {}, is: Encoding = {}): boolean {
  if (direction === 'answers') return isDeepStrictEqual(was, is)
  const typesOf = (encoding: Encoding, name: string) => encoding[name]?.contentType?.split(/,\s*/) ?? []
  return Object.keys({ ...was, ...is }).every((name) => {
    const [before, after] = [typesOf(was, name), typesOf(is, name)]
    const { contentType: _was, ...others } = was[name] ?? {}
    const { contentType: _is, ...now } = is[name] ?? {}
    return before.length > 0 && before.every((type) => after.includes(type)) && isDeepStrictEqual(others, now)
  })
}
