import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createPerson } from '../../../support/samples/factories.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { startTestApp } from '../../../support/service/app.ts'
import { earning } from '../../pay-runs/pay-run-fixture.ts'
import { createConsolePayRunFixture } from './pay-run-fixture.ts'

const app = await startTestApp()

const february = { period_start: '2026-02-01', period_end: '2026-02-28', pay_date: '2026-02-27' }

describe('the changes since the previous pay run', () => {
  it('list people by the size of the change in their net pay, including new and missing people', async () => {
    const { visitor, draft, draftWithPayslips, addPerson, api, at } = await createConsolePayRunFixture(app)
    const { run, people } = await draftWithPayslips(['1000.00', '2000.00', '3000.00', '400.00'], { type: 'regular' })
    const { id } = await draft({ type: 'regular', ...february })
    const [same = 0, less = 0, missing = 0, more = 0] = people
    const added = await addPerson()
    const nets = [
      [same, '1000.00'],
      [less, '1999.50'],
      [more, '500.05'],
      [added, '700.00'],
    ] as const
    for (const [person_id, net] of nets) {
      await api.call('payslips.put', { path: { id, person_id }, body: { lines: [earning(net)] } })
    }
    const { text } = await visitor.get(at(id))
    const section = /<section class="changes"[\s\S]*?<\/section>/.exec(text)?.[0] ?? ''
    assert.match(section, /2 people changed, 1 new, 1 missing, 1 unchanged/)
    const rows = [...section.matchAll(/payslips\/(\d+)">[\s\S]*?data-label="Change"[^>]*><span>([^<]*)/g)]
    assert.deepEqual(
      rows.map(([, person_id, change]) => [Number(person_id), change]),
      [
        [missing, 'Missing'],
        [added, 'New'],
        [more, '+€100.05'],
        [less, '−€0.50'],
      ],
    )
    assert.ok(section.includes(`<a href="${at(run.id)}">previous regular pay run</a>`))
    assert.doesNotMatch((await visitor.get(at(run.id))).text, /aria-labelledby="changes"/)
  })

  it('are not compared with pay runs of another type or currency', async () => {
    const { visitor, draft, draftWithPayslips, at } = await createConsolePayRunFixture(app)
    await draftWithPayslips(['1000.00'])
    await draftWithPayslips(['1000.00'], { type: 'regular', currency: 'USD' })
    const { id } = await draft({ type: 'regular', ...february })
    assert.doesNotMatch((await visitor.get(at(id))).text, /aria-labelledby="changes"/)
  })

  it('show five people, up to a hundred when expanded, and the number of the others', async () => {
    const { visitor, business, at } = await createConsolePayRunFixture(app)
    const business_id = business.id
    const regular = { business_id, type: 'regular' } as const
    await createPayRun(app, { ...regular, people: [] })
    const added = await Promise.all(Array.from({ length: 102 }, () => createPerson(app, { business_id })))
    const people = added.map(({ id }) => id)
    const { id } = await createPayRun(app, { ...regular, period: ['2026-02-01', '2026-02-28'], people })
    const { text } = await visitor.get(at(id))
    const section = /<section class="changes"[\s\S]*?<\/section>/.exec(text)?.[0] ?? ''
    assert.match(section, /0 people changed, 102 new, 0 missing, 0 unchanged/)
    const [visible = '', hidden = ''] = section.split('<summary>97 more</summary>')
    assert.equal(visible.match(/data-label="Change"/g)?.length, 5)
    assert.equal(hidden.match(/data-label="Change"/g)?.length, 95)
    assert.match(hidden, /And 2 more, with smaller changes\./)
  })
})
