import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { createPayCode, createPayRun, createRecurringLine } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

describe('payCodes.delete', () => {
  for (const user of ['a payslip line', 'a recurring line', 'a compensation']) {
    it(`refuses to delete a pay code that ${user} has, but not one that only another business uses`, async () => {
      const [ours, theirs] = [await createPayRunFixture(app), await createPayRunFixture(app)]
      const business_id = ours.business.id
      const person_id = await ours.addPerson()
      if (user === 'a payslip line') await createPayRun(app, { business_id, people: [person_id] })
      if (user === 'a recurring line') await createRecurringLine(app, { business_id, person_id })
      if (user === 'a compensation') await createCompensation(app, { business_id, person_id })
      const { id } = await createPayCode(app, { business_id, code: 'salary' })
      const { errors } = (await ours.api.expectError(409, 'payCodes.delete', { path: { id } })).body
      assert.deepEqual(
        errors?.map(({ path, code }) => [path, code]),
        [['path.id', 'in_use']],
      )
      const other = await createPayCode(app, { business_id: theirs.business.id, code: 'salary' })
      assert.equal((await theirs.api.call('payCodes.delete', { path: { id: other.id } })).status, 204)
      await theirs.api.expectError(404, 'payCodes.get', { path: { id: other.id } })
    })
  }
})
