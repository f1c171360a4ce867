import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ReplicaOutcome } from '../../server/db/replica/replica.ts'
import { migrate } from '../../server/db/steps/migrate.ts'
import type { OperationId } from '../../server/operation/contract/contract.ts'
import { operations } from '../../server/operations.gen.ts'
import { schema } from '../../server/schema.ts'
import { newTenant } from '../contract/tenant.ts'
import { validRequest } from '../contract/valid-requests.ts'
import { all, caller } from '../support/http.ts'
import { createBaseBackup, debianPostgres, startDebianPostgres } from '../support/postgres/debian-postgres.ts'
import { eventually, hold } from '../support/race.ts'
import { startReceiver } from '../support/receivers/receiver.ts'
import { createBusiness, createWebhook } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { startWorkerProcess } from '../support/service/service-process.ts'

const skip = debianPostgres === undefined && 'pg_basebackup of Debian’s postgresql package is not installed'
const isReport = (id: string): boolean => (operations as Record<string, { isReport?: boolean }>)[id]?.isReport ?? false

/** Starts a server with a migrated database, and its standby. They stop at the end of the test or file. */
async function startServers() {
  const cluster = await startDebianPostgres(String(debianPostgres))
  const databaseUrl = await cluster.create('workforce')
  await migrate(schema, databaseUrl)
  const standby = await createBaseBackup(cluster, '--write-recovery-conf')
  await standby.start()
  return { cluster, standby, databaseUrl }
}

/** Starts a service with a replica, and records the outcomes of its reads. */
async function startReplicated(
  { cluster, standby, databaseUrl }: Awaited<ReturnType<typeof startServers>>,
  settings: Record<string, string> = {},
) {
  const reads: ReplicaOutcome[] = []
  const env = { DATABASE_REPLICA_URL: standby.urlFor(databaseUrl), ...settings }
  const app = await startTestApp({ databaseUrl, env, onRead: (outcome) => reads.push(outcome) })
  return { app, cluster, standby, reads, databaseUrl }
}

const createInput = (name: string) => ({ first_name: 'Ada', last_name: name, email: `${name}@example.com` })
const timeoutMs = 60_000

