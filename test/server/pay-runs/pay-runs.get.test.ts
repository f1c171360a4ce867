import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../support/http.ts'
import { createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, business, draftOf, approve, get } = await openDesk(app)

describe('payRuns.get', () => {
  it('answers the sums of its payslips, and what its state allows', async () => {
    const { run } = await draftOf(['1000.00', '0.01'])
    assert.equal(run.totals.gross, '1000.01')
    assert.equal(run.totals.people_count, 2)
    const approved = await approve(run)
    assert.deepEqual(approved.allowed_actions, ['reopen', 'complete', 'cancel'])
    assert.deepEqual(await get(run.id), approved)
    assert.deepEqual(approved.author_ids, [business.owner.id])
    const { headers } = await api.call('payRuns.get', { path: { id: run.id } })
    assert.equal(headers.etag, `"${approved.version}"`)
  })

  it('names whoever has made or changed it or a payslip, by id', async () => {
    const { run, people } = await draftOf(['1000.00'])
    const [admin, bystander] = [await createUser(app, { business_id: business.id, role: 'admin' }), business.owner]
    const path = { id: run.id, person_id: people[0] ?? 0 }
    await caller(app, admin.token).call('payslips.delete', { path })
    assert.deepEqual((await get(run.id)).author_ids, [bystander.id, admin.id])
  })
})
