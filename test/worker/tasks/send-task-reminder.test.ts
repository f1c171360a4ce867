import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { todayIn } from '../../../server/business/today.ts'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { createTaskFixture, type TaskFixture } from '../../server/tasks/task-fixture.ts'
import { createUser } from '../../support/samples/factories.ts'
import { createMailQueue, startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, perform, takeJobs, performJobs } = await startMailQueue('send_task_reminder')
const { perform: performTask } = createMailQueue(app, mail, 'queue_task_reminders')
const queue = () => performTask({})

interface Fixture extends TaskFixture {
  /** Adds a task that is due a number of days from today, by the date in the time zone of the business. */
  addDue(person_id: number, days: number, fields?: Partial<Schemas['TaskCreate']>): Promise<Schemas['Task']>
  /** Queues and sends reminders. Returns those of the business, as recipient and subject. */
  remind(): Promise<unknown[]>
}

/** Creates a sandbox whose clock shows half past an hour, in its time zone. */
async function createFixtureAt(hour: number): Promise<Fixture> {
  const fixture = await createTaskFixture(app)
  const { business } = fixture
  await sql`
    update businesses set sandbox = true, time_zone = 'Asia/Tokyo',
      clock_offset = local::date + 1 + ${`${hour}:30`}::time - local
    from (select now() at time zone 'Asia/Tokyo' as local) as clock where id = ${business.id}`.execute(db)
  return {
    ...fixture,
    addDue: async (person_id, days, fields) => {
      const { rows } = await sql<{ day: string }>`
        select to_char(${todayIn({ business_id: business.id })} + ${days}::int, 'YYYY-MM-DD') as day`.execute(db)
      return fixture.add(person_id, { due_on: rows[0]?.day ?? null, ...fields })
    },
    remind: async () => {
      await queue()
      await performJobs()
      const users = await db.selectFrom('users').select('email').where('business_id', '=', business.id).execute()
      const isOwn = ({ to }: { to: string[] }) => users.some(({ email }) => email === to[0])
      return mail.mails.filter(isOwn).map(({ to, headers }) => [to[0], headers.subject])
    },
  }
}

/** Makes the reminders of a business those of the day before, as on the next day. */
const nextDay = (business_id: number) =>
  sql`update task_reminders set day = day - 1 where business_id = ${business_id}`.execute(db)

