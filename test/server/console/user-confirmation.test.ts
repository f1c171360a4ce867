import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../support/browser/console-visitor.ts'
import { caller } from '../../support/http.ts'
import { createBusiness, createUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { earning, january } from '../pay-runs/pay-run-fixture.ts'

const app = await startTestApp()

describe('an unconfirmed login in the console', () => {
  it('is confirmed with a button that only permitted users see', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const dora = await createUser(app, { business_id, role: 'admin' })
    const bob = await createUser(app, { business_id, role: 'manager' })
    await api.call('users.update', { path: { id: bob.id }, body: { role: 'admin' } })
    const address = `/console/users/${bob.id}`
    const [asOwner, asDora, asBob] = [
      await visitConsoleAs(app, owner),
      await visitConsoleAs(app, dora),
      await visitConsoleAs(app, bob),
    ]
    assert.doesNotMatch((await asDora.get(address)).text, /not confirmed/, 'one person is enough')
    await api.call('business.update', { body: { two_person_pay_runs: true } })

    for (const visitor of [asOwner, asBob]) {
      const { text } = await visitor.get(address)
      assert.match(text, /This user is not confirmed/)
      assert.ok(text.includes(`Users who can confirm them: <a href="/console/users/${dora.id}">${dora.name}</a>`), text)
      assert.doesNotMatch(text, /value="confirm"/)
    }
    const { id } = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
    const person_id = (await api.call('people.create', { body: person })).body.data.id
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning('10.00')] } })
    assert.match((await asBob.get(`/console/pay-runs/${id}`)).text, /Not confirmed: <a[^>]*>your own user/)

    assert.match((await asDora.follow(await asDora.submit(address, 'confirm'))).text, / confirmed\./)
    assert.doesNotMatch((await asDora.get(address)).text, /not confirmed/)
    assert.match((await asBob.get(`/console/pay-runs/${id}`)).text, /value="approve"/)
  })

  it('is left to the operator if no user of the business can confirm it', async () => {
    const { id: business_id, owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const { id } = await createUser(app, { business_id, role: 'manager' })
    await api.call('users.update', { path: { id }, body: { role: 'admin' } })
    await api.call('business.update', { body: { two_person_pay_runs: true } })
    const { text } = await (await visitConsoleAs(app, owner)).get(`/console/users/${id}`)
    assert.match(text, /No user of the business can confirm them/)
  })
})
