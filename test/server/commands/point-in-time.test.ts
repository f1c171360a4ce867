import assert from 'node:assert/strict'
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { migrate } from '../../../server/db/steps/migrate.ts'
import { schema } from '../../../server/schema.ts'
import { all, caller } from '../../support/http.ts'
import { createBaseBackup, debianPostgres, startDebianPostgres } from '../../support/postgres/debian-postgres.ts'
import { eventually } from '../../support/race.ts'
import { type ReceivedRequest, startReceiver } from '../../support/receivers/receiver.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness, createWebhook } from '../../support/samples/factories.ts'
import { startTestApp, testEnv } from '../../support/service/app.ts'
import { startWorkerProcess } from '../../support/service/service-process.ts'

const page = await readFile(join(import.meta.dirname, '../../../server/deploy/README.md'), 'utf8')

/** Returns the settings block with a name from the page, for another archive folder. */
function readSettingsBlock(name: string, archive: string): string {
  const blocks = [...page.matchAll(/^```ini\n(.*?)^```$/gms)].map(([, block = '']) => block)
  const block = blocks.find((text) => text.includes(name)) ?? assert.fail(`no block has ${name}`)
  return block.replaceAll('/backup/wal', archive)
}

const personBody = (name: string) => ({ first_name: name, last_name: 'Example', email: `${name}@example.com` })
/** Creates the condition that a received request is about the creation of a person with this name. */
const isCreation =
  (name: string) =>
  ({ body }: ReceivedRequest): boolean => {
    const { type, data } = JSON.parse(String(body))
    return type === 'person.created' && data.first_name === name
  }

const timeoutMs = 60_000

test('restores a database to the time before a mistake with the commands of the page', {
  skip: debianPostgres === undefined && 'Debian’s postgresql is not installed, which has pg_basebackup',
}, async () => {
  const cluster = await startDebianPostgres(String(debianPostgres))
  const archive = join(cluster.folder, 'wal')
  await mkdir(archive)
  await chmod(archive, 0o777) // PostgreSQL may run as a different user
  await appendFile(join(cluster.data, 'postgresql.auto.conf'), readSettingsBlock('archive_command', archive))
  await cluster.kill()
  await cluster.start()

  const databaseUrl = await cluster.create('workforce')
  await migrate(schema, databaseUrl)
  const before = await startTestApp({ databaseUrl })
  const receiver = await startReceiver()
  const { id: business_id, owner } = await createBusiness(before)
  const { token } = await createKey(before, owner, { scopes: ['people:read', 'people:write'] })
  await createWebhook(before, { business_id, url: receiver.url })
  const api = caller(before, token)
  const backup = await createBaseBackup(cluster)

  await api.call('people.create', { body: personBody('early') })
  const worker = await startWorkerProcess(databaseUrl)
  const [early] = await receiver.until(1, isCreation('early'))
  const { db } = before
  await eventually(
    'the delivery is recorded',
    async () => !(await db.selectFrom('pending_deliveries').executeTakeFirst()),
    timeoutMs,
  )
  await worker.end()
  const { id } = (await api.call('people.create', { body: personBody('late') })).body.data
  const moment = await cluster.psql('select clock_timestamp()')

  await api.call('people.delete', { path: { id } })
  const { id: lastId } = (await api.call('people.create', { body: personBody('last') })).body.data
  const next = await startWorkerProcess(databaseUrl)
  const [late] = await receiver.until(1, isCreation('late'))
  await receiver.until(1, isCreation('last'))
  await next.end()
  const last = await cluster.psql('select pg_walfile_name(pg_switch_wal())')
  const isArchived = async () => (await cluster.psql('select last_archived_wal from pg_stat_archiver')) >= last
  await eventually('the log is archived', isArchived, timeoutMs)
  await cluster.kill()

  const recovery = readSettingsBlock('recovery_target_time', archive).replace(
    /(recovery_target_time = ').*'/,
    `$1${moment}'`,
  )
  await appendFile(join(backup.data, 'postgresql.auto.conf'), recovery)
  await writeFile(join(backup.data, 'recovery.signal'), '')
  await backup.start()
  await eventually('it is restored', async () => (await backup.psql('select pg_is_in_recovery()')) === 'f', timeoutMs)

  const restored = backup.urlFor(databaseUrl)
  const { code, out } = await runAdmin(['after-restore'], testEnv(restored))
  assert.equal(code, 0)
  assert.match(out, /Pending deliveries: 1\./)
  const after = await startTestApp({ databaseUrl: restored })
  const again = caller(after, token)
  assert.deepEqual(
    (await all(again, 'people.list')).map(({ first_name }) => first_name),
    ['early', 'late'],
  )
  const count = receiver.received.length
  await startWorkerProcess(restored)
  await receiver.until(count + 1)
  const resent = receiver.received[count]
  assert.equal(resent?.headers['webhook-id'], late?.headers['webhook-id'])
  assert.deepEqual(resent?.body, late?.body)
  assert.notEqual(resent?.headers['webhook-id'], early?.headers['webhook-id'])
  const { id: newest } = (await again.call('people.create', { body: personBody('newest') })).body.data
  assert.ok(newest > lastId)
})
