import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runAdmin } from '../../../server/commands/run-admin.ts'
import { createLog } from '../../../server/process/log.ts'
import { startWorker } from '../../../worker/worker.ts'
import { isCluster, skipOnCluster } from '../../support/postgres/citus.ts'
import { createTestDatabase } from '../../support/postgres/database.ts'
import { startTestApp } from '../../support/service/app.ts'

const admin = (args: string[], DATABASE_URL: string) =>
  runAdmin(['distribute', ...args], { ...process.env, DATABASE_URL })

describe('npm run admin -- distribute', () => {
  it('refuses a database that is not migrated', async () => {
    const { code, err } = await admin([], (await createTestDatabase({ empty: true })).url)
    assert.deepEqual([code, /not up to date\. Run `npm run migrate` first/.test(err)], [1, true], err)
  })

  it('refuses a database without Citus', skipOnCluster('there is Citus'), async () => {
    const { code, err } = await admin([], (await createTestDatabase()).url)
    assert.deepEqual([code, err.startsWith('This database has no Citus: ')], [1, true], err)
  })

  it('does nothing a second time', { skip: !isCluster() && 'requires a cluster' }, async () => {
    const { code, out, err } = await admin([], (await createTestDatabase()).url)
    assert.deepEqual([code, out], [0, 'All tables are already distributed.\n'], err)
  })

  it('refuses any arguments except a positive number of shards', async () => {
    const { url } = await createTestDatabase()
    for (const args of [['--shards', '0'], ['--shards', 'many'], ['people']]) {
      assert.equal((await admin(args, url)).code, 2, args.join(' '))
    }
  })
})

describe('a process whose DATABASE_DISTRIBUTED does not match the database', () => {
  const wrong = { DATABASE_DISTRIBUTED: isCluster() ? 'off' : 'on', ROW_LEVEL_SECURITY: 'off' }
  const reason = isCluster()
    ? 'The tables of the database are distributed by Citus: set DATABASE_DISTRIBUTED=on.'
    : 'DATABASE_DISTRIBUTED is on, but the database is not distributed: run `npm run admin -- distribute`.'

  it('is not ready', async () => {
    const app = await startTestApp({ env: wrong })
    assert.equal((await app.send('GET', '/health/ready')).status, 503)
  })

  it('refuses to start a worker, with the reason', async () => {
    const { config } = await startTestApp({ env: wrong })
    const onFailed = (error: Error): never => {
      throw error
    }
    await assert.rejects(startWorker({ config, log: createLog('worker', config), onFailed }), new Error(reason))
  })
})
