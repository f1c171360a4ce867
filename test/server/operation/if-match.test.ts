import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ApiError } from '../../../server/operation/errors.ts'
import { checkIfMatch } from '../../../server/operation/if-match.ts'

/** Values of the header, with the outcome for version 7: the request passes, or is rejected with a status. */
const cases: [header: string | undefined, outcome: 'passes' | 412][] = [
  [undefined, 'passes'],
  ['*', 'passes'],
  [' * ', 'passes'],
  ['"7"', 'passes'],
  [' "7" ', 'passes'],
  ['"6", "7"', 'passes'],
  ['"7","8"', 'passes'],
  ['W/"6", "7"', 'passes'],
  ['"6"', 412],
  ['"07"', 412],
  ['"7x"', 412],
  ['""', 412],
  ['W/"7"', 412],
  ['"6", "8"', 412],
]

describe('If-Match, while the version is 7', () => {
  for (const [header, outcome] of cases) {
    it(`${header ?? '(none)'}: ${outcome}`, () => {
      const check = () => checkIfMatch(header, 7, 'Person 1')
      if (outcome === 'passes') assert.doesNotThrow(check)
      else assert.throws(check, ({ failure }: ApiError) => failure.status === outcome)
    })
  }

  it('fails with the resource, its version and the header', () => {
    for (const [header, message] of [
      ['"77"', '77'],
      ['"6", "8"', '6, 8'],
      ['W/"7"', 'W/7'],
    ] as const) {
      assert.throws(
        () => checkIfMatch(header, 7, 'Person 1'),
        ({ failure }: ApiError) =>
          failure.message === `Person 1 is at version 7; you sent ${message}.` && failure.current_version === 7,
      )
    }
  })
})
