import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Caller, caller } from '../../support/http.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'
import { earning, january, openDesk } from './pay-run-desk.ts'

const app = await startTestApp()

describe('the second person', () => {
  /** A business that asks for two people: its owner, and Bob, an admin with a record. */
  async function twoPersons() {
    const desk = await openDesk(app)
    await desk.api.call('business.update', { body: { two_person_pay_runs: true } })
    const bob = await createUser(app, { business_id: desk.business.id, role: 'admin' })
    const bobs = await desk.person()
    await linkUser(app, bob.id, bobs)
    const put = (by: Caller, id: number, person_id: number, amount = '10.00') =>
      by.call('payslips.put', { path: { id, person_id }, body: { lines: [earning(amount)] } })
    const approval = async (id: number) => ({
      path: { id },
      header: { 'If-Match': `"${(await desk.get(id)).version}"` },
    })
    const isRefused = async (by: Caller, id: number) => {
      const { code } = (await by.refused(403, 'payRuns.approve', await approval(id))).body
      assert.equal(code, 'second_person_required')
    }
    return { ...desk, bob, bobs, asBob: caller(app, bob.token), put, approval, isRefused }
  }

  it('is not whose key made the key that drafted it', async () => {
    const { bob, asBob, person, put, isRefused, api, approval } = await twoPersons()
    const first = await createKey(app, bob, { scopes: ['keys:write', 'payruns:write'] })
    const { token } = await createKey(app, first, { scopes: ['payruns:write'] })
    const machine = caller(app, token)
    const { id, created_by } = (await machine.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body
      .data
    assert.equal(created_by, bob.id)
    await put(machine, id, await person())
    await isRefused(asBob, id)
    await api.call('payRuns.approve', await approval(id))
  })

  it('is nobody who wrote a payslip of it, in whatever way, even one that is gone', async () => {
    const { business, bob, asBob, person, draft, put, api, isRefused, approval } = await twoPersons()
    const third = await createUser(app, { business_id: business.id, role: 'admin' })
    const key = caller(app, (await createKey(app, bob, { scopes: ['payruns:write'] })).token)
    const [one, other] = [await person(), await person()]
    const payslips = [{ person_id: one, lines: [earning('10.00')] }]
    const ways: ((id: number) => Promise<unknown>)[] = [
      (id) => put(asBob, id, one),
      (id) => put(key, id, one),
      (id) => asBob.call('payslips.putMany', { path: { id }, body: { payslips } }),
      (id) => put(asBob, id, one).then(() => put(api, id, one, '11.00')),
      (id) => put(asBob, id, one).then(() => api.call('payslips.delete', { path: { id, person_id: one } })),
      (id) => put(api, id, one).then(() => asBob.call('payslips.delete', { path: { id, person_id: one } })),
      (id) => asBob.call('payRuns.update', { path: { id }, body: { pay_date: '2026-01-29' } }),
    ]
    for (const write of ways) {
      const { id } = await draft()
      await put(api, id, other)
      await write(id)
      for (const first of [asBob, api]) await isRefused(first, id)
      await caller(app, third.token).call('payRuns.approve', await approval(id))
    }
  })

  it('is nobody who wrote a recurring line that it takes, also with a key, whoever changed the line since', async () => {
    const { bob, asBob, person, api, isRefused, approval } = await twoPersons()
    const id = await person({ start_date: '2020-01-01' })
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '10.00', starts_on: '2026-01-01' } as const
    const key = caller(app, (await createKey(app, bob, { scopes: ['payruns:write'] })).token)
    const { data } = (await key.call('recurringLines.create', { path: { id }, body: line })).body
    const before = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    assert.deepEqual(before.author_ids, [before.created_by], 'no recurring line is taken')
    const path = { id: data.id }
    const raised = (await api.call('recurringLines.update', { path, body: { amount: '11.00' } })).body.data
    assert.deepEqual(raised.author_ids, [bob.id, before.created_by])
    const run = (await api.call('payRuns.create', { body: { type: 'regular', ...january } })).body.data
    assert.deepEqual(run.author_ids?.toSorted(), [before.created_by, bob.id].toSorted())
    await isRefused(asBob, run.id)
    await api.call('payslips.delete', { path: { id: run.id, person_id: id } })
    await api.call('payslips.put', { path: { id: run.id, person_id: id }, body: { lines: [earning('10.00')] } })
    await isRefused(asBob, run.id)
    await api.call('recurringLines.delete', { path })
    await api.call('payRuns.delete', { path: { id: run.id } })
    const after = (await api.call('payRuns.create', { body: { type: 'regular', ...january } })).body.data
    assert.deepEqual(after.author_ids, [before.created_by], 'the line is gone')
    await api.call('payslips.put', { path: { id: after.id, person_id: id }, body: { lines: [earning('10.00')] } })
    await asBob.call('payRuns.approve', await approval(after.id))
  })

  it('is nobody who ended a recurring line, where that keeps a copied line out', async () => {
    const { bob, asBob, person, api, put } = await twoPersons()
    const id = await person({ start_date: '2020-01-01' })
    const { id: source } = (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    await put(api, source, id)
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '10.00', starts_on: '2025-01-01' } as const
    await asBob.call('recurringLines.create', { path: { id }, body: { ...line, ends_on: '2025-12-31' } })
    const body = { type: 'regular', ...january, copy_from: source } as const
    const copy = (await api.call('payRuns.create', { body })).body.data
    assert.equal(copy.left_out?.[0]?.code, 'recurring_line_ended')
    assert.ok(copy.author_ids?.includes(bob.id))
  })

  it('is nobody who wrote the pay run that it is a copy of, however often it was copied', async () => {
    const { bob, asBob, person, put, api, isRefused } = await twoPersons()
    const { id } = (await asBob.call('payRuns.create', { body: { type: 'off_cycle', ...january } })).body.data
    await put(asBob, id, await person())
    const copyOf = async (copy_from: number) =>
      (await api.call('payRuns.create', { body: { type: 'off_cycle', ...january, copy_from } })).body.data
    const copy = await copyOf((await copyOf(id)).id)
    assert.ok(copy.author_ids?.includes(bob.id))
    await isRefused(asBob, copy.id)
  })

  it('stays the second through writing what is there already, and through reopening', async () => {
    const { asBob, person, draft, put, api, approval } = await twoPersons()
    const one = await person()
    const { id } = await draft()
    await put(api, id, one)
    await put(asBob, id, one)
    await asBob.call('payRuns.update', { path: { id }, body: { pay_date: january.pay_date } })
    await asBob.call('payRuns.approve', await approval(id))
    await asBob.call('payRuns.reopen', { path: { id }, body: { reason: 'Look again' } })
    await asBob.call('payRuns.approve', await approval(id))
  })

  it('is paid in it with everybody else, and never beside', async () => {
    const { asBob, bobs, draft, put, api, isRefused, approval } = await twoPersons()
    for (const type of ['off_cycle', 'correction'] as const) {
      const { id } = await draft({ type })
      await put(api, id, bobs)
      await isRefused(asBob, id)
    }
    const { id } = await draft({ type: 'regular' })
    await put(api, id, bobs)
    await asBob.call('payRuns.approve', await approval(id))
  })
})
