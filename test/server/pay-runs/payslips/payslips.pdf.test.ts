import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { assertValidPdf, pdfText, without, wordEdges } from '../../../support/samples/pdf.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { createPayRunFixture } from '../pay-run-fixture.ts'

const app = await startTestApp()
const { api, business, addPerson, draft, draftWithPayslips, approve, get } = await createPayRunFixture(app)

describe('payslips.pdf', () => {
  it('prints the parties, the lines by kind, and the totals', { skip: without('pdftotext', 'qpdf') }, async () => {
    const { id } = await draft({ currency: 'JPY' })
    await api.call('business.update', { body: { address: '1 Rue de Rivoli\n75001 Paris' } })
    const address = '12 St James’s Square\nLondon'
    const person_id = await addPerson({ first_name: 'Άδα', last_name: 'Лавлейс', employee_number: 'E-1815', address })
    const path = { id, person_id }
    const lines = [
      { kind: 'tax', code: 'tax', name: 'Income tax', amount: '900' },
      { kind: 'earning', code: 'hours', name: 'Hours', quantity: '160', rate: '25', amount: '4000' },
      { kind: 'employer_cost', code: 'pension', name: 'Pension', amount: '700' },
      { kind: 'reimbursement', code: 'travel', name: 'Travel', amount: '50' },
    ] as const
    await api.call('payslips.put', { path, body: { lines: [...lines] } })
    await api.call('people.update', { path: { id: person_id }, body: { address: 'Moved' } })
    await approve(await get(id))

    const { headers, bytes } = await api.call('payslips.pdf', { path })
    assert.equal(headers['content-type'], 'application/pdf')
    assert.equal(headers['content-disposition'], `attachment; filename="payslip-${id}-${person_id}.pdf"`)
    assertValidPdf(bytes)
    const words = pdfText(bytes).split(/\s+/).join(' ')
    const expected = [
      `Payslip: off-cycle Employer Employee ${business.name} 1 Rue de Rivoli 75001 Paris Άδα Лавлейс 12 St James’s Square London`,
      'Employee number E-1815 Pay period 1 to 31 January 2026 Pay date 30 January 2026 Year to date since 1 January 2026',
      'Earnings Quantity Rate Amount (JPY) Year to date Hours 160 25 4,000 4,000 Total 4,000 4,000',
      'Taxes Amount (JPY) Year to date Income tax 900 900 Total 900 900',
      'Reimbursements Amount (JPY) Year to date Travel 50 50 Total 50 50',
      'Summary Amount (JPY) Year to date Gross pay 4,000 4,000 Less taxes 900 900 Plus reimbursements 50 50 Net pay 3,150 3,150',
      'Net pay 3,150 JPY',
      'Employer costs, in addition to gross pay Amount (JPY) Year to date Pension 700 700 Total 700 700',
      '1 to 31 January 2026 · Άδα Лавлейс Page 1 of 1',
    ]
    assert.deepEqual(
      expected.filter((part) => !words.includes(part)),
      [],
      words,
    )
    assert.doesNotMatch(words, /Deductions|nothing is paid/)
    assert.ok(bytes.equals((await api.call('payslips.pdf', { path })).bytes))
  })

  it('prints the sums of the year next to the last line with their code', { skip: without('pdftotext') }, async () => {
    const person_id = await addPerson()
    const line = (code: string, name: string, amount: string) => ({ kind: 'earning' as const, code, name, amount })
    const first = await draft({ pay_date: '2026-01-30' })
    const lines = [line('salary', 'Salary', '100.00'), line('bonus', 'Bonus', '40.00')]
    await api.call('payslips.put', { path: { id: first.id, person_id }, body: { lines } })
    await approve(await get(first.id))
    const { id } = await draft({ pay_date: '2026-02-27' })
    const parts = [line('salary', 'Old salary', '60.00'), line('salary', 'New salary', '50.00')]
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: parts } })
    const words = pdfText((await api.call('payslips.pdf', { path: { id, person_id } })).bytes)
      .split(/\s+/)
      .join(' ')
    assert.match(words, /Old salary 60\.00 New salary 50\.00 210\.00 Bonus 40\.00 Total 110\.00 250\.00/)
  })

  it('prints the state of the payment', { skip: without('pdftotext') }, async () => {
    const { run, people } = await draftWithPayslips(['1234.50'])
    const path = { id: run.id, person_id: people[0] ?? 0 }
    const print = async () => pdfText((await api.call('payslips.pdf', { path })).bytes)
    const draft = await print()
    assert.match(draft, /^Draft: this pay run has not been approved\. Nothing has been paid\.$/m)
    assert.match(draft, /^Planned pay date 30 January 2026$/m)
    assert.match(draft, /^Net pay 1,234\.50 EUR$/m)

    const approved = await approve(run)
    await api.call('payRuns.complete', { path: { id: run.id }, header: { 'If-Match': `"${approved.version}"` } })
    const completed = await print()
    assert.match(completed, /^Paid on 30 January 2026$/m)
    assert.doesNotMatch(completed, /Draft|nothing is paid|Planned/)
  })

  it('aligns the amounts of all sections', { skip: without('pdftotext') }, async () => {
    const { id } = await draft({ type: 'correction' })
    const person_id = await addPerson()
    const lines = [
      {
        kind: 'earning',
        code: 'hours',
        name: 'Hours reversed',
        quantity: '-12.5',
        rate: '1000',
        amount: '-12500.00',
      },
      { kind: 'tax', code: 'tax', name: 'Income tax', amount: '-2.50' },
    ] as const
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: [...lines] } })
    const { bytes } = await api.call('payslips.pdf', { path: { id, person_id } })
    assert.match(pdfText(bytes), /^Payslip: correction$/m)
    const ends = ['−12,500.00', '−2.50'].flatMap((amount) => wordEdges(bytes, amount).map(({ right }) => right))
    assert.ok(ends.length >= 12)
    assert.equal(new Set(ends).size, 2, String(ends)) // the amounts, and the sums of the year
  })
})
