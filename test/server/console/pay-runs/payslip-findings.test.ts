import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readContract, type Schema } from '../../../../openapi/read/contract.ts'
import { findingCodes } from '../../../../server/console/pay-runs/finding-text.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning } from '../../pay-runs/pay-run-fixture.ts'
import { createConsolePayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

describe('the checks of a pay run in the console', () => {
  it('have a console message for each code', () => {
    const { components } = readContract() as { components: { schemas: Record<string, Schema> } }
    assert.deepEqual(findingCodes, components.schemas.PayRunFinding?.properties?.code?.enum)
  })

  it('link to the largest deduction of a payslip with a negative net pay', async () => {
    const { visitor, draft, addPerson, api, at } = await createConsolePayRunFixture(app)
    const { id } = await draft({ type: 'off_cycle' })
    const person_id = await addPerson()
    const lines = [
      earning('10.00'),
      { kind: 'deduction', code: 'fee', name: 'Fee', amount: '2.50' },
      { kind: 'tax', code: 'tax', name: 'Tax', amount: '30.00' },
    ] as const
    await api.call('payslips.put', { path: { id, person_id }, body: { lines: [...lines] } })
    const form = at(id, `/payslips/${person_id}/lines`)
    assert.ok((await visitor.get(at(id))).text.includes(`<a href="${form}#negative_net">Edit line</a>`))
    const { text } = await visitor.get(form)
    assert.match(text, /<fieldset class="row line" aria-describedby="negative_net"><legend class="spoken">Line 3</)
    assert.match(
      text,
      /id="line-3-amount"[\s\S]*<p class="finding" id="negative_net">The net pay is below zero: −\u2060€22\.50/,
    )
    assert.equal(text.match(/class="finding"/g)?.length, 1)
    const payslip = await visitor.get(at(id, `/payslips/${person_id}`))
    assert.ok(
      payslip.text.includes(`The net pay is below zero: −\u2060€22.50. <a href="${form}#negative_net">Edit line</a>`),
    )
  })

  it('link to an empty row for people without a payslip, and to the payslip for other findings', async () => {
    const { visitor, draft, draftWithPayslips, addPerson, api, at } = await createConsolePayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00'], { type: 'regular' })
    const unpaid = await addPerson()
    await api.call('people.terminate', { path: { id: people[0] ?? 0 }, body: { end_date: '2025-12-01' } })
    const { text } = await visitor.get(at(run.id))
    const form = at(run.id, `/payslips/${unpaid}/lines`)
    assert.ok(text.includes(`<a href="${form}#active_without_payslip">Add payslip</a>`))
    assert.match(
      (await visitor.get(form)).text,
      /id="active_without_payslip">Employed in this period, but has no payslip/,
    )
    const payslip = at(run.id, `/payslips/${people[0]}`)
    assert.ok(text.includes(`<a href="${payslip}#findings">Payslip</a>`))
    const page = await visitor.get(payslip)
    assert.match(page.text, /<div id="findings">[\s\S]*Employment ended on Nov 30, 2025, before this period/)
    const second = await draftWithPayslips([], { type: 'regular' })
    await api.call('payslips.put', {
      path: { id: second.run.id, person_id: unpaid },
      body: { lines: [earning('1.00')] },
    })
    await api.call('payslips.put', { path: { id: run.id, person_id: unpaid }, body: { lines: [earning('1.00')] } })
    const overlap = (await visitor.get(at(run.id))).text
    assert.ok(
      overlap.includes(`<a href="${at(second.run.id)}">Another regular pay run</a> also pays for days of this period.`),
    )
    const { id } = await draft({ type: 'off_cycle' })
    assert.match((await visitor.get(at(id))).text, /There are no payslips yet\. Add one\./)
    const clean = await visitor.get(at(id, `/payslips/${unpaid}/lines`))
    assert.doesNotMatch(clean.text, /class="finding"/)
  })
})
