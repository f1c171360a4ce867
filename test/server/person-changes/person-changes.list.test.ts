import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/service/app.ts'
import { createPersonChangeFixture, requestOwn } from './person-change-fixture.ts'

const app = await startTestApp()
const { api, request, member } = await createPersonChangeFixture(app)

describe('personChanges.list', () => {
  it('filters by person and status, in pages', async () => {
    const { request: first, member: requester } = await request()
    const second = await requestOwn(requester.api, { last_name: 'King' })
    await request()
    const { person_id } = first
    const ids = async (query: object) => (await api.call('personChanges.list', { query })).body.data.map(({ id }) => id)
    assert.deepEqual(await ids({ person_id }), [first.id, second.id])
    assert.deepEqual(await ids({ person_id, status: 'pending' }), [second.id])
    const page = (await api.call('personChanges.list', { query: { person_id, limit: 1, include_total: true } })).body
    assert.equal(page.meta.total, 2)
    assert.deepEqual(await ids({ person_id, limit: 1, cursor: page.meta.next_cursor }), [second.id])
  })

  it('has only their own requests for employees, and those of their reports for managers', async () => {
    const { person_id: manager_id, api: manager } = await member('manager')
    const { api: own } = await member('employee', { manager_id })
    const { id } = await requestOwn(own, { last_name: 'Lovelace' })
    for (const user of [manager, own]) {
      const { data } = (await user.call('personChanges.list')).body
      assert.deepEqual(
        data.map((change) => change.id),
        [id],
      )
    }
  })
})
