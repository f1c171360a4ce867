import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { all, caller } from '../../support/http.ts'
import { createPayment } from '../../support/samples/bank-account.ts'
import { createBusiness, createPerson } from '../../support/samples/factories.ts'
import { createPayRun } from '../../support/samples/pay-run.ts'
import { startTestApp } from '../../support/service/app.ts'
import { createJobPerformer } from '../../support/service/perform.ts'

const app = await startTestApp()
const { id: business_id, owner } = await createBusiness(app)
const api = caller(app, owner.token)
const { db } = app
const perform = createJobPerformer(app)

describe('clearDeleted', () => {
  it('clears personal data thirty days after the deletion, once, and keeps IDs and dates', async () => {
    const employment = { start_date: '2020-01-01', end_date: '2021-01-01', employment_type: 'casual' as const }
    const fields = {
      ...employment,
      external_id: 'kept',
      preferred_name: 'Countess',
      phone: '+44 1',
      address: '12 St James’s Square\nLondon',
      postal_address: { town: 'London', country: 'GB' },
      date_of_birth: '1990-12-10',
      employee_number: 'E-1',
      job_title: 'Analyst',
      department: 'Engines',
      work_pattern: { mon: 0.5, tue: 0, wed: 0, thu: 0, fri: 0, sat: 0, sun: 0 } as const,
      metadata: { note: 'personal' },
    }
    const older = await createPerson(app, { business_id, ...fields })
    const younger = await createPerson(app, { business_id, ...fields, external_id: null, employee_number: null })
    const active = await createPerson(app, { business_id })
    const { id: pay_run_id, people } = await createPayRun(app, { business_id, status: 'completed', people: [older.id] })
    await createPayment(app, { business_id, pay_run_id, person_id: older.id, bank_account_id: 1 })
    for (const { id } of [older, younger]) await api.call('people.delete', { path: { id } })
    const tombstone = async (id: number) =>
      (await all(api, 'people.list', { query: { include_deleted: true } })).find((person) => person.id === id)
    const before = { older: await tombstone(older.id), younger: await tombstone(younger.id) }
    const setDeletionAge = (id: number, age: string) =>
      sql`update people set deleted_at = now() - ${age}::interval where id = ${id}`.execute(db)
    await setDeletionAge(older.id, '30 days 1 minute')
    await setDeletionAge(younger.id, '29 days 23 hours')

    await perform('delete_expired')
    const after = await tombstone(older.id)
    const { id, created_at, deleted_at, updated_at, user_id, manager_id, status } = after ?? assert.fail()
    assert.deepEqual(after, {
      ...{ id, created_at, deleted_at, updated_at, user_id, manager_id, status },
      ...employment,
      last_day: '2020-12-31',
      end_kind: null,
      external_id: 'kept',
      first_name: 'Deleted',
      last_name: 'Person',
      preferred_name: null,
      email: `person-${id}@deleted.invalid`,
      phone: null,
      address: null,
      postal_address: null,
      date_of_birth: null,
      employee_number: null,
      job_title: null,
      department: null,
      department_id: null,
      location_id: null,
      work_pattern: { mon: 1, tue: 1, wed: 1, thu: 1, fri: 1, sat: 0, sun: 0 },
      metadata: {},
      custom_fields: {},
      erased_at: null,
      erasure_completed_at: null,
      version: (before.older?.version ?? 0) + 1,
    })
    assert.deepEqual(people, [older.id])
    const slips = await all(api, 'people.payslips', { path: { id: older.id } })
    assert.equal(slips[0]?.last_name, 'Lovelace', 'a payslip keeps its name')
    const [payment] = await all(api, 'payRuns.payments', { path: { id: pay_run_id } })
    assert.deepEqual([payment?.holder, payment?.last_four], ['Ada Lovelace', '3000'], 'so does a payment')
    assert.equal((await tombstone(younger.id))?.version, before.younger?.version)
    assert.equal((await tombstone(active.id))?.version, 1)
    for (const word of ['countess', older.email]) {
      const people = await all(api, 'people.list', { query: { q: word, include_deleted: true } })
      assert.ok(!people.some((person) => person.id === older.id))
    }

    await perform('delete_expired')
    assert.deepEqual(await tombstone(older.id), after)
  })

  it('clears more people than fit in a batch', async () => {
    const { id } = await createBusiness(app)
    await sql`
      insert into people (business_id, first_name, last_name, email, deleted_at)
      select ${id}, 'Ada', 'Lovelace', n || '@example.com', now() - interval '31 days'
      from generate_series(1, 1500) as n`.execute(db)
    const uncleared = async () =>
      (
        await db
          .selectFrom('people')
          .select('id')
          .where('business_id', '=', id)
          .where('first_name', '=', 'Ada')
          .execute()
      ).length
    await perform('delete_expired')
    assert.equal(await uncleared(), 0)
  })
})
