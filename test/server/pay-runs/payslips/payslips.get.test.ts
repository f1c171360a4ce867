import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { openDesk } from '../pay-run-desk.ts'

const app = await startTestApp()
const { api, business, draftOf, approve } = await openDesk(app)

describe('payslips.get', () => {
  it('shows employees their own alone, from the approval on and not after a reopening', async () => {
    const { run, people } = await draftOf(['10.00', '20.00'])
    const [own = 0, other = 0] = people
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    const users = app.db.updateTable('users')
    await users.set({ person_id: own }).where('id', '=', user.id).execute()
    const employee = caller(app, user.token)
    const path = { id: run.id, person_id: own }

    await employee.refused(404, 'payslips.get', { path })
    await approve(run)
    assert.equal((await employee.call('payslips.get', { path })).body.data.totals.net, '10.00')
    await employee.refused(404, 'payslips.get', { path: { id: run.id, person_id: other } })
    await employee.refused(403, 'payslips.list', { path: { id: run.id } })
    await employee.refused(403, 'payRuns.get', { path: { id: run.id } })

    await api.call('payRuns.reopen', { path: { id: run.id }, body: { reason: 'Wrong' } })
    await employee.refused(404, 'payslips.get', { path })
  })

  it('answers 404 for somebody who is not in the pay run', async () => {
    const { people } = await draftOf(['10.00'])
    const { run } = await draftOf(['10.00'])
    await api.refused(404, 'payslips.get', { path: { id: run.id, person_id: people[0] ?? 0 } })
  })
})
