import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createMailer } from '../../../worker/mail.ts'
import { caller } from '../../support/http.ts'
import { startMailServer } from '../../support/receivers/mail-server.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createPerson, createUser, linkUser, type TestUser } from '../../support/samples/factories.ts'
import { createLeaveType } from '../../support/samples/leave.ts'
import { startTestApp } from '../../support/service/app.ts'
import { performer } from '../../support/service/perform.ts'

const mail = await startMailServer()
const app = await startTestApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://hr.example.com' } })
const { db } = app
const perform = performer(app, { mailer: createMailer(app.config) })

async function takeJobs(): Promise<unknown[]> {
  const { rows } = await sql<{ payload: unknown }>`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
    where task.id = job.task_id and task.identifier = 'send_leave_mail' returning job.payload`.execute(db)
  return rows.map(({ payload }) => payload)
}

/** Performs the jobs that wait, and not those that they put off. */
async function work(): Promise<void> {
  mail.mails.length = 0
  for (const payload of await takeJobs()) await perform('send_leave_mail', payload)
}

/** As if the mails so far had been sent long ago. */
async function pause(): Promise<void> {
  await db
    .updateTable('leave_mails')
    .set({ sent_at: '2020-01-01T00:00:00Z' })
    .where('sent_at', 'is not', null)
    .execute()
}

const sent = () => mail.mails.map(({ to, headers }) => [to[0], headers.subject]).sort()

/** A business with a manager, who decides, and an employee whom they manage. */
async function openOffice() {
  const { id: business_id, owner } = await createBusiness(app, { name: 'Tom & Söhne' })
  const person = async (given: { first_name: string; manager_id?: number }) =>
    (await createPerson(app, { business_id, last_name: 'Lovelace', ...given })).id
  const withLogin = async (role: TestUser['role'], person_id: number) => {
    const user = await createUser(app, { business_id, role })
    await linkUser(app, user.id, person_id)
    return { ...user, person_id, api: caller(app, user.token) }
  }
  const manager = await withLogin('manager', await person({ first_name: 'Mary' }))
  const ada = await withLogin('employee', await person({ first_name: 'Ada', manager_id: manager.person_id }))
  const { id: leave_type_id } = await createLeaveType(app, { business_id, allow_negative: true })
  let month = 0
  const wanted = (person_id: number) => {
    month += 1
    const date = `2027-${String(month).padStart(2, '0')}`
    const span = { start_date: `${date}-04`, end_date: `${date}-06`, note: 'Surgery' }
    return { person_id, leave_type_id, ...span, start_portion: 'full' as const, end_portion: 'full' as const }
  }
  const ask = async (api = ada.api, person_id = ada.person_id) =>
    (await api.call('leaveRequests.create', { body: wanted(person_id) })).body.data.id
  return { business_id, owner, api: caller(app, owner.token), manager, ada, leave_type_id, ask, person, withLogin }
}

beforeEach(takeJobs)

