import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Principal, Reach } from '../../../../server/operation/principal.ts'
import type { Work } from '../../../../server/operation/work.ts'
import { comparePayslips } from '../../../../server/pay-runs/payslips/compare-payslips.ts'
import { createBusiness, createPerson } from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

it('payslips beyond the reach of the caller are not compared, and the caller’s own is compared only once approved', async () => {
  const { id: business_id } = await createBusiness(app)
  const manager = (await createPerson(app, { business_id })).id
  const report = (await createPerson(app, { business_id, manager_id: manager })).id
  const stranger = (await createPerson(app, { business_id })).id
  const people = [manager, report, stranger]
  const before = await createPayRun(app, { business_id, people, status: 'completed' })
  const now = await createPayRun(app, { business_id, people: [] })
  const findMissing = async (reach: Reach) => {
    const work = { db: app.db, business_id, by: { reach } } as unknown as Work<Principal>
    const { people: changes, net } = await comparePayslips(work, { before: before.id, now: now.id, limit: 10 })
    assert.equal(net, 0 - 1000 * changes.length)
    return changes.map(({ person_id }) => person_id)
  }
  assert.deepEqual(await findMissing({}), people)
  assert.deepEqual(await findMissing({ own_person: manager, and_team: true }), [manager, report])
  assert.deepEqual(await findMissing({ own_person: report }), [report])

  const draft = { status: 'draft', completed_at: null } as const
  await app.db.updateTable('pay_runs').set(draft).where('id', '=', before.id).execute()
  assert.deepEqual(await findMissing({ own_person: report }), [])
})
