import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, draft, draftWithPayslips } = await createPayRunFixture(app)

describe('payslips.list', () => {
  it('returns only the payslips of this pay run, sorted by person and without lines', async () => {
    await draftWithPayslips(['5.00'])
    const { run, people } = await draftWithPayslips(['1.00', '2.00', '3.00'])
    const payslips = await all(api, 'payslips.list', { path: { id: run.id }, query: { limit: 2 } })
    assert.deepEqual(
      payslips.map(({ person_id, totals }) => [person_id, totals.net]),
      people.map((id, index) => [id, `${index + 1}.00`]),
    )
    assert.ok(payslips.every((payslip) => !('lines' in payslip)))
  })

  it('returns an empty page for a draft without payslips', async () => {
    const { id } = await draft()
    assert.deepEqual((await api.call('payslips.list', { path: { id } })).body.data, [])
  })
})
