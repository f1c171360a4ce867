import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPayCode } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business } = await createPayRunFixture(app)

let count = 0
const newCode = async () => {
  const { id } = await createPayCode(app, { business_id: business.id, code: `code-${++count}` })
  return (await api.call('payCodes.get', { path: { id } })).body.data
}

describe('payCodes.update', () => {
  it('changes the submitted fields, and writes nothing without a difference', async () => {
    const before = await newCode()
    const { id } = before
    const body = { account: ' 6010 ', proration: 'working_days' as const }
    const { data } = (await api.call('payCodes.update', { path: { id }, body })).body
    const { updated_at } = data
    assert.deepEqual(data, { ...before, account: '6010', proration: 'working_days', version: 2, updated_at })
    assert.deepEqual((await api.call('payCodes.update', { path: { id }, body })).body.data, data)
  })

  it('never changes the code or the kind', async () => {
    const { id } = await newCode()
    for (const body of [{ code: 'other' }, { kind: 'tax' }]) {
      await api.expectError(422, 'payCodes.update', { path: { id }, body: body as never })
    }
  })

  it('archives a pay code once and restores it; the list has archived ones only on request', async () => {
    const { id } = await newCode()
    const update = async (archived: boolean) =>
      (await api.call('payCodes.update', { path: { id }, body: { archived } })).body.data
    const lists = async (include_archived: boolean) =>
      (await api.call('payCodes.list', { query: { include_archived } })).body.data.some((code) => code.id === id)
    const { archived_at } = await update(true)
    assert.ok(archived_at !== null)
    assert.equal((await update(true)).archived_at, archived_at)
    assert.deepEqual([await lists(false), await lists(true)], [false, true])
    assert.equal((await update(false)).archived_at, null)
    assert.equal(await lists(false), true)
  })
})
