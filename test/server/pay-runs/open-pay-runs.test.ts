import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { holdRows } from '../../support/race.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning } from './pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, draft } = await createPayRunFixture(app)

describe('people.delete', () => {
  it('refuses to delete a person with a payslip in a draft or an approved pay run', async () => {
    for (const [status, expected] of [
      ['draft', 409],
      ['approved', 409],
      ['completed', 204],
      ['cancelled', 204],
    ] as const) {
      const id = await addPerson()
      await createPayRun(app, { business_id: business.id, status, people: [id] })
      const response = await api.send('people.delete', { path: { id } })
      assert.equal(response.status, expected, status)
    }
  })

  it('either deletes the person or writes a payslip when both race', async () => {
    const { id } = await draft()
    const person_id = await addPerson()
    const lock = await holdRows(app.databaseUrl, 'people', [person_id])
    const put = api.send('payslips.put', { path: { id, person_id }, body: { lines: [earning('1.00')] } })
    const deletion = api.send('people.delete', { path: { id: person_id } })
    await lock.untilBlocked(2)
    await lock.release()
    const statuses = [(await put).status, (await deletion).status]
    assert.ok(['200,409', '404,204'].includes(statuses.join()), statuses.join())
  })
})
