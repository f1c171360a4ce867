import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, earning } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, draft, draftWithPayslips, get, listEventTypes } = await createPayRunFixture(app)

describe('payslips.putMany', () => {
  it('writes many payslips, and returns the pay run with its totals', async () => {
    const { run, people } = await draftWithPayslips(['10.00', '20.00'])
    const [changed = 0] = people
    const added = [await addPerson(), await addPerson()]
    const payslips = [changed, ...added].map((person_id) => ({ person_id, lines: [earning('1.01')] }))
    const path = { id: run.id }
    const before = await listEventTypes(run.id)
    const { headers, body } = await api.call('payslips.putMany', { path, body: { payslips } })
    const { totals, version } = body.data
    assert.deepEqual([totals.net, totals.people_count, version], ['23.03', 4, run.version + 1])
    assert.equal(headers.etag, `"${version}"`)
    const list = await all(api, 'payslips.list', { path, query: { limit: 3 } })
    assert.deepEqual(
      list.map(({ person_id, totals: { net }, version }) => [person_id, net, version]),
      [[changed, '1.01', 2], [people[1], '20.00', 1], ...added.map((id) => [id, '1.01', 1])],
    )
    const again = await api.call('payslips.putMany', { path, body: { payslips } })
    assert.deepEqual(again.body.data, body.data, 'identical payslips are not written')
    assert.deepEqual(await listEventTypes(run.id), [...before, 'payrun.updated'])
  })

  it('writes all payslips or none, and reports all problems', async () => {
    const { id } = await draft()
    const [first, second] = [await addPerson(), await addPerson()]
    const payslips = [
      { person_id: first, lines: [earning('1.00')] },
      { person_id: second, lines: [earning('1.00'), earning('1')] },
      { person_id: first, lines: [earning('-1.00')] },
    ]
    const { body } = await api.expectError(422, 'payslips.putMany', { path: { id }, body: { payslips } })
    assert.deepEqual(
      body.errors?.map(({ path }) => path),
      ['body.payslips[1].lines[1].amount', 'body.payslips[2].person_id', 'body.payslips[2].lines[0].amount'],
    )
    const foreign = await (await createPayRunFixture(app)).addPerson()
    const withForeignPerson = [first, foreign].map((person_id) => ({ person_id, lines: [earning('1.00')] }))
    const unknown = (
      await api.expectError(422, 'payslips.putMany', { path: { id }, body: { payslips: withForeignPerson } })
    ).body
    const message = 'must be the id of an existing record'
    assert.deepEqual(unknown.errors, [{ path: 'body.payslips[1].person_id', code: 'unknown_record', message }])
    assert.equal((await get(id)).totals.people_count, 0)
  })

  it('accepts at most five hundred payslips, and checks the version of the pay run', async () => {
    const { id } = await draft()
    const rows = Array.from({ length: 501 }, (_, n) => ({
      business_id: business.id,
      first_name: 'Ada',
      last_name: `Bulk ${n}`,
      email: `bulk-${n}@example.com`,
      metadata: {},
    }))
    const people = await app.db.insertInto('people').values(rows).returning('id').execute()
    const payslips = people.map(({ id: person_id }) => ({ person_id, lines: [earning('0.01'), earning('99.99')] }))
    await api.expectError(422, 'payslips.putMany', { path: { id }, body: { payslips } })
    const header = { 'If-Match': '"1"' }
    const many = { path: { id }, header, body: { payslips: payslips.slice(0, 500) } }
    const { data } = (await api.call('payslips.putMany', many)).body
    assert.deepEqual([data.totals.gross, data.totals.people_count], ['50000.00', 500])
    await api.expectError(412, 'payslips.putMany', many)
  })
})
