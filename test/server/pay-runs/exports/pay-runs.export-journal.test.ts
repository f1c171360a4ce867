import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all } from '../../../support/http.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()

/** Creates a business whose pay codes have accounts. */
async function createFixture() {
  const fixture = await createPayRunFixture(app)
  const { api } = fixture
  const codes = [
    { code: 'salary', name: 'Salary', kind: 'earning', account: '6000' },
    { code: 'tax', name: '=Income tax', kind: 'tax', account: '2300' },
    { code: 'pension', name: 'Pension', kind: 'employer_cost', account: '6100', liability_account: '2200' },
    { code: 'travel', name: 'Travel', kind: 'reimbursement', account: '6200' },
  ] as const
  for (const body of codes) await api.call('payCodes.create', { body })
  await api.call('business.update', { body: { net_pay_account: '2100' } })
  const addDepartment = async (name: string, cost_centre: string | null) =>
    (await api.call('departments.create', { body: { name, cost_centre } })).body.data.id
  const pay = async (id: number, person_id: number, amounts: Record<string, string>) => {
    const lines = Object.entries(amounts).map(([code, amount]) => ({ code, amount }))
    await api.call('payslips.put', { path: { id, person_id }, body: { lines } })
  }
  const journal = (id: number) => api.call('payRuns.exportJournal', { path: { id } })
  return { ...fixture, addDepartment, pay, journal }
}

describe('payRuns.exportJournal', () => {
  it('returns balanced entries by account and by cost centre on the last day of the period', async () => {
    const { api, addPerson, addDepartment, draft, pay, journal } = await createFixture()
    const [engines, looms, sales] = [
      await addDepartment('Engines', '4100'),
      await addDepartment('Looms', '4200'),
      await addDepartment('Sales', null),
    ]
    const { id } = await draft()
    const ada = await addPerson({ department_id: engines })
    await api.call('people.update', { path: { id: ada }, body: { department_id: looms, effective_on: '2026-01-20' } })
    await api.call('people.update', { path: { id: ada }, body: { department_id: engines, effective_on: '2026-02-01' } })
    await pay(id, ada, { salary: '4000.00', tax: '900.00', pension: '300.50', travel: '12.34' })
    await pay(id, await addPerson({ department_id: engines }), { salary: '1000.00', tax: '100.00' })
    await pay(id, await addPerson({ department_id: sales }), { salary: '500.00' })
    const { headers, text } = await journal(id)
    assert.equal(headers['content-type'], 'text/csv; charset=utf-8')
    assert.equal(headers['content-disposition'], `attachment; filename="pay-run-${id}-journal.csv"`)
    assert.deepEqual(text.trimEnd().split('\r\n').sort(), [
      '2100,,Net pay,,4512.34,EUR',
      '2200,,Pension,,300.50,EUR',
      `2300,,'=Income tax,,1000.00,EUR`,
      '6000,,Salary,500.00,,EUR',
      '6000,4100,Salary,1000.00,,EUR',
      '6000,4200,Salary,4000.00,,EUR',
      '6100,4200,Pension,300.50,,EUR',
      '6200,4200,Travel,12.34,,EUR',
      'account,cost_centre,description,debit,credit,currency',
    ])
    const [entry] = await all(api, 'auditLog.list', { query: { action: 'payrun.exported' } })
    assert.deepEqual(entry?.detail, { pay_run_id: id, format: 'journal' })
  })

  it('lists the pay codes without an account in a 409', async () => {
    const { api, addPerson, draft, journal } = await createFixture()
    await api.call('business.update', { body: { net_pay_account: null } })
    await api.call('payCodes.create', {
      body: { code: 'union', name: 'Union', kind: 'employer_cost', account: '6300' },
    })
    const { id } = await draft()
    const lines = [
      { kind: 'earning' as const, code: 'free', name: 'Free code', amount: '10.00' },
      { code: 'union', amount: '1.00' },
    ]
    await api.call('payslips.put', { path: { id, person_id: await addPerson() }, body: { lines } })
    const { errors } = (await api.expectError(409, 'payRuns.exportJournal', { path: { id } })).body
    assert.deepEqual(errors?.map(({ code, detail }) => [code, detail]).sort(), [
      ['net_pay_account_missing', undefined],
      ['pay_code_without_account', 'free'],
      ['pay_code_without_liability_account', 'union'],
    ])
    await api.call('payCodes.create', { body: { code: 'free', name: 'Free', kind: 'earning', account: '6400' } })
    await api.call('business.update', { body: { net_pay_account: '2100' } })
    await api.expectError(409, 'payRuns.exportJournal', { path: { id } })
    const [code] = (await all(api, 'payCodes.list')).filter((each) => each.code === 'union')
    const body = { liability_account: ' 2200 ' }
    await api.call('payCodes.update', { path: { id: Number(code?.id) }, body })
    assert.match((await journal(id)).text, /^2200,,Union,,1\.00,EUR/m)
  })

  it('reverses the sides in a correction, and has no entries for an empty pay run', async () => {
    const { addPerson, draft, pay, journal } = await createFixture()
    const { id } = await draft({ type: 'correction' })
    await pay(id, await addPerson(), { salary: '-50.00' })
    assert.deepEqual((await journal(id)).text.trimEnd().split('\r\n').slice(1), [
      '6000,,Salary,,50.00,EUR',
      '2100,,Net pay,50.00,,EUR',
    ])
    const empty = await draft()
    assert.equal((await journal(empty.id)).text, 'account,cost_centre,description,debit,credit,currency\r\n')
  })
})
