import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openOffice } from '../leave-office.ts'

const app = await startTestApp()
const { api, member, type } = await openOffice(app)

describe('leaveTypes.get', () => {
  it('answers what the list shows, to employees too', async () => {
    const id = await type()
    const [listed] = (await all(api, 'leaveTypes.list')).filter((each) => each.id === id)
    assert.deepEqual((await api.call('leaveTypes.get', { path: { id } })).body.data, listed)
    const employee = (await member('employee')).api
    assert.deepEqual((await employee.call('leaveTypes.get', { path: { id } })).body.data, listed)
  })

  it('answers an archived type, which the list leaves out', async () => {
    const id = await type()
    await api.call('leaveTypes.update', { path: { id }, body: { archived: true } })
    assert.equal((await api.call('leaveTypes.get', { path: { id } })).body.data.archived, true)
  })
})
