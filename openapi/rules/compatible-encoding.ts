import { isDeepStrictEqual } from 'node:util'
import type { Encoding } from '../read/contract.ts'
import type { Direction } from './compatible-values.ts'

/** Whether the encoding of a form is still compatible. The parts of a request may accept additional media types. */
export function isStillAccepted(direction: Direction, was: Encoding = {}, now: Encoding = {}): boolean {
  if (direction === 'responses') return isDeepStrictEqual(was, now)
  const contentTypes = (encoding: Encoding, name: string) => encoding[name]?.contentType?.split(/,\s*/) ?? []
  return Object.keys({ ...was, ...now }).every((name) => {
    const [before, after] = [contentTypes(was, name), contentTypes(now, name)]
    const { contentType: _was, ...others } = was[name] ?? {}
    const { contentType: _now, ...current } = now[name] ?? {}
    return before.length > 0 && before.every((type) => after.includes(type)) && isDeepStrictEqual(others, current)
  })
}