describe('a replica', { skip }, async () => {
  const servers = await startServers() // shared by the tests that leave the servers unchanged

  it('serves all lists and reports', async () => {
    const { app, reads } = await startReplicated(servers)
    const tenant = await newTenant(app)
    const ids = (Object.keys(operations) as OperationId[]).filter(isReport)
    assert.ok(ids.length > 10)
    for (const id of ids) {
      const request = await validRequest(id, tenant)
      // Load on the machine may delay the standby.
      await eventually(
        `the replica serves ${id}`,
        async () => {
          reads.length = 0
          await tenant.owner.call(id, request as never)
          assert.ok(!reads.includes('failed'), `${id} fails on the replica`)
          return reads.join() === 'replica'
        },
        timeoutMs,
      )
    }
  })

  it('does not serve the audit log in order, which assigns sequences', async () => {
    const { app, reads } = await startReplicated(servers)
    const { owner } = await createBusiness(app)
    const { body } = await caller(app, owner.token).call('auditLog.list', { query: { sort: 'sequence' } })
    assert.deepEqual([body.data, reads], [[], []])
  })

  it('never misses an acknowledged write of any caller', async () => {
    const { app, reads, standby } = await startReplicated(servers)
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const write = async (writer: number, count: number): Promise<void> => {
      for (let number = 0; number < count; number += 1) {
        const name = `${writer}-${number}`
        await api.call('people.create', { body: createInput(name) })
        const { body } = await api.call('people.list', { query: { sort: '-created_at', limit: 50 } })
        assert.ok(
          body.data.some((person: { last_name: string }) => person.last_name === name),
          name,
        )
      }
    }
    await Promise.all([1, 2, 3, 4].map((writer) => write(writer, 40)))
    assert.ok(reads.includes('replica'), 'the replica served some requests')

    await standby.psql('select pg_wal_replay_pause()')
    reads.length = 0
    await write(5, 3)
    assert.ok(reads.length === 3 && !reads.includes('replica'), reads.join())
    await standby.psql('select pg_wal_replay_resume()')
    await eventually(
      'the replica serves reads again',
      async () => {
        await api.call('people.list')
        return reads.at(-1) === 'replica'
      },
      timeoutMs,
    )
  })

  it('may fail and return without failing requests', async () => {
    const { app, reads, standby } = await startReplicated(servers)
    const { owner, id } = await createBusiness(app)
    const { owner: otherOwner } = await createBusiness(app)
    const api = caller(app, owner.token)
    await api.call('people.create', { body: createInput('one') })
    const list = async (): Promise<void> => assert.equal((await all(api, 'people.list')).length, 1)
    const until = (outcome: ReplicaOutcome) =>
      eventually(
        `a read is ${outcome}`,
        async () => {
          await Promise.all([list(), list(), list()])
          return reads.at(-1) === outcome
        },
        timeoutMs,
      )
    await until('replica')
    await standby.kill()
    await until('resting')
    assert.ok(reads.includes('failed'))
    await standby.start()
    await until('replica')
    assert.deepEqual(await all(caller(app, otherOwner.token), 'people.list'), [], `no data of business ${id}`)
  })

  it('stays in use when one business exceeds its share', async () => {
    const { app, cluster, standby, reads, databaseUrl } = await startReplicated(servers, { DATABASE_SHARE: '1' })
    const { owner } = await createBusiness(app)
    const list = () => app.send('GET', '/v1/pay-runs', { token: owner.token })
    const isRead = async () => (await list()).status === 200 && reads.at(-1) === 'replica'
    await eventually('the replica serves reads', isRead, timeoutMs)
    const holder = await hold(databaseUrl, 'lock table pay_runs in access exclusive mode')
    await cluster.psql('select pg_switch_wal()') // sends the lock to the replica
    const inStandby = async (query: string) => Number(await standby.psql(`select count(*) from ${query}`))
    const isLocked = async () => (await inStandby("pg_locks where mode = 'AccessExclusiveLock'")) > 0
    await eventually('the replica has the lock', isLocked, timeoutMs)
    reads.length = 0
    const blocked = list() // uses the whole connection share, which is one connection
    const isBlocked = async () =>
      (await inStandby("pg_stat_activity where wait_event_type = 'Lock' and application_name = 'workforce'")) === 1
    await eventually('the read waits', isBlocked, timeoutMs)
    const refusal = await list()
    await holder.release()
    assert.deepEqual([refusal.status, (await blocked).status], [503, 200])
    assert.deepEqual(reads, ['replica'], 'the blocked read')
  })

  it('is promoted without losing an acknowledged write, and deliveries continue', async () => {
    const { app, cluster, standby, databaseUrl } = await startReplicated(await startServers())
    await cluster.psql('alter system set synchronous_standby_names = standby')
    await cluster.psql('select pg_reload_conf()')
    const isSynchronous = async () => (await cluster.psql('select sync_state from pg_stat_replication')) === 'sync'
    await eventually('the standby is synchronous', isSynchronous, timeoutMs)
    const receiver = await startReceiver()
    const { id: business_id, owner } = await createBusiness(app)
    await createWebhook(app, { business_id, url: receiver.url })
    const acknowledged: string[] = []
    let isDown = false
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; !isDown; number += 1) {
        const body = createInput(`${writer}-${number}`)
        const { status } = await app.send('POST', '/v1/people', { token: owner.token, body })
        if (status === 201) acknowledged.push(body.email)
        else isDown = true
      }
    }
    const writers = Promise.all([1, 2, 3, 4].map(write))
    await eventually('writes are acknowledged', async () => acknowledged.length > 40, timeoutMs)
    await cluster.kill()
    await writers
    await standby.promote()

    const promoted = standby.urlFor(databaseUrl)
    const after = await startTestApp({ databaseUrl: promoted })
    const people = await all(caller(after, owner.token), 'people.list', { query: { limit: 200 } })
    const emails = new Set(people.map(({ email }) => email))
    assert.deepEqual(
      acknowledged.filter((email) => !emails.has(email)),
      [],
    )
    await startWorkerProcess(promoted)
    const arrived = () => new Set(receiver.received.map(({ body }) => JSON.parse(String(body)).data.email))
    await eventually('all events arrive', async () => acknowledged.every((email) => arrived().has(email)), timeoutMs)
  })
})
