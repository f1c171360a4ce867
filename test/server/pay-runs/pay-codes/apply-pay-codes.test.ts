import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPayCode } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, january } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, draft, addPerson } = await createPayRunFixture(app)
await createPayCode(app, { business_id: business.id, code: 'overtime' })
await createPayCode(app, { business_id: business.id, code: 'rent', name: 'Rent', kind: 'deduction' })

describe('pay codes', () => {
  it('set the kind of a line, and its name unless another is submitted', async () => {
    const { id } = await draft()
    const lines = [
      { code: 'overtime', amount: '10.00' },
      { code: 'overtime', name: 'Night shift', kind: 'earning' as const, amount: '1.00' },
      { code: 'own-code', name: 'Own', kind: 'tax' as const, amount: '2.00' },
      { code: 'rent', amount: '3.00' },
    ]
    const person_id = await addPerson()
    const { data } = (await api.call('payslips.put', { path: { id, person_id }, body: { lines } })).body
    assert.deepEqual(
      data.lines.map(({ kind, name }) => `${kind} ${name}`),
      ['earning Overtime', 'earning Night shift', 'tax Own', 'deduction Rent'],
    )
    assert.equal(data.totals.net, '6.00')
    const other = await addPerson()
    const payslips = [{ person_id: other, lines }]
    await api.call('payslips.putMany', { path: { id }, body: { payslips } })
    const path = { id, person_id: other }
    assert.deepEqual((await api.call('payslips.get', { path })).body.data.lines, data.lines)
  })

  it('allow no other kind; lines with other codes need a kind and a name', async () => {
    const { id } = await draft()
    const person_id = await addPerson()
    const lines = [
      { code: 'rent', kind: 'tax' as const, amount: '3.00' },
      { code: 'own-code', amount: '3.00' },
    ]
    const expected = [
      ['body.lines[0].kind', 'wrong_kind', 'deduction'],
      ['body.lines[1].kind', 'required', undefined],
      ['body.lines[1].name', 'required', undefined],
    ]
    const { errors } = (await api.expectError(422, 'payslips.put', { path: { id, person_id }, body: { lines } })).body
    assert.deepEqual(
      errors?.map(({ path, code, detail }) => [path, code, detail]),
      expected,
    )
    const body = { payslips: [{ person_id, lines }] }
    const many = (await api.expectError(422, 'payslips.putMany', { path: { id }, body })).body.errors
    assert.deepEqual(
      many?.map(({ path }) => path),
      expected.map(([path]) => path?.replace('body.', 'body.payslips[0].')),
    )
  })

  it('apply when recurring lines are added and changed, but not across businesses', async () => {
    const id = await addPerson()
    const starts_on = january.period_start
    const body = { code: 'rent', amount: '5.00', starts_on }
    const { data } = (await api.call('recurringLines.create', { path: { id }, body })).body
    assert.deepEqual([data.kind, data.name], ['deduction', 'Rent'])
    await api.expectError(422, 'recurringLines.create', { path: { id }, body: { ...body, kind: 'earning' } })
    const path = { id: data.id }
    await api.expectError(422, 'recurringLines.update', { path, body: { code: 'overtime' } })
    await api.call('recurringLines.update', { path, body: { code: 'overtime', kind: 'earning' } })
    await api.call('recurringLines.update', { path, body: { code: 'own-code', kind: 'tax' } })
    const other = await createPayRunFixture(app)
    const person = { id: await other.addPerson() }
    await other.api.expectError(422, 'recurringLines.create', { path: person, body })
  })
})
