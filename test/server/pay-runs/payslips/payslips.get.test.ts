import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, draftWithPayslips, approve } = await createPayRunFixture(app)

for (const operation of ['payslips.get', 'payslips.pdf'] as const) {
  describe(operation, () => {
    it('shows employees their own payslips only while the pay run is approved', async () => {
      const { run, people } = await draftWithPayslips(['10.00', '20.00'])
      const [own = 0, other = 0] = people
      const user = await createUser(app, { business_id: business.id, role: 'employee' })
      await linkUser(app, user.id, own)
      const employee = caller(app, user.token)
      const path = { id: run.id, person_id: own }

      await employee.expectError(404, operation, { path })
      await approve(run)
      await employee.call(operation, { path })
      await employee.expectError(404, operation, { path: { id: run.id, person_id: other } })

      await api.call('payRuns.reopen', { path: { id: run.id }, body: { reason: 'Wrong' } })
      await employee.expectError(404, operation, { path })
    })

    it('returns 404 for a person without a payslip in the pay run', async () => {
      const [{ people }, { run }] = [await draftWithPayslips(['10.00']), await draftWithPayslips(['10.00'])]
      await api.expectError(404, operation, { path: { id: run.id, person_id: people[0] ?? 0 } })
    })
  })
}
