import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { startTestApp } from '../../support/app.ts'
import { createUser } from '../../support/factories.ts'
import { caller } from '../../support/http.ts'
import { assertSound, textOf, without } from '../../support/pdf.ts'
import { openDesk } from './pay-run-desk.ts'

const app = await startTestApp()
const { api, business, person, draft, draftOf, approve, get } = await openDesk(app)

describe('payslips.pdf', () => {
  it('prints who is paid what, by kind, with its sums', { skip: without('pdftotext', 'qpdf') }, async () => {
    const { id } = await draft({ currency: 'JPY' })
    const person_id = await person({ first_name: 'Άδα', last_name: 'Лавлейс', employee_number: 'E-1815' })
    const path = { id, person_id }
    const lines = [
      { kind: 'tax', code: 'tax', name: 'Income tax', amount: '900' },
      { kind: 'earning', code: 'hours', name: 'Hours', quantity: '160', rate: '25', amount: '4000' },
      { kind: 'employer_cost', code: 'pension', name: 'Pension', amount: '700' },
    ] as const
    await api.call('payslips.put', { path, body: { lines: [...lines] } })
    await approve(await get(id))

    const { headers, bytes } = await api.call('payslips.pdf', { path })
    assert.equal(headers['content-type'], 'application/pdf')
    assert.equal(headers['content-disposition'], `attachment; filename="payslip-${id}-${person_id}.pdf"`)
    assertSound(bytes)
    const words = textOf(bytes).split(/\s+/).join(' ')
    const expected = [
      business.name,
      'Name: Άδα Лавлейс Employee number: E-1815 Period: 2026-01-01 to 2026-01-31 Paid on: 2026-01-30',
      'Earnings Quantity Rate Amount (JPY) Hours 160 25 4000 Total 4000',
      'Taxes Quantity Rate Amount (JPY) Income tax 900 Total 900',
      'Pension 700 Total 700',
      'Net pay: 3100 JPY',
    ]
    for (const part of expected) assert.ok(words.includes(part), `${part} in ${words}`)
    assert.ok(words.indexOf('Earnings') < words.indexOf('Taxes'))
    assert.doesNotMatch(words, /Deductions|Reimbursements|nothing is paid/)
    assert.ok(bytes.equals((await api.call('payslips.pdf', { path })).bytes))
  })

  it('says on a draft that nothing is paid by it', { skip: without('pdftotext') }, async () => {
    const { run, people } = await draftOf(['10.00'])
    const { bytes } = await api.call('payslips.pdf', { path: { id: run.id, person_id: people[0] ?? 0 } })
    assert.match(textOf(bytes), /This pay run is a draft: nothing is paid by it\./)
  })

  it('gives employees their own alone, from the approval on', async () => {
    const { run, people } = await draftOf(['10.00', '20.00'])
    const [own = 0, other = 0] = people
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    const users = app.db.updateTable('users')
    await users.set({ person_id: own }).where('id', '=', user.id).execute()
    const employee = caller(app, user.token)
    const path = { id: run.id, person_id: own }

    await employee.refused(404, 'payslips.pdf', { path })
    await approve(run)
    await employee.call('payslips.pdf', { path })
    await employee.refused(404, 'payslips.pdf', { path: { id: run.id, person_id: other } })
  })
})
