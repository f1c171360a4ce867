import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsole } from '../../../support/browser/console-visitor.ts'
import { createCompensation } from '../../../support/samples/compensation.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../../pay-runs/pay-run-fixture.ts'
import { createRetroPayFixture, day, march, may } from '../../pay-runs/retro-pay/retro-pay-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson } = await createPayRunFixture(app)
const owner = visitConsole(app)
await owner.signIn(business.owner)

describe('pay from compensation in the console', () => {
  it('drafts a pay run, explains the lines, and redrafts it after a change', async () => {
    const person_id = await addPerson()
    const monthly = { amount: '4200.00', per: 'month' as const, effective_on: '2026-06-16' }
    const { id } = await createCompensation(app, { business_id: business.id, person_id, ...monthly })
    assert.match((await owner.get('/console/pay-runs/new')).text, /name="from_compensations"[^>]* checked/)
    const period = { period_start: '2026-06-01', period_end: '2026-06-30', pay_date: '2026-06-30' }
    const options = { currency: 'EUR', copy_from: '', recurring_lines: '', external_id: '', from_compensations: 'true' }
    const drafted = await owner.submit('/console/pay-runs/new', 'create', { type: 'regular', ...period, ...options })
    const page = String(drafted.headers.location).replace(/\?.*/, '')
    assert.match((await owner.follow(drafted)).text, /2,100\.00/)
    const payslip = await owner.get(`${page}/payslips/${person_id}`)
    assert.match(payslip.text, /15 of 30 calendar days at 4,200\.00 EUR a month/)

    const redraft = `${page}/redraft`
    assert.match((await owner.get(redraft)).text, /The draft agrees with/)
    await api.call('compensations.update', { path: { id }, body: { amount: '5000.00' } })
    assert.match((await owner.get(page)).text, /has changed since the draft\.\s*<a href="[^"]+\/redraft">/)
    assert.match((await owner.get(redraft)).text, /15 of 30 calendar days at 5,000\.00 EUR a month/)
    const { text } = await owner.follow(await owner.submit(redraft, 'redraft', {}))
    assert.match(text, /1 payslip redrafted\./)
    assert.match(text, /2,500\.00/)
  })

  it('drafts a correction with retro pay, and keeps its periods when a line changes', async () => {
    const { paid, pay, raise, business, api, differences } = await createRetroPayFixture(app)
    const person_id = await paid()
    const run = await pay(march)
    await raise(person_id, march.period_start, '4200.00')
    const visitor = visitConsole(app)
    await visitor.signIn(business.owner)
    const options = { currency: 'EUR', copy_from: '', recurring_lines: '', external_id: '' }
    const fields = { type: 'correction', ...may, ...options, 'from_retro_pay.from': day('01-01') }
    const drafted = await visitor.submit('/console/pay-runs/new', 'create', fields)
    const page = String(drafted.headers.location).replace(/\?.*/, '')
    assert.match((await visitor.follow(drafted)).text, /200\.00/)
    assert.match((await visitor.get(`${page}/redraft`)).text, /The draft agrees with/)
    const payslip = `${page}/payslips/${person_id}`
    assert.match((await visitor.get(payslip)).text, /Retro pay for 1 to 31 March/)
    const line = { kind: 'earning', code: 'salary', name: 'Salary', amount: '150.00', quantity: '', rate: '' }
    const row = Object.fromEntries(Object.entries(line).map(([member, value]) => [`lines[0].${member}`, value]))
    const stored = (await api.call('payslips.get', { path: { id: Number(page.split('/').at(-1)), person_id } })).body
      .data
    const input = { ...row, 'lines[0].corrects_pay_run_id': String(run.id), version: String(stored.version) }
    assert.match((await visitor.get(`${payslip}/lines`)).text, new RegExp(`corrects_pay_run_id" value="${run.id}"`))
    await visitor.submit(`${payslip}/lines`, 'save', { decimals: '2', ...input })
    assert.deepEqual(await differences(person_id), ['03 salary 50.00'])
  })
})