describe('send_task_reminder', () => {
  it('lists the open tasks of a user that are overdue or due within three days, once a day', async () => {
    const { business, addUser, addDue, add, remind } = await createFixtureAt(9)
    const { person_id, email } = await addUser('employee')
    await addDue(person_id, -2, { title: 'Sign the contract', description: 'Salary 5,000' })
    await addDue(person_id, 3, { title: 'Upload your passport' })
    await addDue(person_id, 4, { title: 'Read the handbook' })
    await add(person_id, { title: 'Meet the team' })
    const subject = '2 tasks to do, 1 is overdue'
    assert.deepEqual(await remind(), [[email, subject]])
    const { text, html } = await mail.mailTo(email)
    assert.match(
      text,
      /Sign the contract: overdue, was due on \d+ \w+ \d{4}\n\nUpload your passport: due on \d+ \w+ \d{4}\n/,
    )
    assert.match(text, /Open your tasks:\nhttps:\/\/hr\.example\.com\/console\/tasks\n/)
    assert.match(html, /console\/account\/notifications/)
    assert.doesNotMatch(text, /handbook|team|Salary/)

    assert.deepEqual(await remind(), [])
    await nextDay(business.id)
    assert.deepEqual(await remind(), [[email, subject]])
  })

  it('reminds the manager, the users with the role and a single user about their tasks', async () => {
    const { business, api, addUser, addDue, remind } = await createFixtureAt(8)
    const manager = await addUser('manager')
    const { person_id } = await addUser('employee', { manager_id: manager.person_id })
    const admin = await createUser(app, { business_id: business.id, role: 'admin' })
    const subject = '1 task is due soon'
    const { id } = await addDue(person_id, 1, { title: 'Agree on goals', assignee: { type: 'manager' } })
    assert.deepEqual(await remind(), [[manager.email, subject]])
    const { text } = await mail.mailTo(manager.email)
    assert.match(text, /Agree on goals, about .+: due on /)
    assert.match(text, new RegExp(`Open the task:\nhttps://hr\\.example\\.com/console/tasks/${id}\n`))
    await api.call('tasks.complete', { path: { id } })

    const role = await addDue(person_id, 1, { assignee: { type: 'role', role: 'admin' } })
    assert.deepEqual(
      (await remind()).toSorted(),
      [
        [admin.email, subject],
        [business.owner.email, subject],
      ].toSorted(),
    )
    await api.call('tasks.cancel', { path: { id: role.id } })

    await nextDay(business.id)
    await addDue(person_id, 1, { assignee: { type: 'user', user_id: admin.id } })
    assert.deepEqual(await remind(), [[admin.email, subject]])
  })

  it('skips users who turned the reminders off, are deactivated, have left, or cannot sign in yet', async () => {
    const { api, addUser, addDue, remind } = await createFixtureAt(10)
    const [off, inactive, left, invited, late] = [
      await addUser('employee'),
      await addUser('employee'),
      await addUser('employee'),
      await addUser('employee'),
      await addUser('employee'),
    ]
    for (const { person_id } of [off, inactive, left, invited, late]) await addDue(person_id, 0)
    await off.api.call('me.update', { body: { task_mail: false } })
    await api.call('users.update', { path: { id: inactive.user_id }, body: { active: false } })
    await db.updateTable('people').set({ end_date: '2026-02-01' }).where('id', '=', left.person_id).execute()
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', invited.user_id).execute()
    await queue()
    await late.api.call('me.update', { body: { task_mail: false } })
    assert.deepEqual(await remind(), [])
  })

  it('is sent between 8 and 12 in the time zone of the business', async () => {
    for (const [hour, isSent] of [
      [7, false],
      [11, true],
      [12, false],
    ] as const) {
      const { addUser, addDue, remind } = await createFixtureAt(hour)
      const { person_id } = await addUser('employee')
      await addDue(person_id, 0)
      assert.equal((await remind()).length, isSent ? 1 : 0, `${hour}:00`)
    }
  })

  it('is queued and sent once with several workers, and by the retry after a failure', async () => {
    const { business, addUser, addDue, remind } = await createFixtureAt(9)
    const { person_id, email } = await addUser('employee')
    await addDue(person_id, 0)
    await Promise.all([1, 2, 3].map(queue))
    const jobs = (await takeJobs()).filter((job) => (job as { business_id: number }).business_id === business.id)
    assert.equal(jobs.length, 1)
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(jobs[0]))
    await Promise.all([1, 2].map(() => perform(jobs[0])))
    await perform(jobs[0])
    assert.deepEqual(
      mail.mails.map(({ to }) => to[0]),
      [email],
    )
    assert.deepEqual(await remind(), [])
  })

  it('is dropped if the tasks are done, or the day has passed', async () => {
    const { business, api, addUser, addDue, remind } = await createFixtureAt(9)
    const [done, late] = [await addUser('employee'), await addUser('employee')]
    const { id } = await addDue(done.person_id, 0)
    await queue()
    await api.call('tasks.complete', { path: { id } })
    assert.deepEqual(await remind(), [])
    await addDue(late.person_id, 0)
    await queue()
    await nextDay(business.id)
    const jobs = await takeJobs()
    mail.mails.length = 0
    for (const job of jobs) await perform(job)
    assert.deepEqual(mail.mails, [])
  })

  it('reminds the assignees of many tasks in batches, and lists twenty of them', async () => {
    const { business, addUser, addDue, remind } = await createFixtureAt(9)
    const [many, last] = [await addUser('employee'), await addUser('employee')]
    const { id } = await addDue(many.person_id, 0)
    await sql`insert into tasks (business_id, person_id, title, kind, fields, assignee_type, required, due_on)
      select business_id, person_id, title, kind, fields, assignee_type, required, due_on
      from tasks, generate_series(1, 1099) where business_id = ${business.id} and id = ${id}`.execute(db)
    await addDue(last.person_id, 1)
    const reminders = await remind()
    assert.deepEqual(
      reminders.toSorted(),
      [
        [many.email, '1,100 tasks are due soon'],
        [last.email, '1 task is due soon'],
      ].toSorted(),
    )
    assert.match((await mail.mailTo(many.email)).text, /And 1,080 more\./)
  })
})
