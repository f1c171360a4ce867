import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { noStreak } from '../../../../server/webhooks/failure-streak.ts'
import {
  disableReason,
  dueWarning,
  extendsStreak,
  nextStreak,
  startsStreak,
} from '../../../../worker/delivery/record/streak.ts'
import { completedAttempt, type Outcome, outcomes } from '../../../support/samples/completed-attempt.ts'

const attempt = (outcome: Outcome) => completedAttempt({ businessId: 1, webhookId: 1, deliveryId: 1 }, outcome)

/** Returns the streak after attempts with these outcomes. */
const after = (...results: Outcome[]) => results.map(attempt).reduce(nextStreak, noStreak)

const times = (count: number, outcome: Outcome): Outcome[] => Array(count).fill(outcome)

describe('a streak of failures', () => {
  for (const [results, exhausted_deliveries, gone_attempts] of [
    [['gone'], 0, 1],
    [['gone', 'gone'], 0, 2],
    [['gone', 'succeeded'], 0, 0],
    [['gone', 'succeeded', 'gone'], 0, 1],
    [['gone', 'failed', 'gone'], 0, 1],
    [['gone', 'refused', 'gone'], 0, 1],
    [['gone', 'manualGone', 'gone'], 0, 2],
    [['manualGone', 'manualGone'], 0, 0],
    [['gone', 'manualFailure', 'gone'], 0, 1],
    [['gone', 'manualSuccess', 'gone'], 0, 1],
    [['exhausted', 'exhausted'], 2, 0],
    [['exhausted', 'failed', 'exhausted'], 2, 0],
    [['exhausted', 'succeeded', 'exhausted'], 1, 0],
    [['exhausted', 'manualSuccess', 'exhausted'], 1, 0],
    [['exhausted', 'manualFailure', 'exhausted'], 2, 0],
    [['exhaustedGone', 'exhausted'], 2, 0],
    [['exhaustedGone', 'exhaustedGone'], 2, 2],
  ] as [Outcome[], number, number][]) {
    it(`of ${results.join(', ')} has ${exhausted_deliveries} exhausted deliveries and ${gone_attempts} 410 responses`, () =>
      assert.deepEqual(after(...results), { exhausted_deliveries, gone_attempts }))
  }

  it('starts with its first exhausted delivery, and again after a success', () => {
    const results: Outcome[] = ['failed', 'exhausted', 'exhausted', 'gone', 'succeeded', 'exhausted']
    const streaks = results.map((_, index) => after(...results.slice(0, index + 1)))
    const starts = streaks.map((streak, index) => startsStreak(streaks[index - 1] ?? noStreak, streak))
    assert.deepEqual(starts, [false, true, false, false, false, true])
  })

  it('has a warning at its first exhausted delivery and halfway to the limit, and none for 410 responses', () => {
    const warnings = (...results: Outcome[]) =>
      results.map((_, index) => dueWarning(after(...results.slice(0, index)), after(...results.slice(0, index + 1))))
    assert.deepEqual(warnings(...times(5, 'exhausted')), ['exhausted', undefined, 'halfway', undefined, undefined])
    assert.deepEqual(warnings('exhausted', 'succeeded', 'exhausted'), ['exhausted', undefined, 'exhausted'])
    assert.deepEqual(warnings('gone', 'gone'), [undefined, undefined])
  })

  it('reaches its limit with two 410 responses, or five exhausted deliveries', () => {
    assert.equal(disableReason(after('gone')), undefined)
    assert.equal(disableReason(after('gone', 'gone')), 'gone')
    assert.equal(disableReason(after(...times(4, 'exhausted'))), undefined)
    assert.equal(disableReason(after(...times(5, 'exhausted'))), 'deliveries_exhausted')
    assert.equal(disableReason(after(...times(4, 'exhausted'), 'gone', 'exhausted')), 'deliveries_exhausted')
  })

  it('is extended only by scheduled attempts that get a 410 or are the last of their deliveries', () => {
    const all = Object.keys(outcomes) as Outcome[]
    assert.deepEqual(
      all.filter((outcome) => extendsStreak(attempt(outcome))),
      ['gone', 'exhausted', 'exhaustedGone'],
    )
  })
})
