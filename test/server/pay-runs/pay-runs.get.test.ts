import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()
const { business, draftWithPayslips, get } = await createPayRunFixture(app)

describe('payRuns.get', () => {
  it('lists its authors by ID', async () => {
    const { run, people } = await draftWithPayslips(['1000.00'])
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const path = { id: run.id, person_id: people[0] ?? 0 }
    await caller(app, admin.token).call('payslips.delete', { path })
    assert.deepEqual((await get(run.id)).author_ids, [business.owner.id, admin.id])
  })
})
