import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { createPayCode } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business } = await createPayRunFixture(app)

describe('payCodes.create', () => {
  it('adds a pay code with defaults and a name on one line, and records it', async () => {
    const input = { code: 'overtime', name: ' Over\n time ', kind: 'earning' as const }
    const { status, headers, body } = await api.call('payCodes.create', { body: input })
    const { id, created_at, updated_at, ...rest } = body.data
    assert.deepEqual([status, headers.etag], [201, '"1"'])
    assert.deepEqual(rest, {
      ...input,
      name: 'Over time',
      account: null,
      liability_account: null,
      taxable: true,
      proration: 'none',
      external_id: null,
      metadata: {},
      archived: false,
      archived_at: null,
      version: 1,
    })
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'pay_code.created', limit: 1 } })
    assert.deepEqual(entry?.detail, { pay_code_id: id, code: 'overtime' })
    const [event] = await all(api, 'events.list', { query: { types: ['pay_code.created'], limit: 1 } })
    assert.deepEqual(event?.data, {
      id,
      code: 'overtime',
      name: 'Over time',
      kind: 'earning',
      archived_at: null,
      created_at,
    })
  })

  it('refuses a code or an external ID that is taken, even by an archived pay code', async () => {
    const archived_at = '2026-01-01T00:00:00.000Z'
    await createPayCode(app, { business_id: business.id, code: 'old', external_id: 'erp-1', archived_at })
    const paths = async (fields: object) => {
      const body = { code: 'new', name: 'New', kind: 'earning' as const, ...fields }
      return (await api.expectError(409, 'payCodes.create', { body })).body.errors?.map(({ path }) => path)
    }
    assert.deepEqual(await paths({ code: 'old' }), ['body.code'])
    assert.deepEqual(await paths({ external_id: 'erp-1' }), ['body.external_id'])
  })

  it('adds at most a thousand pay codes', async () => {
    const other = await createPayRunFixture(app)
    const { id: business_id } = other.business
    const values = Array.from({ length: 1000 }, (_, index) => ({ business_id, code: `code-${index}`, name: 'Code' }))
    const rules = { kind: 'tax' as const, taxable: false, proration: 'none' as const }
    await app.db
      .insertInto('pay_codes')
      .values(values.map((value) => ({ ...value, ...rules })))
      .execute()
    const body = { code: 'one-more', name: 'Code', kind: 'tax' as const }
    const { errors } = (await other.api.expectError(409, 'payCodes.create', { body })).body
    assert.deepEqual(
      errors?.map(({ code, limit }) => [code, limit]),
      [['limit_reached', 1000]],
    )
  })
})
