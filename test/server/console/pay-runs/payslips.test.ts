import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Schemas } from '../../../../server/operation/contract/contract.ts'
import { hiddenFields, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import { createUser, linkUser } from '../../../support/samples/factories.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning } from '../../pay-runs/pay-run-fixture.ts'
import { createConsolePayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

const createFixture = () => createConsolePayRunFixture(app)

describe('a payslip in the console', () => {
  const rowFields = (index: number, line: Partial<Schemas['PayslipLineInput']>): Record<string, string> => {
    const { kind = 'earning', code = '', name = '', quantity = '', rate = '', amount = '' } = line
    const members = { kind, code, name, quantity, rate, amount }
    return Object.fromEntries(Object.entries(members).map(([member, value]) => [`lines[${index}].${member}`, value]))
  }

  it('is filled in row by row; an error is shown in its row, and empty rows are omitted', async () => {
    const { visitor, draft, addPerson, api, at } = await createFixture()
    const { id } = await draft()
    const person_id = await addPerson()
    const path = at(id, `/payslips/${person_id}/lines`)
    const rows = {
      ...rowFields(0, {}),
      ...rowFields(1, earning('4000.00')),
      ...rowFields(3, { kind: 'tax', code: 'tax', name: 'Tax "A"', amount: '900.0055' }),
    }
    const invalid = await visitor.submit(path, 'save', rows)
    assert.equal(invalid.status, 422)
    assert.match(invalid.text, /name="lines\[1\]\.amount"[^>]*value="900\.0055"[^>]*aria-invalid="true"/)
    assert.match(invalid.text, /Enter an amount with 2 decimals, such as 1,000\.00\./)
    const ambiguous = await visitor.submit(path, 'save', { ...rows, 'lines[3].amount': '900.005' })
    assert.match(ambiguous.text, /“900\.005” could be two numbers\. Enter 900,005\.00 or 900\.0050\./)
    assert.ok(invalid.text.includes('value="Tax &quot;A&quot;"'))
    assert.match(invalid.text, /data-total="net">€4,000\.00[\s\S]*data-unread>Lines without a valid amount/)
    const saved = await visitor.submit(path, 'save', { ...rows, 'lines[3].amount': '900' })
    assert.match((await visitor.follow(saved)).text, /€3,100\.00/)
    const { body } = await api.call('payslips.get', { path: { id, person_id } })
    assert.deepEqual(
      body.data.lines.map(({ code }) => code),
      ['salary', 'tax'],
    )
  })

  it('calculates products and totals without a script, and reads the decimals of the locale', async () => {
    const { visitor, draft, addPerson, api, at } = await createFixture()
    const { id } = await draft()
    const person_id = await addPerson()
    const path = at(id, `/payslips/${person_id}/lines`)
    const rows = {
      ...rowFields(0, { ...earning(''), quantity: '7.5', rate: '33.3333' }),
      ...rowFields(2, { kind: 'deduction', code: 'meals', name: 'Meals', amount: '1,064.00' }),
    }
    const preview = await visitor.submit(path, 'recalculate', rows)
    assert.equal(preview.status, 200)
    assert.match(preview.text, /name="lines\[0\]\.amount"[^>]*value="250\.00"/)
    assert.match(preview.text, /data-total="net">−\u2060€814\.00/)
    assert.match(preview.text, /name="lines\[1\]\.amount"[^>]*value="1,064\.00"/)
    assert.equal((await visitor.follow(await visitor.submit(path, 'save', rows))).status, 200)
    const saved = async () =>
      (await api.call('payslips.get', { path: { id, person_id } })).body.data.lines.map(({ amount }) => amount)
    assert.deepEqual(await saved(), ['250.00', '1064.00'])

    const german = { 'accept-language': 'de-DE' }
    const page = (await visitor.get(path, german)).text
    assert.match(page, /name="lines\[0\]\.rate"[^>]*value="33,3333"/)
    const input = {
      ...rowFields(0, { ...earning(''), quantity: '7,5', rate: '33,3333' }),
      ...rowFields(1, { kind: 'deduction', code: 'meals', name: 'Meals', amount: '1.064' }),
    }
    const fields = { ...hiddenFields(page, 'save'), ...input, action: 'save' }
    const response = await visitor.post(path, fields, { ...german, 'sec-fetch-site': 'same-origin' })
    assert.equal(response.status, 303)
    assert.deepEqual(await saved(), ['250.00', '1064.00'])
  })

  it('removes a row without a script, and keeps the input of the others', async () => {
    const { visitor, draft, addPerson, at } = await createFixture()
    const { id } = await draft()
    const path = at(id, `/payslips/${await addPerson()}/lines`)
    const rows = {
      ...rowFields(0, earning('1000.00')),
      ...rowFields(1, { kind: 'tax', code: 'tax', name: 'Tax', amount: '200.00' }),
      ...rowFields(3, { kind: 'reimbursement', code: 'train', name: 'Train', amount: 'much' }),
    }
    const page = (await visitor.get(path)).text
    const [, removal = ''] = /formaction="(\?row=1)#line-2-kind"[^>]*data-remove/.exec(page) ?? []
    const fields = { ...hiddenFields(page, 'save'), ...rows, action: 'remove' }
    const { status, text } = await visitor.post(path + removal, fields)
    assert.equal(status, 200)
    assert.match(text, /name="lines\[0\]\.amount"[^>]*value="1000\.00"/)
    assert.match(text, /name="lines\[1\]\.amount"[^>]*value="much"/)
    assert.doesNotMatch(text, /value="200\.00"/)
    assert.match(text, /data-total="net">€1,000\.00/)
  })

  it('has one empty row after its lines, and three more without a script on request', async () => {
    const { visitor, draftWithPayslips, at } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00'])
    const path = at(run.id, `/payslips/${people[0]}/lines`)
    const rowCount = (text: string): number => text.match(/<fieldset class="row line"/g)?.length ?? 0
    const lines = [1, 2, 3, 4].map((index) => rowFields(index - 1, earning(`${index}.00`)))
    const four = Object.assign({}, ...lines) as Record<string, string>
    await visitor.submit(path, 'save', four)
    const page = (await visitor.get(path)).text
    assert.equal(rowCount(page), 5)
    const [, address = ''] = /value="more"[^>]*formaction="([^#"]*)/.exec(page) ?? []
    const fields = { ...hiddenFields(page, 'save'), ...four, action: 'more' }
    assert.equal(rowCount((await visitor.post(path + address, fields)).text), 7)
  })

  it('has three decimals if its currency has three', async () => {
    const { visitor, draft, addPerson, api, at } = await createFixture()
    const { id } = await draft({ currency: 'BHD' })
    const person_id = await addPerson()
    const path = at(id, `/payslips/${person_id}/lines`)
    const saved = await visitor.submit(path, 'save', rowFields(0, earning('1.500')))
    assert.match((await visitor.follow(saved)).text, /BHD\s1\.500/)
    const { text } = await visitor.get(path)
    assert.match(text, /such as <code>100\.000<\/code>/)
    assert.match(text, /name="lines\[0\]\.amount"[^>]*value="1\.500"/)
    await visitor.submit(path, 'save', rowFields(0, earning('1,500')))
    const { body } = await api.call('payslips.get', { path: { id, person_id } })
    assert.equal(body.data.lines[0]?.amount, '1500.000')
    const { text: refusal } = await visitor.submit(path, 'save', rowFields(0, earning('1.5000')))
    assert.match(refusal, /Enter an amount with 3 decimals, such as 1,000\.000\./)
  })

  it('suggests the codes of recurring lines and of other payslips', async () => {
    const { visitor, draft, draftWithPayslips, addPerson, api, at } = await createFixture()
    const person_id = await addPerson()
    const line = { kind: 'earning', code: 'car', name: 'Car "A"', amount: '40.00', starts_on: '2026-01-01' } as const
    await api.call('recurringLines.create', { path: { id: person_id }, body: line })
    const { run } = await draftWithPayslips(['1000.00'])
    const colleague = await visitor.get(at(run.id, `/payslips/${person_id}/lines`))
    assert.ok(colleague.text.includes('<option value="car" data-kind="earning">Car &quot;A&quot;</option>'))
    assert.match(colleague.text, /<option value="salary" data-kind="earning">/)
    assert.equal(colleague.text.match(/value="salary" data-kind/g)?.length, 1)
    const { id } = await draft()
    assert.match((await visitor.get(at(id, `/payslips/${person_id}/lines`))).text, /<option value="income_tax"/)
  })

  it('is not overwritten if another user changed it', async () => {
    const { visitor, draftWithPayslips, api, addPerson, at } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00'])
    const place = { id: run.id, person_id: people[0] ?? 0 }
    await api.call('payslips.put', { path: place, body: { lines: [earning('1200.00')] } })
    const path = at(run.id, `/payslips/${place.person_id}/lines`)
    const conflict = await visitor.submit(path, 'save', { version: '1', ...rowFields(0, earning('1100.00')) })
    assert.equal(conflict.status, 412)
    assert.match(conflict.text, /Salary: 1100\.00[\s\S]*<strong>Salary: €1,200\.00<\/strong>/)
    assert.match(conflict.text, /name="lines\[0\]\.amount"[^>]*value="1100\.00"/)

    const other = await addPerson()
    const newPath = at(run.id, `/payslips/${other}/lines`)
    const input = { version: '0', ...rowFields(0, earning('1300.00')) }
    await api.call('payslips.put', {
      path: { id: run.id, person_id: other },
      body: { lines: [earning('1400.00')] },
    })
    const late = await visitor.submit(newPath, 'save', input)
    assert.equal(late.status, 412)
    assert.match(late.text, /Salary: 1300\.00[\s\S]*<strong>Salary: €1,400\.00<\/strong>/)
    assert.equal((await visitor.submit(newPath, 'save', rowFields(0, earning('1300.00')))).status, 303)
    const { text } = await visitor.submit(newPath, 'save', { ...rowFields(0, {}), ...rowFields(1, {}) })
    assert.match(text, /Fill in at least one line/)
  })

  it('is shown to its employee after approval, also as a PDF', async () => {
    const { draftWithPayslips, approve, business, at } = await createFixture()
    const { run, people } = await draftWithPayslips(['1000.00', '2000.00'])
    const [own = 0, other = 0] = people
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, own)
    const employee = await visitConsoleAs(app, user)
    assert.match((await employee.get('/console/payslips')).text, /No payslips yet/)
    await approve(run)
    const { text } = await employee.get('/console/payslips')
    assert.match(text, /€1,000\.00/)
    assert.match(text, /<a href="\/console\/payslips" aria-current="page"><svg[\s\S]*?My payslips/)
    assert.doesNotMatch(text, /€2,000\.00|>Pay runs</)
    const mine = await employee.get(at(run.id, `/payslips/${own}`))
    assert.equal(mine.status, 200)
    assert.doesNotMatch(mine.text, /value="delete"/)
    const pdf = await employee.get(at(run.id, `/payslips/${own}/payslip.pdf`))
    assert.equal(pdf.headers['content-type'], 'application/pdf')
    assert.equal(pdf.headers['content-disposition'], 'inline')
    for (const rest of [`/payslips/${other}`, `/payslips/${other}/payslip.pdf`]) {
      assert.equal((await employee.get(at(run.id, rest))).status, 404, rest)
    }
    for (const rest of ['', '/csv', '/journal', '/bank-file', '/edit', '/payslips/new', `/payslips/${own}/lines`]) {
      assert.equal((await employee.get(at(run.id, rest))).status, 403, rest)
    }
  })
})
