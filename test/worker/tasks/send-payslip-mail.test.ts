import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { sql } from 'kysely'
import { createPayRunFixture } from '../../server/pay-runs/pay-run-fixture.ts'
import { caller } from '../../support/http.ts'
import { createUser, linkUser } from '../../support/samples/factories.ts'
import { createMailQueue, startMailQueue } from '../../support/service/mail-queue.ts'

const { mail, app, db, perform, takeJobs, performJobs, headers } = await startMailQueue('send_payslip_mail')
const queue = createMailQueue(app, mail, 'queue_payslip_mails')

/** Creates a pay run of people who have a login each. */
async function createFixture(amounts: string[]) {
  const fixture = await createPayRunFixture(app)
  const { api, business, draftWithPayslips, approve } = fixture
  const { run, people } = await draftWithPayslips(amounts)
  const users = []
  for (const person_id of people) {
    const user = await createUser(app, { business_id: business.id, role: 'employee' })
    await linkUser(app, user.id, person_id)
    users.push({ ...user, person_id, api: caller(app, user.token) })
  }
  const complete = async () => {
    await approve(run)
    await api.call('payRuns.complete', { path: { id: run.id } })
  }
  return { ...fixture, run, users, complete }
}

beforeEach(async () => {
  await queue.takeJobs()
  await takeJobs()
})

describe('send_payslip_mail', () => {
  it('sends a link without amounts to each person of a completed pay run', async () => {
    const { run, users, business, complete } = await createFixture(['1234.50', '777.00'])
    await complete()
    await queue.performJobs()
    await performJobs()
    assert.deepEqual(headers(), users.map(({ email }) => [email, 'Your payslip is ready']).sort())
    for (const { email, person_id } of users) {
      const { text } = await mail.mailTo(email)
      assert.match(text, new RegExp(`Your payslip from ${business.name} for `))
      assert.match(text, new RegExp(`https://hr\\.example\\.com/console/pay-runs/${run.id}/payslips/${person_id}\n`))
      assert.match(text, /console\/account\/notifications/)
      assert.doesNotMatch(text, /1,?234|777/)
    }
  })

  it('sends nothing before the pay run is completed', async () => {
    const { run, approve } = await createFixture(['1.00'])
    await approve(run)
    assert.deepEqual(await queue.takeJobs(), [])
  })

  it('skips users who turned the emails off, are deactivated, have left, or cannot sign in yet', async () => {
    const { api, users, complete } = await createFixture(['1.00', '2.00', '3.00', '4.00', '5.00'])
    const [off, inactive, left, invited, late] = users as [(typeof users)[0], ...typeof users]
    await off.api.call('me.update', { body: { payslip_mail: false } })
    await api.call('users.update', { path: { id: Number(inactive?.id) }, body: { active: false } })
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', Number(invited?.id)).execute()
    await complete()
    await db.updateTable('people').set({ end_date: '2026-02-01' }).where('id', '=', Number(left?.person_id)).execute()
    await queue.performJobs()
    await late?.api.call('me.update', { body: { payslip_mail: false } })
    await performJobs()
    assert.deepEqual(headers(), [])
  })

  it('sends each email once if its jobs are repeated', async () => {
    const { run, business, users, complete } = await createFixture(['1.00'])
    await complete()
    const payload = { business_id: business.id, pay_run_id: run.id }
    assert.deepEqual(await queue.takeJobs(), [payload])
    await queue.perform(payload)
    await queue.perform(payload)
    const jobs = await takeJobs()
    assert.equal(jobs.length, 1)
    mail.mails.length = 0
    await perform(jobs[0])
    await perform(jobs[0])
    await queue.perform(payload)
    assert.deepEqual(await takeJobs(), [])
    assert.deepEqual(headers(), [[users[0]?.email, 'Your payslip is ready']])
  })

  it('is sent by the retry if the mail server refuses the first attempt', async () => {
    const { users, complete } = await createFixture(['1.00'])
    await complete()
    await queue.performJobs()
    const [payload] = await takeJobs()
    mail.mails.length = 0
    mail.refuse(1)
    await assert.rejects(perform(payload))
    await Promise.all([1, 2].map(() => perform(payload)))
    assert.deepEqual(headers(), [[users[0]?.email, 'Your payslip is ready']])
  })

  it('is sent by another worker when the claim expires', async () => {
    const { users, complete } = await createFixture(['1.00'])
    await complete()
    await queue.performJobs()
    await db
      .updateTable('payslip_mails')
      .set({ claimed_until: sql`now() + interval '1 minute'` })
      .where('sent_at', 'is', null)
      .execute()
    await performJobs()
    assert.deepEqual(headers(), [])
    await db
      .updateTable('payslip_mails')
      .set({ claimed_until: sql`now() - interval '1 second'` })
      .where('sent_at', 'is', null)
      .execute()
    await performJobs()
    assert.deepEqual(
      headers().map(([to]) => to),
      [users[0]?.email],
    )
  })

  it('queues the emails of many people in batches', async () => {
    const { run, business, complete } = await createFixture(['1.00'])
    await sql`with person as (
        insert into people (business_id, first_name, last_name, email, start_date)
        select ${business.id}, 'Ada', 'Lovelace', 'ada' || n || '@many.test', '2020-01-01' from generate_series(1, 1200) n
        returning id, email
      ), login as (
        insert into users (business_id, name, email, role, password_hash, person_id)
        select ${business.id}, 'Ada', email, 'employee', 'hash', id from person returning person_id
      )
      insert into payslips (business_id, pay_run_id, person_id, first_name, last_name)
      select ${business.id}, ${run.id}, person_id, 'Ada', 'Lovelace' from login`.execute(db)
    await complete()
    await queue.performJobs()
    assert.equal((await takeJobs()).length, 1201)
  })
})
