import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { sql } from 'kysely'
import { sealTotpSecret } from '../../../server/access/second-factor/totp.ts'
import { encryptedColumns, keyIdSql } from '../../../server/commands/encrypted-fields.ts'
import { reencrypt } from '../../../server/commands/reencrypt.ts'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { openWebhookSecret, sealWebhookSecret } from '../../../server/webhooks/webhook-secret.ts'
import { closeAfter } from '../../support/close-after.ts'
import { caller } from '../../support/http.ts'
import { onOneMachine } from '../../support/postgres/citus.ts'
import { eventually } from '../../support/race.ts'
import { startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createUser, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp, type TestApp, testConfig, testEncryptionKey, testEnv } from '../../support/service/app.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const newKey = `new:${Buffer.alloc(32, 9).toString('base64')}`
const oldKey = testEncryptionKey

/** The settings in the middle of a rotation, and after it. */
const [rotating, rotated] = [{ ENCRYPTION_KEYS: `${newKey},${oldKey}` }, { ENCRYPTION_KEYS: newKey }]

/** A database where everything that can be encrypted is, under the old key. */
async function startWithSecrets(): Promise<{ app: TestApp; business_id: number; token: string; webhook: number }> {
  const app = await startTestApp()
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const headers = { 'x-team': 'payroll' }
  const { body } = await api.call('webhooks.create', {
    body: { url: 'https://example.com/hook', events: ['*'], headers },
  })
  const webhook = body.data.id
  await api.call('webhooks.rotateSecret', { path: { id: webhook }, body: { grace_hours: 24 } })
  const { id } = await createUser(app, { business_id, role: 'employee' })
  const seal = (place: 'totp' | 'totp_pending') =>
    sealTotpSecret(app.config.encryptionKeys, place, id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await app.db
    .updateTable('users')
    .set({
      totp_secret_ciphertext: seal('totp'),
      totp_pending_ciphertext: seal('totp_pending'),
      two_factor_enabled_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute()
  return { app, business_id, token: owner.token, webhook }
}

async function keysIn(app: TestApp): Promise<Record<string, number>> {
  const keys: Record<string, number> = {}
  for (const { table, column } of encryptedColumns) {
    const { rows } = await sql<{ kid: string }>`
      select ${sql.raw(keyIdSql(column))} as kid from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      app.db,
    )
    for (const { kid } of rows) keys[kid] = (keys[kid] ?? 0) + 1
  }
  return keys
}

const quietly = { isDryRun: false, say: () => undefined }
const keysOf = (app: TestApp, env: Record<string, string>) => testConfig(app.databaseUrl, env).encryptionKeys

const secured = onOneMachine('a database on several machines has no row-level security')

describe('admin reencrypt', () => {
  it('knows every column that is encrypted', async () => {
    const { db } = await startTestApp()
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name like '%ciphertext%' order by 1`.execute(db)
    const known = encryptedColumns.map(({ table, column }) => `${table}.${column}`).sort()
    assert.deepEqual(
      rows.map(({ place }) => place),
      known,
    )
  })

  it('encrypts all with the first key, after which the others can go', async () => {
    const { app } = await startWithSecrets()
    const lines: string[] = []
    const run = (...words: string[]) =>
      runAdmin(['reencrypt', ...words], { ...testEnv(app.databaseUrl), ...rotating }, (line) => lines.push(line))
    const looked = await run('--dry-run')
    assert.deepEqual([looked.code, looked.out], [0, 'Texts by key: test 5.\n'])
    assert.deepEqual(await keysIn(app), { test: 5 })
    const done = await run()
    assert.equal(
      done.out,
      `Encrypted with new: 5; so before: 0; changed meanwhile: 0.
Texts by key: new 5.
No text needs test: ENCRYPTION_KEYS can go without.
`,
    )
    assert.ok(lines.includes('webhooks.headers_ciphertext: 1 of 1'), lines.join('\n'))
    assert.deepEqual(await keysIn(app), { new: 5 })
    assert.match((await run()).out, /^Encrypted with new: 0; so before: 5;/)
  })

  it('leaves a service that goes on with the new key alone: what was encrypted is used', async () => {
    const { app, token, webhook } = await startWithSecrets()
    await reencrypt(app.databaseUrl, { keys: keysOf(app, rotating), ...quietly })
    const receiver = await startReceiver()
    await startWorkerProcess(app.databaseUrl, rotated)
    const after = await startTestApp({ databaseUrl: app.databaseUrl, env: rotated })
    const api = caller(after, token)
    await api.call('webhooks.update', { path: { id: webhook }, body: { url: receiver.url } })
    await api.call('people.create', { body: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' } })
    const [got] = await receiver.until(1)
    assert.equal(got?.headers['x-team'], 'payroll')
    assert.equal(String(got?.headers['webhook-signature']).split(' ').length, 2, 'both secrets sign')
  })

  it('overwrites nothing that changes meanwhile, and may run twice at once', async () => {
    const { app, business_id } = await startWithSecrets()
    const webhooks = await Promise.all(Array.from({ length: 120 }, () => createWebhook(app, { business_id })))
    const chosen = webhooks.map(({ id }) => ({
      id,
      sealed: sealWebhookSecret(app.config.encryptionKeys, id, `whsec_${id}`),
    }))
    const changing = (async () => {
      for (const { id, sealed } of chosen) {
        await app.db.updateTable('webhooks').set({ secret_ciphertext: sealed }).where('id', '=', id).execute()
      }
    })()
    const run = () => reencrypt(app.databaseUrl, { keys: keysOf(app, rotating), ...quietly })
    const both = await Promise.all([run(), run()])
    await changing
    const last = await run()
    assert.deepEqual(
      [...both, last].flatMap(({ failures }) => failures),
      [],
    )
    assert.deepEqual(await keysIn(app), { new: 125 })
    for (const { id } of chosen) {
      const row = await app.db
        .selectFrom('webhooks')
        .select('secret_ciphertext')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      assert.equal(openWebhookSecret(keysOf(app, rotated), id, row.secret_ciphertext), `whsec_${id}`)
    }
  })

  it('says what does not open, and goes on with the rest', async () => {
    const { app, webhook } = await startWithSecrets()
    await app.db
      .updateTable('webhooks')
      .set({ secret_ciphertext: 'v1.lost.AAAAAAAAAAAAAAAA.AAAA' })
      .where('id', '=', webhook)
      .execute()
    const env = { ...testEnv(app.databaseUrl), ...rotating }
    const { code, err } = await runAdmin(['reencrypt'], env, () => undefined)
    assert.equal(code, 1)
    assert.match(err, /Encrypted with new: 4;/)
    assert.match(err, new RegExp(`webhooks ${webhook}, secret_ciphertext: .*needs the key lost`))
    assert.deepEqual(await keysIn(app), { new: 4, lost: 1 })
  })

  it('refuses a login that row-level security hides rows from', secured, async () => {
    const { app } = await startWithSecrets()
    const login = `reader_${randomBytes(4).toString('hex')}`
    await sql`create role ${sql.id(login)} login password 'secret'`.execute(app.db)
    closeAfter(async () => {
      await sql`drop owned by ${sql.id(login)}`.execute(app.db)
      await sql`drop role ${sql.id(login)}`.execute(app.db)
    })
    await sql`grant select, update on users, webhooks to ${sql.id(login)}`.execute(app.db)
    const url = new URL(app.databaseUrl)
    url.username = login
    url.password = 'secret'
    const keys = keysOf(app, rotating)
    await assert.rejects(reencrypt(url.href, { keys, ...quietly }), /This login does not see all rows/)
  })

  it('goes on where it was stopped', async () => {
    const { app, business_id } = await startWithSecrets()
    await Promise.all(Array.from({ length: 20 }, () => createWebhook(app, { business_id })))
    const stopped = reencrypt(app.databaseUrl, {
      keys: keysOf(app, rotating),
      isDryRun: false,
      say: () => {
        throw new Error('stopped')
      },
    })
    await assert.rejects(stopped, /stopped/)
    const between = await keysIn(app)
    assert.ok((between.new ?? 0) > 0 && (between.test ?? 0) > 0, JSON.stringify(between))
    await reencrypt(app.databaseUrl, { keys: keysOf(app, rotating), ...quietly })
    await eventually('all have the new key', async () => (await keysIn(app)).new === 25, 1_000)
  })
})
