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
import { skipOnCluster } from '../../support/postgres/citus.ts'
import { eventually } from '../../support/race.ts'
import { type IdentityProvider, startIdentityProvider } from '../../support/receivers/identity-provider.ts'
import { startReceiver } from '../../support/receivers/receiver.ts'
import { createBusiness, createPerson, createUser, createWebhook } from '../../support/samples/factories.ts'
import { createIdentifier } from '../../support/samples/personal-details.ts'
import { createSingleSignOnBusiness, logInAtProvider } from '../../support/samples/single-sign-on.ts'
import { startTestApp, type TestApp, testConfig, testEncryptionKey, testEnv } from '../../support/service/app.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const newKey = `new:${Buffer.alloc(32, 9).toString('base64')}`
const oldKey = testEncryptionKey

/** The environment variables during and after a key rotation. */
const [rotating, rotated] = [{ ENCRYPTION_KEYS: `${newKey},${oldKey}` }, { ENCRYPTION_KEYS: newKey }]

interface StartedApp {
  app: TestApp
  business_id: number
  token: string
  webhook: number
  /** The identity provider of another business, and its domain. */
  provider: IdentityProvider
  domain: string
}

/** Starts an app that uses a database with a value in each encrypted column, encrypted with the old key. */
async function startWithSecrets(): Promise<StartedApp> {
  const app = await startTestApp()
  const provider = await startIdentityProvider(app.config)
  const { domain } = await createSingleSignOnBusiness(app, provider)
  const { id: business_id, owner } = await createBusiness(app)
  const api = caller(app, owner.token)
  const headers = { 'x-team': 'payroll' }
  const { body } = await api.call('webhooks.create', {
    body: { url: 'https://example.com/hook', events: ['*'], headers },
  })
  const webhook = body.data.id
  await api.call('webhooks.rotateSecret', { path: { id: webhook }, body: { grace_hours: 24 } })
  const { id } = await createUser(app, { business_id, role: 'employee' })
  await createIdentifier(app, { business_id, person_id: (await createPerson(app, { business_id })).id })
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
  return { app, business_id, token: owner.token, webhook, provider, domain }
}

