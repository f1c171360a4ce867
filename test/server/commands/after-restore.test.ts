import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { idGap } from '../../../server/commands/after-restore.ts'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { closeAfter } from '../../support/close-after.ts'
import { readGuide } from '../../support/contract/guide.ts'
import { all, caller } from '../../support/http.ts'
import { debianPostgres, startDebianPostgres } from '../../support/postgres/debian-postgres.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp, testEnv } from '../../support/service/app.ts'

const root = join(import.meta.dirname, '../../..')
const page = await readFile(join(root, 'server/deploy/README.md'), 'utf8')
const blocks = readGuide(page).steps.map(({ commands }) => commands)

/** Returns the code block of the page that contains a command. */
const findBlock = (command: string): string =>
  blocks.find((block) => block.includes(command)) ?? assert.fail(`no block has ${command}`)

const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
const grace = { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' }

test('the commands of the page restore a backup that assigns no ID or cursor twice', {
  skip: debianPostgres === undefined && 'Debian’s postgresql is not installed, which has pg_dump',
}, async () => {
  const cluster = await startDebianPostgres(String(debianPostgres))
  const folder = await mkdtemp(join(tmpdir(), 'workforce-restore-'))
  closeAfter(() => rm(folder, { recursive: true }))
  for (const name of ['package.json', 'node_modules', 'server', 'worker']) {
    await symlink(join(root, name), join(folder, name))
  }
  /** Runs a code block of the page in a new shell. */
  const run = async (block: string, databaseUrl: string): Promise<string> => {
    const env = Object.entries(testEnv(databaseUrl)).map(([name, value]) => `export ${name}='${value}'\n`)
    await writeFile(join(folder, 'workforce.env'), env.join(''))
    const { HOME } = process.env
    const { stdout } = await promisify(execFile)('sh', ['-ec', block], {
      cwd: folder,
      env: { PATH: cluster.path, HOME },
    })
    return stdout
  }

  const original = await cluster.create('original')
  await run('. ./workforce.env\nnpm run migrate', original)
  const before = await startTestApp({ databaseUrl: original })
  const { id: business_id, owner } = await createBusiness(before)
  const key = await createKey(before, owner, { scopes: ['people:read', 'people:write', 'events:read'] })
  await createWebhook(before, { business_id })
  const api = caller(before, key.token)
  await api.call('people.create', { body: ada })
  await api.call('events.list')
  await run(findBlock('pg_dump'), original)
  const { id: lastId } = (await api.call('people.create', { body: grace })).body.data
  const cursor = String((await api.call('events.list')).body.meta.resume_cursor)
  await before.close()

  const restored = await cluster.create('restored')
  const output = await run(findBlock('pg_restore'), restored)
  assert.match(output, /Sessions ended: 1\.\nPending deliveries: 1\./)
  const after = await startTestApp({ databaseUrl: restored })
  const again = caller(after, key.token)
  assert.deepEqual(
    (await all(again, 'people.list')).map(({ email }) => email),
    [ada.email],
  )
  assert.equal((await after.send('GET', '/v1/me', { token: owner.token })).status, 401)
  const { id: next } = (await again.call('people.create', { body: grace })).body.data
  assert.ok(next > lastId && next >= idGap, `${next} after ${lastId}`)
  const { data: missed } = (await again.call('events.list', { query: { cursor } })).body
  assert.deepEqual(
    missed.map(({ type }: { type: string }) => type),
    ['person.created'],
  )
})

test('after-restore changes nothing when an encryption key is missing or the service is running', async () => {
  const app = await startTestApp()
  const { id: business_id } = await createBusiness(app)
  await createWebhook(app, { business_id })
  await app.close()
  const env = testEnv(app.databaseUrl)
  const other = { ...env, ENCRYPTION_KEYS: `other:${Buffer.alloc(32, 1).toString('base64')}` }
  const refusal = async (env: Record<string, string>) => {
    const { code, err } = await runAdmin(['after-restore'], env)
    assert.equal(code, 1)
    return err
  }
  assert.match(await refusal(other), /needs the key test, which ENCRYPTION_KEYS does not have/)
  const running = await startTestApp({ databaseUrl: app.databaseUrl })
  assert.equal((await running.send('GET', '/health/ready')).status, 200)
  assert.match(await refusal(env), /The service runs on this database/)
  const sessions = await running.db.selectFrom('sessions').select('id').execute()
  assert.equal(sessions.length, 1)
})
