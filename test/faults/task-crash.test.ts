import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { enqueue } from '../../server/jobs.ts'
import { caller } from '../support/http.ts'
import { eventually, hold, holdRows } from '../support/race.ts'
import { startMailServer } from '../support/receivers/mail-server.ts'
import { createDocument } from '../support/samples/document.ts'
import { createBusiness, createPerson } from '../support/samples/factories.ts'
import { createLeaveType } from '../support/samples/leave.ts'
import { linkToken } from '../support/samples/password-link.ts'
import { startTestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

/*
 * Another worker performs the job of a killed one within seconds, not after its lock of four hours.
 */

const mail = await startMailServer()
const smtp = { SMTP_URL: mail.url, SMTP_FROM: 'workforce@example.com' }
const app = await startTestApp({ env: smtp })
const { id: business_id, owner } = await createBusiness(app)

test('an email is sent although the worker was killed, and its link works', async () => {
  const killed = await startWorkerProcess(app.databaseUrl, smtp)
  const hanging = mail.hang()
  await caller(app, owner.token).call('users.create', {
    body: { name: 'Mary', email: 'mary@example.com', role: 'employee' },
  })
  await hanging
  await killed.end('SIGKILL')
  assert.equal(mail.mails.length, 0)

  const successor = await startWorkerProcess(app.databaseUrl, smtp)
  const token = linkToken((await mail.mailTo('mary@example.com')).text)
  const body = { token, password: 'a new password' }
  await caller(app).call('auth.resetPassword', { body })
  await successor.end()
  assert.equal(mail.mails.length, 1)
})

test('expired rows are deleted although the worker was killed', async () => {
  const insertion = `insert into kept_answers (business_id, principal, request, key, request_hash, status, body, created_at)
    values (${business_id}, 'user:1', 'POST /', 'old', '', 201, '', now() - interval '2 days')`
  await sql.raw(insertion).execute(app.db)
  const blocked = await hold(app.databaseUrl, 'select from kept_answers where business_id = $1 for update', [
    business_id,
  ])
  const killed = await startWorkerProcess(app.databaseUrl, smtp)
  await enqueue(app, 'delete_expired', {})
  await blocked.untilBlocked(1)
  await killed.end('SIGKILL')
  await blocked.release()

  const successor = await startWorkerProcess(app.databaseUrl, smtp)
  await eventually('the stored response is deleted, and the job is done', async () => {
    const { rows: stored } = await sql`select from kept_answers where key = 'old'`.execute(app.db)
    const { rows: jobs } = await sql`select from graphile_worker._private_jobs`.execute(app.db)
    return stored.length + jobs.length === 0
  })
  await successor.end()
})

test('days of leave are booked once although the worker was killed', async () => {
  const days_per_year = 20
  await createLeaveType(app, { business_id, accrual_method: 'yearly', days_per_year, accrues_from: '2026-01-01' })
  const { id } = await createPerson(app, { business_id, start_date: '2020-01-01', end_date: '2026-12-31' })
  const blocked = await holdRows(app.databaseUrl, 'people', [id])
  const killed = await startWorkerProcess(app.databaseUrl, smtp)
  await enqueue(app, 'accrue_leave', {})
  await blocked.untilBlocked(1)
  await killed.end('SIGKILL')
  await blocked.release()

  const successor = await startWorkerProcess(app.databaseUrl, smtp)
  const isDone = async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(app.db)
    return rows.length === 0
  }
  await eventually('the job is done', isDone)
  await enqueue(app, 'accrue_leave', {})
  await eventually('the second job is done', isDone)
  await successor.end()
  const { rows } = await sql<{ days: number }>`
    select days from leave_ledger where person_id = ${id} and kind = 'accrual'`.execute(app.db)
  assert.deepEqual(rows, [{ days: days_per_year }])
})

test('a person is erased completely although the worker was killed', async () => {
  const { id } = await createPerson(app, { business_id, last_name: 'Lovelace', end_date: '2021-01-01' })
  const documents = [
    await createDocument(app, { business_id, person_id: id }),
    await createDocument(app, { business_id, person_id: id }),
  ]
  const blocked = await holdRows(app.databaseUrl, 'documents', [documents[1]?.id ?? 0])
  const killed = await startWorkerProcess(app.databaseUrl, smtp)
  await caller(app, owner.token).call('people.erase', { path: { id }, body: { confirm: 'Ada Lovelace' } })
  await blocked.untilBlocked(1)
  await killed.end('SIGKILL')
  await blocked.release()

  const successor = await startWorkerProcess(app.databaseUrl, smtp)
  const get = async () => (await caller(app, owner.token).call('people.get', { path: { id } })).body.data
  await eventually('the erasure is complete', async () => (await get()).erasure_completed_at !== null)
  await successor.end()
  const { rows } = await sql`select from documents where person_id = ${id}`.execute(app.db)
  assert.equal(rows.length, 0)
})