async function countByKey(app: TestApp): Promise<Record<string, number>> {
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

const quiet = { isDryRun: false, report: () => undefined }
const readKeys = (app: TestApp, env: Record<string, string>) => testConfig(app.databaseUrl, env).encryptionKeys

const secured = skipOnCluster('a distributed database has no row-level security')

describe('admin reencrypt', () => {
  it('covers every encrypted column', async () => {
    const { db } = await startTestApp()
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name like '%ciphertext%' order by 1`.execute(db)
    const columns = encryptedColumns.map(({ table, column }) => `${table}.${column}`).sort()
    assert.deepEqual(
      rows.map(({ place }) => place),
      columns,
    )
  })

  it('re-encrypts all values with the first key, and lists keys that are no longer needed', async () => {
    const { app } = await startWithSecrets()
    const lines: string[] = []
    const run = (...words: string[]) =>
      runAdmin(['reencrypt', ...words], { ...testEnv(app.databaseUrl), ...rotating }, (line) => lines.push(line))
    const dryRun = await run('--dry-run')
    assert.deepEqual([dryRun.code, dryRun.out], [0, 'Values by key: test 7.\n'])
    assert.deepEqual(await countByKey(app), { test: 7 })
    const { out } = await run()
    assert.equal(
      out,
      `Re-encrypted with new: 7; already current: 0; changed concurrently: 0.
Values by key: new 7.
No longer needed, remove from ENCRYPTION_KEYS: test.
`,
    )
    assert.ok(lines.includes('webhooks.headers_ciphertext: 1 of 1'), lines.join('\n'))
    assert.deepEqual(await countByKey(app), { new: 7 })
    assert.match((await run()).out, /^Re-encrypted with new: 0; already current: 7;/)
  })

  it('keeps values usable for a service that has only the new key', async () => {
    const { app, token, webhook, provider, domain } = await startWithSecrets()
    await reencrypt(app.databaseUrl, { keys: readKeys(app, rotating), ...quiet })
    const receiver = await startReceiver()
    await startWorkerProcess(app.databaseUrl, rotated)
    const after = await startTestApp({ databaseUrl: app.databaseUrl, env: rotated })
    const api = caller(after, token)
    await api.call('webhooks.update', { path: { id: webhook }, body: { url: receiver.url } })
    await api.call('people.create', { body: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' } })
    const [request] = await receiver.until(1)
    assert.equal(request?.headers['x-team'], 'payroll')
    assert.equal(String(request?.headers['webhook-signature']).split(' ').length, 2, 'both secrets sign')
    await caller(after).call('singleSignOn.finish', { body: await logInAtProvider(after, provider, `owner@${domain}`) })
  })

  it('overwrites no concurrent change, and can run twice at once', async () => {
    const { app, business_id } = await startWithSecrets()
    const webhooks = await Promise.all(Array.from({ length: 120 }, () => createWebhook(app, { business_id })))
    const updates = webhooks.map(({ id }) => ({
      id,
      sealed: sealWebhookSecret(app.config.encryptionKeys, id, `whsec_${id}`),
    }))
    const changing = (async () => {
      for (const { id, sealed } of updates) {
        await app.db.updateTable('webhooks').set({ secret_ciphertext: sealed }).where('id', '=', id).execute()
      }
    })()
    const run = () => reencrypt(app.databaseUrl, { keys: readKeys(app, rotating), ...quiet })
    const both = await Promise.all([run(), run()])
    await changing
    const last = await run()
    assert.deepEqual(
      [...both, last].flatMap(({ failures }) => failures),
      [],
    )
    assert.deepEqual(await countByKey(app), { new: 127 })
    for (const { id } of updates) {
      const row = await app.db
        .selectFrom('webhooks')
        .select('secret_ciphertext')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      assert.equal(openWebhookSecret(readKeys(app, rotated), id, row.secret_ciphertext), `whsec_${id}`)
    }
  })

  it('reports values that cannot be decrypted, and continues with the others', async () => {
    const { app, webhook } = await startWithSecrets()
    await app.db
      .updateTable('webhooks')
      .set({ secret_ciphertext: 'v1.lost.AAAAAAAAAAAAAAAA.AAAA' })
      .where('id', '=', webhook)
      .execute()
    const env = { ...testEnv(app.databaseUrl), ...rotating }
    const { code, err } = await runAdmin(['reencrypt'], env, () => undefined)
    assert.equal(code, 1)
    assert.match(err, /Re-encrypted with new: 6;/)
    assert.match(err, new RegExp(`webhooks ${webhook}, secret_ciphertext: .*needs the key lost`))
    assert.deepEqual(await countByKey(app), { new: 6, lost: 1 })
  })

  it('refuses a login without access to all rows', secured, async () => {
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
    const keys = readKeys(app, rotating)
    await assert.rejects(reencrypt(url.href, { keys, ...quiet }), /This login cannot read all rows/)
  })

  it('continues after an interruption', async () => {
    const { app, business_id } = await startWithSecrets()
    await Promise.all(Array.from({ length: 20 }, () => createWebhook(app, { business_id })))
    const interrupted = reencrypt(app.databaseUrl, {
      keys: readKeys(app, rotating),
      isDryRun: false,
      report: () => {
        throw new Error('stopped')
      },
    })
    await assert.rejects(interrupted, /stopped/)
    const between = await countByKey(app)
    assert.ok((between.new ?? 0) > 0 && (between.test ?? 0) > 0, JSON.stringify(between))
    await reencrypt(app.databaseUrl, { keys: readKeys(app, rotating), ...quiet })
    await eventually('all have the new key', async () => (await countByKey(app)).new === 27, 1_000)
  })
})
