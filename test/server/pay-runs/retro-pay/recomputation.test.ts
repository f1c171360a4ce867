import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { parseMoney } from '../../../../server/pay-runs/money.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { april, createRetroPayFixture, day, march, may } from './retro-pay-fixture.ts'

const app = await startTestApp()
const periods = [march, april, may]

const firstDay = fc.constantFrom('03-01', '03-07', '03-31', '04-01', '04-18', '05-02', '05-31')
const cents = fc.integer({ min: 1, max: 900_000 })
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('set' as const), on: firstDay, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), on: firstDay }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pay' as const, 'correct' as const) }) },
)

const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((total, amount) => total + (parseMoney(amount, 2) ?? 0n), 0n)

describe('retro pay', () => {
  it('makes the pay of each period what a whole recomputation produces, after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const { api, paid, pay, draft, raise, correct, complete, differences, lines } = await createRetroPayFixture(app)
        const person_id = await paid()
        const runs = [await pay(march)]
        const corrections: number[] = []
        /** The IDs of the compensations by their first day. */
        const compensations = new Map<string, number>()

        /** Returns the amount due for a period, by a new draft that is deleted again. */
        async function recompute({ period_start, period_end, pay_date }: typeof march): Promise<bigint> {
          const period = { period_start, period_end, pay_date }
          const { id, totals } = await draft({ type: 'off_cycle', from_compensations: true, ...period })
          await api.call('payRuns.delete', { path: { id } })
          return sum([totals.net])
        }

        async function correctAll(): Promise<void> {
          const correction = await correct()
          const people = correction.totals.people_count
          if (people > 0) corrections.push((await complete(correction)).id)
          assert.deepEqual(await differences(person_id), [])
          const again = await correct()
          assert.equal(again.totals.people_count, 0)
          await api.call('payRuns.delete', { path: { id: again.id } })
          const retroLines = (await Promise.all(corrections.map((id) => lines(id, person_id)))).flat()
          for (const run of runs) {
            const own = (await lines(run.id, person_id)).map(({ amount }) => amount)
            const later = retroLines.filter((line) => line.corrects_pay_run_id === run.id).map(({ amount }) => amount)
            assert.equal(sum([...own, ...later]), await recompute(run))
          }
        }

        for (const change of steps) {
          if (change.kind === 'set') {
            const amount = `${Math.floor(change.cents / 100)}.${String(change.cents % 100).padStart(2, '0')}`
            const id = compensations.get(change.on)
            if (id === undefined) {
              compensations.set(change.on, (await raise(person_id, day(change.on), amount)).id)
            } else {
              await api.call('compensations.update', { path: { id }, body: { amount } })
            }
          } else if (change.kind === 'delete') {
            const id = compensations.get(change.on)
            if (id !== undefined) await api.call('compensations.delete', { path: { id } })
            compensations.delete(change.on)
          } else if (change.kind === 'pay') {
            const period = periods[runs.length]
            if (period) runs.push(await pay(period))
          } else {
            await correctAll()
          }
        }
        await correctAll()
      }),
      { numRuns: 15 },
    )
  })
})
