import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs, visitConsoleAsOwner } from '../../../support/browser/console-visitor.ts'
import { textContent } from '../../../support/browser/page-forms.ts'
import { createDepartment, createPerson, createUser } from '../../../support/samples/factories.ts'
import { createLeaveType } from '../../../support/samples/leave.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()
const path = '/console/leave/balances/adjust'

/** Creates a business with two people in a department, one outside, and a leave type. */
async function createTeam() {
  const { business_id, visitor } = await visitConsoleAsOwner(app)
  const department = await createDepartment(app, { business_id })
  const [ada, grace, charles] = await Promise.all([
    createPerson(app, { business_id, last_name: 'Lovelace', department_id: department.id }),
    createPerson(app, { business_id, last_name: 'Hopper', department_id: department.id }),
    createPerson(app, { business_id, last_name: 'Babbage' }),
  ])
  const type = await createLeaveType(app, { business_id })
  const readLines = () =>
    app.db
      .selectFrom('leave_ledger')
      .select(['person_id', 'days', 'note'])
      .where('business_id', '=', business_id)
      .orderBy('person_id')
      .execute()
  return { business_id, visitor, department, ada, grace, charles, type, readLines }
}

const fields = (type: { id: number }, days: string, others: Record<string, string> = {}) => ({
  'adjustments[0].leave_type_id': String(type.id),
  'adjustments[0].days': days,
  'adjustments[0].note': 'Company day',
  ...others,
})

describe('the adjustment of the balances of many people', () => {
  it('shows the people of a department before it books the days once', async () => {
    const { visitor, department, ada, grace, charles, type, readLines } = await createTeam()
    const review = await visitor.submit(path, 'preview', fields(type, '1.5', { department_id: String(department.id) }))
    const content = textContent(review.text)
    assert.match(content, /The balances of 2 people to adjust\. Nothing is saved yet\./)
    assert.match(content, /Days per person +1\.5 +Days in total +3[\s\S]*Hopper[\s\S]*Lovelace/)
    assert.doesNotMatch(content, /Babbage/)
    assert.deepEqual(await readLines(), [])

    const result = await visitor.follow(await visitor.postForm(path, review.text, 'apply'))
    assert.match(textContent(result.text), /2 balances adjusted\./)
    await visitor.postForm(path, review.text, 'apply')
    const line = { days: 1.5, note: 'Company day' }
    const people = [ada.id, grace.id].sort((first, second) => first - second)
    assert.deepEqual(
      await readLines(),
      people.map((person_id) => ({ person_id, ...line })),
    )

    const everyone = await visitor.submit(path, 'preview', fields(type, '-1'))
    assert.match(textContent(everyone.text), /The balances of 3 people to adjust/)
    await app.db.deleteFrom('people').where('id', '=', charles.id).execute()
    const partly = await visitor.postForm(path, everyone.text, 'apply')
    assert.match(textContent(partly.text), /Not all balances were adjusted[\s\S]*2 balances adjusted\./)
  })

  it('shows problems next to the fields', async () => {
    const { business_id, visitor, type, readLines } = await createTeam()
    const empty = await createDepartment(app, { business_id })
    const refusals: [submitted: Record<string, string>, message: RegExp][] = [
      [fields(type, ''), /days-problem|adjustments\[0\]\.days/],
      [fields(type, '1.3'), /Enter whole or half days/],
      [fields(type, 'x'), /Enter a number/],
      [fields(type, '0'), /zero|0/],
      [fields(type, '1', { 'adjustments[0].expires_on': '2020-01-01' }), /aria-invalid/],
      [fields(type, '1', { department_id: String(empty.id) }), /There are no active people in this department/],
    ]
    for (const [submitted, message] of refusals) {
      const page = await visitor.submit(path, 'preview', submitted)
      assert.equal(page.status, 422, String(message))
      assert.match(page.text, message)
      assert.match(page.text, /aria-invalid/)
    }
    assert.deepEqual(await readLines(), [])
  })

  it('is for users who manage leave', async () => {
    const { business_id, visitor } = await createTeam()
    assert.match((await visitor.get('/console/leave/balances')).text, /href="\/console\/leave\/balances\/adjust"/)
    const manager = await visitConsoleAs(app, await createUser(app, { business_id, role: 'manager' }))
    assert.equal((await manager.get(path)).status, 403)
    assert.doesNotMatch((await manager.get('/console/leave/balances')).text, /balances\/adjust/)
  })
})
