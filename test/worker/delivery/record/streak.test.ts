import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noStreak } from '../../../../server/webhooks/failure-streak.ts'
import {
  nextStreak,
  prolongsStreak,
  reasonToDisable,
  startsStreak,
  warningOf,
} from '../../../../worker/delivery/record/streak.ts'
import { madeAttempt, type Outcome, outcomes } from '../../../support/samples/made-attempt.ts'

const attempt = (outcome: Outcome) => madeAttempt({ businessId: 1, webhookId: 1, deliveryId: 1 }, outcome)

/** The streak after attempts with these outcomes. */
const after = (...made: Outcome[]) => made.map(attempt).reduce(nextStreak, noStreak)

const times = (count: number, outcome: Outcome): Outcome[] => Array(count).fill(outcome)

describe('a streak of failures', () => {
  for (const [made, exhausted_deliveries, gone_attempts] of [
    [['gone'], 0, 1],
    [['gone', 'gone'], 0, 2],
    [['gone', 'succeeded'], 0, 0],
    [['gone', 'succeeded', 'gone'], 0, 1],
    [['gone', 'failed', 'gone'], 0, 1],
    [['gone', 'refused', 'gone'], 0, 1],
    [['gone', 'goneByHand', 'gone'], 0, 2],
    [['goneByHand', 'goneByHand'], 0, 0],
    [['gone', 'failedByHand', 'gone'], 0, 1],
    [['gone', 'succeededByHand', 'gone'], 0, 1],
    [['exhausted', 'exhausted'], 2, 0],
    [['exhausted', 'failed', 'exhausted'], 2, 0],
    [['exhausted', 'succeeded', 'exhausted'], 1, 0],
    [['exhausted', 'succeededByHand', 'exhausted'], 1, 0],
    [['exhausted', 'failedByHand', 'exhausted'], 2, 0],
    [['exhaustedGone', 'exhausted'], 2, 0],
    [['exhaustedGone', 'exhaustedGone'], 2, 2],
  ] as [Outcome[], number, number][]) {
    it(`of ${made.join(', ')} has ${exhausted_deliveries} exhausted deliveries and ${gone_attempts} answers of 410`, () =>
      assert.deepEqual(after(...made), { exhausted_deliveries, gone_attempts }))
  }

  it('begins with its first exhausted delivery, and again after a success', () => {
    const made: Outcome[] = ['failed', 'exhausted', 'exhausted', 'gone', 'succeeded', 'exhausted']
    const streaks = made.map((_, index) => after(...made.slice(0, index + 1)))
    const begins = streaks.map((streak, index) => startsStreak(streaks[index - 1] ?? noStreak, streak))
    assert.deepEqual(begins, [false, true, false, false, false, true])
  })

  it('warns at its first exhausted delivery and half of the way to being disabled, and not of answers of 410', () => {
    const warnings = (...made: Outcome[]) =>
      made.map((_, index) => warningOf(after(...made.slice(0, index)), after(...made.slice(0, index + 1))))
    assert.deepEqual(warnings(...times(5, 'exhausted')), ['exhausted', undefined, 'halfway', undefined, undefined])
    assert.deepEqual(warnings('exhausted', 'succeeded', 'exhausted'), ['exhausted', undefined, 'exhausted'])
    assert.deepEqual(warnings('gone', 'gone'), [undefined, undefined])
  })

  it('disables after two answers of 410, and after five exhausted deliveries', () => {
    assert.equal(reasonToDisable(after('gone')), undefined)
    assert.equal(reasonToDisable(after('gone', 'gone')), 'gone')
    assert.equal(reasonToDisable(after(...times(4, 'exhausted'))), undefined)
    assert.equal(reasonToDisable(after(...times(5, 'exhausted'))), 'deliveries_exhausted')
    assert.equal(reasonToDisable(after(...times(4, 'exhausted'), 'gone', 'exhausted')), 'deliveries_exhausted')
  })

  it('is prolonged by nothing but scheduled attempts that are answered 410 or are the last of their deliveries', () => {
    const all = Object.keys(outcomes) as Outcome[]
    assert.deepEqual(
      all.filter((outcome) => prolongsStreak(attempt(outcome))),
      ['gone', 'exhausted', 'exhaustedGone'],
    )
  })
})
