import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../support/http.ts'
import { createRecurringLine } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning, january } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, draft } = await createPayRunFixture(app)

describe('payRuns.create', () => {
  it('creates an empty draft in the currency of the business', async () => {
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
      from_compensations: false,
      pay_schedule_id: null,
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

  it('publishes payrun.created without metadata and external_id, and records an audit entry', async () => {
    const run = await draft({ metadata: { secret: 'no' }, external_id: 'one' })
    const events = await all(api, 'events.list', { query: { types: 'payrun.created' } })
    const event = events.find(({ data }) => 'id' in data && data.id === run.id)
    const { id, type, period_start, period_end, pay_date, currency, status, totals, created_at } = run
    const data = { id, type, period_start, period_end, pay_date, currency, status, totals, approved_at: null }
    assert.deepEqual(event?.data, { ...data, pay_schedule_id: null, completed_at: null, created_at })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.created', limit: 1 } })
    assert.deepEqual([entry?.user_id, entry?.detail], [business.owner.id, { pay_run_id: id }])
  })

  it('reports both a reversed period and an unknown currency', async () => {
    const body = { type: 'regular', ...january, period_end: '2025-12-31', currency: 'DEM' }
    const response = await api.expectError(422, 'payRuns.create', { body })
    assert.deepEqual(
      response.body.errors?.map(({ path }) => path),
      ['body.period_end', 'body.currency'],
    )
    await draft({ period_start: '2026-01-31', period_end: '2026-01-31' })
  })

  it('refuses the external_id of another pay run', async () => {
    await draft({ external_id: 'twice' })
    const body = { type: 'regular', ...january, external_id: 'twice' }
    const response = await api.expectError(409, 'payRuns.create', { body })
    assert.deepEqual(response.body.errors, [
      { path: 'body.external_id', code: 'taken', message: 'Another pay run has this external_id.' },
    ])
  })

  describe('with recurring lines', () => {
    const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

    /**
     * Creates a business. Each test needs its own, as a regular pay run includes all recurring lines of its business.
     */
    async function openPayroll() {
      const fixture = await createPayRunFixture(app)
      const business_id = fixture.business.id
      const addLine = async (line: Partial<Parameters<typeof createRecurringLine>[1]>, person_id?: number) => {
        const id = person_id ?? (await fixture.addPerson())
        await createRecurringLine(app, { business_id, ...line, person_id: id })
        return id
      }
      const readLines = async (id: number, person_id: number) =>
        (await fixture.api.call('payslips.get', { path: { id, person_id } })).body.data.lines.map(
          ({ code, amount }) => `${code} ${amount}`,
        )
      return { ...fixture, addLine, readLines }
    }

    it('adds the full amount of lines in force during the period, for the people employed then', async () => {
      const { api, draft, addPerson, addLine, readLines } = await openPayroll()
      const ada = await addLine({ amount: 400_000 })
      await addLine({ kind: 'deduction', code: 'rent', amount: 5_000, starts_on: '2026-02-28' }, ada)
      await addLine({ code: 'over', ends_on: '2026-01-31' }, ada)
      await addLine({ code: 'later', starts_on: '2026-03-01' }, ada)
      await addLine({ code: 'dollars', currency: 'USD' }, ada)
      const lastDay = await addLine({ ends_on: '2026-02-01' })
      await addLine({}, await addPerson({ start_date: '2020-01-01', end_date: '2026-02-01' }))
      await addLine({}, await addPerson({ start_date: '2026-03-01' }))
      const run = await draft({ type: 'regular', ...february })
      assert.deepEqual([run.totals.people_count, run.totals.net], [2, '7950.00'])
      assert.deepEqual(await readLines(run.id, ada), ['salary 4000.00', 'rent 50.00'])
      assert.deepEqual(await readLines(run.id, lastDay), ['salary 4000.00'])
      const [event] = await all(api, 'events.list', { query: { types: 'payrun.created' } })
      assert.ok(event && 'totals' in event.data && event.data.totals.net === '7950.00')
    })

    it('adds them to an off-cycle pay run only on request', async () => {
      const { draft, addLine } = await openPayroll()
      await addLine({})
      const count = async (fields: Parameters<typeof draft>[0]) => (await draft(fields)).totals.people_count
      assert.equal(await count({ type: 'off_cycle' }), 0)
      assert.equal(await count({ type: 'off_cycle', recurring_lines: true }), 1)
      assert.equal(await count({ type: 'regular', recurring_lines: false }), 0)
    })

    it('replaces copied lines with recurring lines, even with ended ones', async () => {
      const { api, draft, addPerson, addLine, readLines } = await openPayroll()
      const ada = await addLine({ ends_on: '2026-01-31' })
      await addLine({ code: 'car', ends_on: '2026-01-31', amount: 30_000 }, ada)
      const first = await draft({ type: 'regular' })
      const lines = [
        earning('4000.00'),
        { ...earning('300.00'), code: 'car', name: 'Car' },
        { ...earning('100.00'), code: 'bonus', name: 'Bonus' },
      ]
      await api.call('payslips.put', { path: { id: first.id, person_id: ada }, body: { lines } })
      const ben = await addPerson()
      await api.call('payslips.put', { path: { id: first.id, person_id: ben }, body: { lines: [earning('1.00')] } })
      await addLine({ amount: 420_000, starts_on: '2026-02-01' }, ada)

      const run = await draft({ type: 'regular', ...february, copy_from: first.id })
      assert.deepEqual(await readLines(run.id, ada), ['salary 4200.00', 'bonus 100.00'])
      assert.deepEqual(await readLines(run.id, ben), ['salary 1.00'])
      const message = '“Car” was not copied: the recurring line has ended.'
      assert.deepEqual(run.left_out, [{ code: 'recurring_line_ended', message, person_id: ada, line_name: 'Car' }])
      const again = await draft({ type: 'regular', ...february, copy_from: first.id, recurring_lines: false })
      assert.deepEqual(await readLines(again.id, ada), ['salary 4000.00', 'car 300.00', 'bonus 100.00'])
    })

    it('copies the payslips of employed people, with quantities and rates, and reports the others', async () => {
      const { api, draft, addPerson, readLines } = await openPayroll()
      const { id } = await draft()
      const [ada, deleted, leaver] = [await addPerson(), await addPerson(), await addPerson()]
      const hours = { ...earning('50.66'), code: 'hours', quantity: '2', rate: '25.33' }
      for (const person_id of [ada, deleted, leaver]) {
        await api.call('payslips.put', { path: { id, person_id }, body: { lines: [hours] } })
      }
      await api.call('payRuns.cancel', { path: { id }, body: { reason: 'Wrong month' } })
      await api.call('people.delete', { path: { id: deleted } })
      await api.call('people.terminate', { path: { id: leaver }, body: { end_date: '2026-02-01' } })
      const run = await draft({ ...february, copy_from: id })
      assert.deepEqual(
        run.left_out?.map(({ code, person_id, last_day }) => [code, person_id, last_day]),
        [
          ['person_deleted', deleted, undefined],
          ['person_terminated', leaver, '2026-01-31'],
        ],
      )
      assert.deepEqual([run.left_out_count, run.totals.people_count], [2, 1])
      assert.deepEqual(await readLines(run.id, ada), ['hours 50.66'])
      const { lines } = (await api.call('payslips.get', { path: { id: run.id, person_id: ada } })).body.data
      assert.deepEqual([lines[0]?.quantity, lines[0]?.rate], ['2', '25.33'])
      assert.equal((await api.call('payRuns.get', { path: { id: run.id } })).body.data.left_out, undefined)
    })

    it('refuses to copy from another business, another currency, or a correction', async () => {
      const { api, draft } = await openPayroll()
      const theirs = await openPayroll()
      const correction = await draft({ type: 'correction' })
      const dollars = await draft({ currency: 'USD' })
      for (const copy_from of [(await theirs.draft()).id, 2147483647, correction.id, dollars.id]) {
        const { errors } = (
          await api.expectError(422, 'payRuns.create', { body: { type: 'regular', ...january, copy_from } })
        ).body
        assert.deepEqual(
          errors?.map(({ path }) => path),
          ['body.copy_from'],
        )
      }
      await draft({ type: 'correction', copy_from: correction.id })
    })

    it('reports copied lines beyond the maximum of a payslip', async () => {
      const { api, draft, addLine, readLines } = await openPayroll()
      const ada = await addLine({})
      const { id } = await draft()
      const lines = Array.from({ length: 100 }, (_, index) => ({ ...earning('1.00'), code: `bonus-${index}` }))
      await api.call('payslips.put', { path: { id, person_id: ada }, body: { lines } })
      const run = await draft({ type: 'regular', ...february, copy_from: id })
      assert.equal((await readLines(run.id, ada)).length, 100)
      assert.deepEqual(
        run.left_out?.map(({ code }) => code),
        ['too_many_lines'],
      )
    })
  })
})
