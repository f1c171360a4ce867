import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, draftOf, approve, get } = await openDesk(app)

describe('payRuns.get', () => {
  it('answers the sums of its payslips, and what its state allows', async () => {
    const { run } = await draftOf(['1000.00', '0.01'])
    assert.equal(run.totals.gross, '1000.01')
    assert.equal(run.totals.people_count, 2)
    const approved = await approve(run)
    assert.deepEqual(approved.allowed_actions, ['reopen', 'complete', 'cancel'])
    assert.deepEqual(await get(run.id), approved)
    const { headers } = await api.call('payRuns.get', { path: { id: run.id } })
    assert.equal(headers.etag, `"${approved.version}"`)
  })
})
