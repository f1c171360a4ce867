import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../../support/browser/console-visitor.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

async function signInToOwnBusiness() {
  const { business } = await createPayRunFixture(app)
  const owner = visitConsole(app)
  await owner.signIn(business.owner)
  return { business, owner }
}

describe('pay codes in the console', () => {
  it('creates, changes, archives, restores and deletes a pay code', async () => {
    const { owner } = await signInToOwnBusiness()
    const fields = { code: 'overtime', kind: 'earning', name: 'Overtime', account: '', proration: 'none' }
    const created = await owner.follow(await owner.submit('/console/pay-runs/codes/new', 'create', fields))
    assert.match(created.text, /Pay code Overtime created\./)
    const [, page = ''] = /href="([^"]+)">Overtime</.exec(created.text) ?? []
    const change = { name: 'Extra hours', account: '6010', proration: 'working_days' }
    const changed = await owner.follow(await owner.submit(page, 'change', change))
    assert.match(changed.text, /Pay code saved\.[\s\S]*value="6010"/)
    assert.doesNotMatch(changed.text, /name="taxable"[^>]* checked/)
    assert.match((await owner.follow(await owner.submit(page, 'archive'))).text, /Forms do not offer it/)
    assert.match((await owner.get('/console/pay-runs/codes')).text, /Archived/)
    await owner.follow(await owner.submit(page, 'restore'))
    const deleted = await owner.follow(await owner.submit(page, 'delete'))
    assert.match(deleted.text, /Pay code deleted\./)
    assert.match(deleted.text, /No pay codes yet/)
  })

  it('shows why a pay code cannot be created or deleted', async () => {
    const { business, owner } = await signInToOwnBusiness()
    const fields = { code: 'salary', kind: 'earning', name: 'Salary', account: '', proration: 'none' }
    const list = await owner.follow(await owner.submit('/console/pay-runs/codes/new', 'create', fields))
    const repeated = await owner.submit('/console/pay-runs/codes/new', 'create', fields)
    assert.equal(repeated.status, 409)
    assert.match(repeated.text, /code/)
    await createPayRun(app, { business_id: business.id })
    const [, page = ''] = /href="([^"]+)">Salary</.exec(list.text) ?? []
    const conflict = await owner.submit(page, 'delete')
    assert.equal(conflict.status, 409)
  })
})
