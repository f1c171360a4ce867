import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createKey } from '../../support/api-key.ts'
import { startTestApp } from '../../support/app.ts'
import { all, caller } from '../../support/http.ts'
import { january, openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, business, draft } = await openDesk(app)

describe('payRuns.create', () => {
  it('answers an empty draft in the business’s own currency', async () => {
    const { status, headers, body } = await api.call('payRuns.create', { body: { type: 'regular', ...january } })
    const { id, created_at, ...rest } = body.data
    assert.equal(status, 201)
    assert.equal(headers.etag, '"1"')
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
})
