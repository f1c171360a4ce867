import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createRecurringLine } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { earning, january, openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, business, draft } = await openDesk(app)

describe('payRuns.create', () => {
  it('answers an empty draft in the business’s own currency', async () => {
    const { status, body } = await api.call('payRuns.create', { body: { type: 'regular', ...january } })
    const { id, created_at, ...rest } = body.data
    assert.equal(status, 201)
    const none = '0.00'
    assert.deepEqual(rest, {
      type: 'regular',
      ...january,
      currency: 'EUR',
      status: 'draft',
      totals: {
        gross: none,
        deductions: none,
        employee_taxes: none,
        reimbursements: none,
        net: none,
        employer_costs: none,
        people_count: 0,
      },
      external_id: null,
      metadata: {},
      created_by: business.owner.id,
      author_ids: [business.owner.id],
      approved_by: null,
      approved_at: null,
      completed_at: null,
      allowed_actions: ['update', 'delete', 'approve', 'cancel'],
      updated_at: created_at,
      version: 1,
    })
    assert.deepEqual((await api.call('payRuns.get', { path: { id } })).body.data, body.data)
  })

  it('sends payrun.created with exactly what the specification lists, and writes it down', async () => {
    const run = await draft({ metadata: { secret: 'no' }, external_id: 'one' })
    const events = await all(api, 'events.list', { query: { types: 'payrun.created' } })
    const event = events.find(({ data }) => 'id' in data && data.id === run.id)
    const { id, type, period_start, period_end, pay_date, currency, status, totals, created_at } = run
    const data = { id, type, period_start, period_end, pay_date, currency, status, totals, approved_at: null }
    assert.deepEqual(event?.data, { ...data, completed_at: null, created_at })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.created', limit: 1 } })
    assert.deepEqual([entry?.user_id, entry?.detail], [business.owner.id, { pay_run_id: id }])
  })

  it('writes amounts with as many decimals as the currency has', async () => {
    for (const [currency, zero] of Object.entries({ JPY: '0', USD: '0.00', KWD: '0.000' })) {
      assert.equal((await draft({ currency })).totals.net, zero)
    }
  })

  it('names whoever made the API key that drafts', async () => {
    const { token } = await createKey(app, business.owner, { scopes: ['payruns:write'] })
    const { body } = await caller(app, token).call('payRuns.create', { body: { type: 'regular', ...january } })
    assert.equal(body.data.created_by, business.owner.id)
  })

  it('refuses a period that ends before it starts and what is no currency, all at once', async () => {
    const body = { type: 'regular', ...january, period_end: '2025-12-31', currency: 'DEM' }
    const refused = await api.refused(422, 'payRuns.create', { body })
    assert.deepEqual(
      refused.body.errors?.map(({ path }) => path),
      ['body.period_end', 'body.currency'],
    )
    await draft({ period_start: '2026-01-31', period_end: '2026-01-31' })
  })

  it('refuses the external_id of another pay run', async () => {
    await draft({ external_id: 'twice' })
    const body = { type: 'regular', ...january, external_id: 'twice' }
    const refused = await api.refused(409, 'payRuns.create', { body })
    assert.deepEqual(refused.body.errors, [
      { path: 'body.external_id', message: 'Another pay run has this external_id.' },
    ])
  })

  describe('with recurring lines', () => {
    const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

    /** A business of its own, as every regular pay run of it pays whoever has lines. */
    async function openPayroll() {
      const desk = await openDesk(app)
      const business_id = desk.business.id
      const pays = async (given: Partial<Parameters<typeof createRecurringLine>[1]>, person_id?: number) => {
        const id = person_id ?? (await desk.person())
        await createRecurringLine(app, { business_id, ...given, person_id: id })
        return id
      }
      const linesOf = async (id: number, person_id: number) =>
        (await desk.api.call('payslips.get', { path: { id, person_id } })).body.data.lines.map(
          ({ code, amount }) => `${code} ${amount}`,
        )
      return { ...desk, pays, linesOf }
    }

    it('pays those in force on a day of the period, in full, to whoever is employed then', async () => {
      const { api, draft, person, pays, linesOf } = await openPayroll()
      const ada = await pays({ amount: 400_000 })
      await pays({ kind: 'deduction', code: 'rent', amount: 5_000, starts_on: '2026-02-28' }, ada)
      await pays({ code: 'over', ends_on: '2026-01-31' }, ada)
      await pays({ code: 'later', starts_on: '2026-03-01' }, ada)
      await pays({ code: 'dollars', currency: 'USD' }, ada)
      const lastDay = await pays({ ends_on: '2026-02-01' })
      await pays({}, await person({ start_date: '2020-01-01', end_date: '2026-02-01' }))
      await pays({}, await person({ start_date: '2026-03-01' }))
      const run = await draft({ type: 'regular', ...february })
      assert.deepEqual([run.totals.people_count, run.totals.net], [2, '7950.00'])
      assert.deepEqual(await linesOf(run.id, ada), ['salary 4000.00', 'rent 50.00'])
      assert.deepEqual(await linesOf(run.id, lastDay), ['salary 4000.00'])
      const [event] = await all(api, 'events.list', { query: { types: 'payrun.created' } })
      assert.ok(event && 'totals' in event.data && event.data.totals.net === '7950.00')
    })

    it('pays them beside the regular pay only when it is asked to', async () => {
      const { draft, pays } = await openPayroll()
      await pays({})
      const count = async (given: Parameters<typeof draft>[0]) => (await draft(given)).totals.people_count
      assert.equal(await count({ type: 'off_cycle' }), 0)
      assert.equal(await count({ type: 'off_cycle', recurring_lines: true }), 1)
      assert.equal(await count({ type: 'regular', recurring_lines: false }), 0)
    })

    it('gives way to them in what is copied: no line is there twice, and none goes on after its end', async () => {
      const { api, draft, person, pays, linesOf } = await openPayroll()
      const ada = await pays({ ends_on: '2026-01-31' })
      await pays({ code: 'car', ends_on: '2026-01-31', amount: 30_000 }, ada)
      const first = await draft({ type: 'regular' })
      const lines = [
        earning('4000.00'),
        { ...earning('300.00'), code: 'car', name: 'Car' },
        { ...earning('100.00'), code: 'bonus', name: 'Bonus' },
      ]
      await api.call('payslips.put', { path: { id: first.id, person_id: ada }, body: { lines } })
      const ben = await person()
      await api.call('payslips.put', { path: { id: first.id, person_id: ben }, body: { lines: [earning('1.00')] } })
      await pays({ amount: 420_000, starts_on: '2026-02-01' }, ada)

      const run = await draft({ type: 'regular', ...february, copy_from: first.id })
      assert.deepEqual(await linesOf(run.id, ada), ['salary 4200.00', 'bonus 100.00'])
      assert.deepEqual(await linesOf(run.id, ben), ['salary 1.00'])
      const message = '“Car” was not copied: the recurring line has ended.'
      assert.deepEqual(run.left_out, [{ code: 'recurring_line_ended', message, person_id: ada }])
      const again = await draft({ type: 'regular', ...february, copy_from: first.id, recurring_lines: false })
      assert.deepEqual(await linesOf(again.id, ada), ['salary 4000.00', 'car 300.00', 'bonus 100.00'])
    })

    it('copies whoever is still employed, with quantities and rates, and says who is left out', async () => {
      const { api, draft, person, linesOf } = await openPayroll()
      const { id } = await draft()
      const [ada, gone, leaver] = [await person(), await person(), await person()]
      const hours = { ...earning('50.66'), code: 'hours', quantity: '2', rate: '25.33' }
      for (const person_id of [ada, gone, leaver]) {
        await api.call('payslips.put', { path: { id, person_id }, body: { lines: [hours] } })
      }
      await api.call('payRuns.cancel', { path: { id }, body: { reason: 'Wrong month' } })
      await api.call('people.delete', { path: { id: gone } })
      await api.call('people.terminate', { path: { id: leaver }, body: { end_date: '2026-02-01' } })
      const run = await draft({ ...february, copy_from: id })
      assert.deepEqual(
        run.left_out?.map(({ code, person_id }) => [code, person_id]),
        [
          ['person_deleted', gone],
          ['person_terminated', leaver],
        ],
      )
      assert.deepEqual([run.left_out_count, run.totals.people_count], [2, 1])
      assert.deepEqual(await linesOf(run.id, ada), ['hours 50.66'])
      const { lines } = (await api.call('payslips.get', { path: { id: run.id, person_id: ada } })).body.data
      assert.deepEqual([lines[0]?.quantity, lines[0]?.rate], ['2', '25.33'])
      assert.equal((await api.call('payRuns.get', { path: { id: run.id } })).body.data.left_out, undefined)
    })

    it('copies nothing of another business, in another currency, or with amounts that may be negative', async () => {
      const { api, draft } = await openPayroll()
      const theirs = await openPayroll()
      const correction = await draft({ type: 'correction' })
      const dollars = await draft({ currency: 'USD' })
      for (const copy_from of [(await theirs.draft()).id, 2147483647, correction.id, dollars.id]) {
        const { errors } = (
          await api.refused(422, 'payRuns.create', { body: { type: 'regular', ...january, copy_from } })
        ).body
        assert.deepEqual(
          errors?.map(({ path }) => path),
          ['body.copy_from'],
        )
      }
      await draft({ type: 'correction', copy_from: correction.id })
    })

    it('leaves out the lines that a payslip has no room for', async () => {
      const { api, draft, pays, linesOf } = await openPayroll()
      const ada = await pays({})
      const { id } = await draft()
      const lines = Array.from({ length: 100 }, (_, index) => ({ ...earning('1.00'), code: `bonus-${index}` }))
      await api.call('payslips.put', { path: { id, person_id: ada }, body: { lines } })
      const run = await draft({ type: 'regular', ...february, copy_from: id })
      assert.equal((await linesOf(run.id, ada)).length, 100)
      assert.deepEqual(
        run.left_out?.map(({ code }) => code),
        ['too_many_lines'],
      )
    })
  })
})
