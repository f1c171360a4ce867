import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { type CommandResult, runAdmin } from '../../../server/commands/run-admin.ts'
import { skipPending } from '../../../server/webhooks/deliveries/skip-pending.ts'
import { createBusiness, createEvent, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp()
const { id: business_id } = await createBusiness(app)

/** Runs `npm run admin -- webhooks …`. */
const webhooks = (...args: string[]): Promise<CommandResult> =>
  runAdmin(['webhooks', ...args], { ...process.env, DATABASE_URL: app.databaseUrl })

const readJson = async (...args: string[]) => {
  const { code, out, err } = await webhooks(...args, '--json')
  assert.equal(code, 0, err)
  return JSON.parse(out)
}

describe('npm run admin -- webhooks', () => {
  it('shows, pauses, resumes and recovers a webhook', async () => {
    const url = 'https://example.com/operated'
    const { id } = await createWebhook(app, { business_id, url })
    await createEvent(app, business_id)
    const webhook = ['--webhook', String(id)]
    const [active] = await readJson('status', ...webhook)
    assert.deepEqual([active.id, active.state, active.due, active.url], [id, 'active', 1, url])

    assert.match((await webhooks('pause', ...webhook)).out, new RegExp(`^Paused ${id}\\.`))
    assert.match((await webhooks('pause', ...webhook)).out, /^Nothing to change\./)
    await skipPending({ db: app.db, business_id }, id) // as the worker does after the wake-up job
    const [paused] = await readJson('status', ...webhook)
    assert.deepEqual([paused.state, paused.due], ['inactive', 0])

    const since = ['--since', '2026-01-01T00:00:00Z']
    const early = await webhooks('recover', ...webhook, ...since)
    assert.equal(early.code, 1)
    assert.match(early.err, /is inactive\. Resume it first/)
    assert.deepEqual(await readJson('resume', ...webhook), { changed: [id] })
    assert.deepEqual(await readJson('recover', ...webhook, ...since, '--dry-run'), { scheduled: 1, dry_run: true })
    assert.match((await webhooks('recover', ...webhook, ...since)).out, /^Deliveries rescheduled: 1\n/)
    assert.equal((await readJson('status', ...webhook))[0].due, 1)
  })

  it('shows why a webhook was disabled, and resets the reason when it is resumed', async () => {
    const { id } = await createWebhook(app, { business_id })
    const off = sql`update webhooks set active = false, disabled_at = now(), disabled_reason = 'gone' where id = ${id}`
    await off.execute(app.db)
    const { out } = await webhooks('status', '--business', String(business_id))
    assert.match(out, /^id +business +state +due +oldest +waiting +ok 24h +failed 24h +url\n/)
    assert.match(out, new RegExp(`^${id} +${business_id} +gone +0`, 'm'))
    assert.deepEqual(await readJson('resume', '--webhook', String(id)), { changed: [id] })
    const [resumed] = await readJson('status', '--webhook', String(id))
    assert.deepEqual([resumed.state, resumed.disabled_reason], ['active', null])
  })

  it('refuses an invalid command line with the usage and exit code 2, and an unknown webhook with exit code 1', async () => {
    for (const args of [[], ['explode'], ['pause'], ['status', '--webhook', 'x'], ['recover', '--webhook', '1']]) {
      const { code, err } = await webhooks(...args)
      assert.equal(code, 2, args.join(' '))
      assert.match(err, /Usage: npm run admin/)
    }
    const missing = await webhooks('recover', '--webhook', '999999', '--since', '2026-01-01T00:00:00Z')
    assert.deepEqual([missing.code, missing.err], [1, 'Webhook 999999 does not exist.\n'])
    for (const verb of ['status', 'pause', 'resume']) {
      const { code, err } = await webhooks(verb, '--webhook', '999999')
      assert.deepEqual([verb, code, err], [verb, 1, 'Webhook 999999 does not exist.\n'])
    }
    const { err } = await webhooks('pause', '--business', '999999')
    assert.equal(err, 'Business 999999 has no webhooks.\n')
  })
})
