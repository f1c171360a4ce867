import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { visitConsoleAs } from '../../../../support/browser/console-visitor.ts'
import { caller } from '../../../../support/http.ts'
import { createBusiness, createPerson } from '../../../../support/samples/factories.ts'
import { startTestApp } from '../../../../support/service/app.ts'

const app = await startTestApp()

/** The fields of the form that a test does not change. */
const unchanged = {
  job_title: 'Analyst',
  ...Object.fromEntries(['mon', 'tue', 'wed', 'thu', 'fri'].map((day) => [`work_pattern.${day}`, '1'])),
  'work_pattern.sat': '0',
  'work_pattern.sun': '0',
}

/** Creates a person who works, and a visitor who may change people. */
async function createFixture() {
  const { id: business_id, owner } = await createBusiness(app)
  const fields = { first_name: 'Ada', last_name: 'Lovelace', job_title: 'Analyst', start_date: '2024-01-01' }
  const { id } = await createPerson(app, { business_id, ...fields })
  return { id, owner, api: caller(app, owner.token), visitor: await visitConsoleAs(app, owner) }
}

describe('the rehire of a person in the console', () => {
  it('starts with the last job, and shows the former employment afterwards', async () => {
    const { id, api, visitor } = await createFixture()
    const path = `/console/people/${id}`
    const end = { version: '1', last_day: '2025-12-31', end_kind: 'resignation', reason: 'Studies' }
    assert.equal((await visitor.submit(path, 'terminate', end)).status, 303)
    const record = (await visitor.get(path)).text
    assert.match(record, /Kind of leaving[\s\S]*Resignation/)
    assert.ok(record.includes(`href="${path}/rehire"`))

    const form = (await visitor.get(`${path}/rehire`)).text
    assert.match(form, /name="job_title"[^>]*value="Analyst"/)
    const { version } = (await api.call('people.get', { path: { id } })).body.data
    const fields = { ...unchanged, version: String(version), start_date: '2026-03-01', job_title: 'Adviser' }
    assert.equal((await visitor.submit(`${path}/rehire`, 'rehire', fields)).status, 303)

    const person = (await api.call('people.get', { path: { id } })).body.data
    assert.deepEqual([person.start_date, person.end_date, person.job_title], ['2026-03-01', null, 'Adviser'])
    const after = (await visitor.get(path)).text
    assert.match(after, /Former employments[\s\S]*Dec 31, 2025 · Resignation · Studies/)
    assert.ok(!after.includes(`href="${path}/rehire"`))
  })

  it('is refused for a person who has not left, and for a first day before the end', async () => {
    const { id, api, visitor } = await createFixture()
    const path = `/console/people/${id}/rehire`
    assert.match((await visitor.get(path)).text, /Only a person who has left can be rehired/)
    await api.call('people.terminate', { path: { id }, body: { end_date: '2026-01-01' } })
    const { status, text } = await visitor.submit(path, 'rehire', {
      ...unchanged,
      version: '2',
      start_date: '2025-12-31',
    })
    assert.equal(status, 422)
    assert.match(text, /Jan 1, 2026/)
  })
})
