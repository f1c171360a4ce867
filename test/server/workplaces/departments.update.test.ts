import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDepartment } from '../../support/samples/factories.ts'
import { testUpdate } from './place-tests.ts'

const { app, api, business_id } = await testUpdate('departments')
const add = async (parent_id: number | null = null) => (await createDepartment(app, { business_id, parent_id })).id

describe('departments.update', () => {
  it('returns 422 for a parent that is the department or a part of it', async () => {
    const top = await add()
    const middle = await add(top)
    const bottom = await add(middle)
    const errors = [{ path: 'body.parent_id', code: 'circular', message: 'must not be the department or a part of it' }]
    for (const parent_id of [top, middle, bottom]) {
      const { body } = await api.expectError(422, 'departments.update', { path: { id: top }, body: { parent_id } })
      assert.deepEqual(body.errors, errors)
    }
    await api.call('departments.update', { path: { id: bottom }, body: { parent_id: null } })
    await api.call('departments.update', { path: { id: top }, body: { parent_id: bottom } })
  })

  it('prevents a cycle when two changes race', async () => {
    const [first, second] = [await add(), await add()]
    const responses = await Promise.all([
      api.send('departments.update', { path: { id: first }, body: { parent_id: second } }),
      api.send('departments.update', { path: { id: second }, body: { parent_id: first } }),
    ])
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 422])
  })
})
