import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createPayRunFixture, earning, january } from './pay-run-fixture.ts'

const app = await startTestApp()

describe('the second person', () => {
  /**
   * Creates a business that requires a second person, with its owner and Bob, an administrator who is linked to a
   * person.
   */
  async function createTwoPersonFixture() {
    const fixture = await createPayRunFixture(app)
    await fixture.api.call('business.update', { body: { two_person_pay_runs: true } })
    const bob = await createUser(app, { business_id: fixture.business.id, role: 'admin' })
    const bobs = await fixture.addPerson()
    await linkUser(app, bob.id, bobs)
    const put = (by: Caller, id: number, person_id: number, amount = '10.00') =>
      by.call('payslips.put', { path: { id, person_id }, body: { lines: [earning(amount)] } })
    const approval = async (id: number) => ({
      path: { id },
      header: { 'If-Match': `"${(await fixture.get(id)).version}"` },
    })
    const assertRefused = async (by: Caller, id: number) => {
      const { code } = (await by.expectError(403, 'payRuns.approve', await approval(id))).body
      assert.equal(code, 'second_person_required')
    }
    return { ...fixture, bob, bobs, asBob: caller(app, bob.token), put, approval, assertRefused }
  }

  it('is not the user at the start of the chain of API keys that created the pay run', async () => {
    const { bob, asBob, addPerson, put, assertRefused, api, approval } = await createTwoPersonFixture()
    const first = await createKey(app, bob, { scopes: ['keys:write', 'payruns:write'] })
    const { token } = await createKey(app, first, { scopes: ['payruns:write'] })
    const machine = caller(app, token)
    const { id, created_by } = (await machine.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body
      .data
    assert.equal(created_by, bob.id)
    await put(machine, id, await addPerson())
    await assertRefused(asBob, id)
    await api.call('payRuns.approve', await approval(id))
  })

  it('is not an author of a payslip, even through an API key or if the payslip was deleted or overwritten', async () => {
    const { business, bob, asBob, addPerson, draft, put, api, assertRefused, approval } = await createTwoPersonFixture()
    const third = await createUser(app, { business_id: business.id, role: 'admin' })
    const key = caller(app, (await createKey(app, bob, { scopes: ['payruns:write'] })).token)
    const [employee, other] = [await addPerson(), await addPerson()]
    const payslips = [{ person_id: employee, lines: [earning('10.00')] }]
    const changes: ((id: number) => Promise<unknown>)[] = [
      (id) => put(asBob, id, employee),
      (id) => put(key, id, employee),
      (id) => asBob.call('payslips.putMany', { path: { id }, body: { payslips } }),
      (id) => put(asBob, id, employee).then(() => put(api, id, employee, '11.00')),
      (id) => put(asBob, id, employee).then(() => api.call('payslips.delete', { path: { id, person_id: employee } })),
      (id) => put(api, id, employee).then(() => asBob.call('payslips.delete', { path: { id, person_id: employee } })),
      (id) => asBob.call('payRuns.update', { path: { id }, body: { pay_date: '2026-01-29' } }),
    ]
    for (const write of changes) {
      const { id } = await draft()
      await put(api, id, other)
      await write(id)
      for (const first of [asBob, api]) await assertRefused(first, id)
      await caller(app, third.token).call('payRuns.approve', await approval(id))
    }
  })

  it('is not an author of a recurring line in the pay run, even through an API key or of an earlier version of the line', async () => {
    const { bob, asBob, addPerson, api, assertRefused, approval } = await createTwoPersonFixture()
    const id = await addPerson({ start_date: '2020-01-01' })
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '10.00', starts_on: '2026-01-01' } as const
    const key = caller(app, (await createKey(app, bob, { scopes: ['payruns:write'] })).token)
    const { data } = (await key.call('recurringLines.create', { path: { id }, body: line })).body
    const before = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    assert.deepEqual(before.author_ids, [before.created_by], 'no recurring line is added')
    const path = { id: data.id }
    const raise = (await api.call('recurringLines.update', { path, body: { amount: '11.00' } })).body.data
    assert.deepEqual(raise.author_ids, [bob.id, before.created_by])
    const run = (await api.call('payRuns.create', { body: { type: 'regular', ...january } })).body.data
    assert.deepEqual(run.author_ids?.toSorted(), [before.created_by, bob.id].toSorted())
    await assertRefused(asBob, run.id)
    await api.call('payslips.delete', { path: { id: run.id, person_id: id } })
    await api.call('payslips.put', { path: { id: run.id, person_id: id }, body: { lines: [earning('10.00')] } })
    await assertRefused(asBob, run.id)
    await api.call('recurringLines.delete', { path })
    await api.call('payRuns.delete', { path: { id: run.id } })
    const after = (await api.call('payRuns.create', { body: { type: 'regular', ...january } })).body.data
    assert.deepEqual(after.author_ids, [before.created_by], 'the line is deleted')
    await api.call('payslips.put', { path: { id: after.id, person_id: id }, body: { lines: [earning('10.00')] } })
    await asBob.call('payRuns.approve', await approval(after.id))
  })

  it('is not an author of an ended recurring line that replaces a copied line', async () => {
    const { bob, asBob, addPerson, api, put } = await createTwoPersonFixture()
    const id = await addPerson({ start_date: '2020-01-01' })
    const { id: source } = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    await put(api, source, id)
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '10.00', starts_on: '2025-01-01' } as const
    await asBob.call('recurringLines.create', { path: { id }, body: { ...line, ends_on: '2025-12-31' } })
    const body = { type: 'regular', ...january, copy_from: source } as const
    const copy = (await api.call('payRuns.create', { body })).body.data
    assert.equal(copy.left_out?.[0]?.code, 'recurring_line_ended')
    assert.ok(copy.author_ids?.includes(bob.id))
  })

  it('is not an author of a pay run from which this one was copied, even through several copies', async () => {
    const { bob, asBob, addPerson, put, api, assertRefused } = await createTwoPersonFixture()
    const { id } = (await asBob.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    await put(asBob, id, await addPerson())
    const createCopy = async (copy_from: number) =>
      (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january, copy_from } })).body.data
    const copy = await createCopy((await createCopy(id)).id)
    assert.ok(copy.author_ids?.includes(bob.id))
    await assertRefused(asBob, copy.id)
  })

  it('can still approve after writing identical payslips, and after reopening', async () => {
    const { asBob, addPerson, draft, put, api, approval } = await createTwoPersonFixture()
    const employee = await addPerson()
    const { id } = await draft()
    await put(api, id, employee)
    await put(asBob, id, employee)
    await asBob.call('payRuns.update', { path: { id }, body: { pay_date: january.pay_date } })
    await asBob.call('payRuns.approve', await approval(id))
    await asBob.call('payRuns.reopen', { path: { id }, body: { reason: 'Look again' } })
    await asBob.call('payRuns.approve', await approval(id))
  })

  it('may have a payslip in a regular pay run, but not in an off-cycle one or a correction', async () => {
    const { asBob, bobs, draft, put, api, assertRefused, approval } = await createTwoPersonFixture()
    for (const type of ['off_cycle', 'correction'] as const) {
      const { id } = await draft({ type })
      await put(api, id, bobs)
      await assertRefused(asBob, id)
    }
    const { id } = await draft({ type: 'regular' })
    await put(api, id, bobs)
    await asBob.call('payRuns.approve', await approval(id))
  })
})