describe('send_leave_mail', () => {
  it('asks the manager, and tells the person what was decided, with links and without notes', async () => {
    const { manager, ada, ask } = await openOffice()
    const id = await ask()
    await work()
    assert.deepEqual(sent(), [[manager.email, 'Ada Lovelace requests leave']])
    const { text, html } = await mail.mailTo(manager.email)
    assert.match(text, /Ada Lovelace requests leave: Vacation, 4\s–\s6 Jan 2027 \(3 days\)\./)
    assert.match(text, new RegExp(`Review the request:\nhttps://hr\\.example\\.com/console/leave/${id}\n`))
    assert.match(html, /console\/account\/notifications/)
    assert.doesNotMatch(text, /Surgery/)

    await manager.api.call('leaveRequests.reject', { path: { id }, body: { note: 'Surgery again?' } })
    await work()
    assert.deepEqual(sent(), [[ada.email, 'Your leave was rejected']])
    assert.doesNotMatch((await mail.mailTo(ada.email)).text, /Surgery/)
  })

  it('tells the person of leave that somebody else cancels, and nobody of their own deeds', async () => {
    const { manager, ada, ask } = await openOffice()
    const mine = await ask()
    await ada.api.call('leaveRequests.cancel', { path: { id: mine } })
    await work()
    assert.deepEqual(sent(), [], 'what was cancelled by then waits for nobody')
    const other = await ask(manager.api)
    await work()
    assert.deepEqual(sent(), [], 'who decides has asked for it in the name of the other')
    await manager.api.call('leaveRequests.cancel', { path: { id: other } })
    await work()
    assert.deepEqual(sent(), [[ada.email, 'Your leave was cancelled']])
  })

  it('tells who decides of approved leave that the person cancels, and not of what they or nobody decided', async () => {
    const { business_id, manager, ada, ask, api } = await openOffice()
    const approved = await ask()
    await manager.api.call('leaveRequests.approve', { path: { id: approved } })
    await work()
    await pause()
    await ada.api.call('leaveRequests.cancel', { path: { id: approved } })
    await work()
    assert.deepEqual(sent(), [[manager.email, 'Ada Lovelace cancelled leave']])
    assert.match((await mail.mailTo(manager.email)).text, /Ada Lovelace cancelled leave: Vacation, 4\s–\s6 Jan 2027/)
    await pause()

    const other = await ask(manager.api)
    await manager.api.call('leaveRequests.approve', { path: { id: other } })
    await work()
    await pause()
    await api.call('leaveRequests.cancel', { path: { id: other } })
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      requires_approval: false,
      allow_negative: true,
    })
    const body = { person_id: ada.person_id, leave_type_id, start_date: '2027-08-02', end_date: '2027-08-02' }
    const { id } = (await ada.api.call('leaveRequests.create', { body })).body.data
    await ada.api.call('leaveRequests.cancel', { path: { id } })
    await work()
    assert.deepEqual(sent(), [[ada.email, 'Your leave was cancelled']])
  })

  it('goes past managers who cannot decide, and to administrators where none can', async () => {
    const { business_id, owner, manager, ask, person, withLogin } = await openOffice()
    const between = await person({ first_name: 'Ben', manager_id: manager.person_id })
    const ada = await withLogin('employee', await person({ first_name: 'Bea', manager_id: between }))
    await ask(ada.api, ada.person_id)
    await work()
    assert.deepEqual(sent(), [[manager.email, 'Bea Lovelace requests leave']])

    const admin = await createUser(app, { business_id, role: 'admin' })
    await createUser(app, { business_id, role: 'employee' })
    const invited = await createUser(app, { business_id, role: 'admin' })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.id).execute()
    await ask(manager.api, manager.person_id)
    await work()
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]).sort(),
      [admin.email, owner.email].sort(),
      'nobody decides on their own leave',
    )
  })

  it('asks nobody where leave needs no approval, and tells the person of what was entered for them', async () => {
    const { business_id, api, ada } = await openOffice()
    const { id: leave_type_id } = await createLeaveType(app, {
      business_id,
      requires_approval: false,
      allow_negative: true,
    })
    const body = { person_id: ada.person_id, leave_type_id, start_date: '2027-03-01', end_date: '2027-03-01' }
    await ada.api.call('leaveRequests.create', { body })
    await work()
    assert.deepEqual(sent(), [])
    await api.call('leaveRequests.create', { body: { ...body, start_date: '2027-03-02', end_date: '2027-03-02' } })
    await work()
    assert.deepEqual(sent(), [[ada.email, 'Your leave was approved']])
  })

  it('is sent to nobody who has turned it off or lost access', async () => {
    const { api, manager, ask } = await openOffice()
    await manager.api.call('me.update', { body: { leave_mail: false } })
    await ask()
    await work()
    assert.deepEqual(sent(), [])
    await manager.api.call('me.update', { body: { leave_mail: true } })
    await ask()
    await api.call('users.update', { path: { id: manager.id }, body: { active: false } })
    await work()
    assert.deepEqual(sent(), [])
  })

  it('tells in one mail what happens in a short time: an import floods nobody', async () => {
    const { owner, manager, ada, ask } = await openOffice()
    const { token } = await createKey(app, owner, { scopes: ['leave:write', 'leave:read'] })
    const machine = caller(app, token)
    await ask(machine)
    await work()
    assert.deepEqual(sent(), [[manager.email, 'Ada Lovelace requests leave']])
    for (let count = 0; count < 4; count++) await ask(machine)
    await work()
    assert.deepEqual(sent(), [], 'the last mail was a moment ago')
    await pause()
    await work()
    assert.deepEqual(sent(), [[manager.email, '4 leave requests need your decision']])
    assert.equal((await mail.mailTo(manager.email)).text.match(/Ada Lovelace requests leave: Vacation/g)?.length, 4)
    await pause()
    await work()
    assert.deepEqual(sent(), [], 'nothing is told twice')
    assert.equal((await ada.api.call('leaveRequests.list', {})).body.data.length, 5)
  })

  it('is sent by the next try when the mail server turns it away, and once though its job runs twice', async () => {
    const { manager, ask } = await openOffice()
    await ask()
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform('send_leave_mail', payload))
    await Promise.all([1, 2].map(() => perform('send_leave_mail', payload)))
    assert.deepEqual(sent(), [[manager.email, 'Ada Lovelace requests leave']])
  })

  it('is taken up by another worker when the one that claimed it is gone', async () => {
    const { manager, ask } = await openOffice()
    await ask()
    await db
      .updateTable('leave_mails')
      .set({ claimed_until: sql`now() + interval '1 hour'` })
      .where('sent_at', 'is', null)
      .execute()
    await work()
    assert.deepEqual(sent(), [])
    await db.updateTable('leave_mails').set({ claimed_until: sql`now()` }).where('sent_at', 'is', null).execute()
    await work()
    assert.deepEqual(sent(), [[manager.email, 'Ada Lovelace requests leave']])
  })
})
