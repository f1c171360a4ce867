import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Client } from 'pg'
import { migrate } from '../../../../server/db/steps/migrate.ts'
import { schema } from '../../../../server/schema.ts'
import { skipOnCluster } from '../../../support/postgres/citus.ts'
import { createTestDatabase } from '../../../support/postgres/database.ts'
import { createDebianPostgres, debianPostgres } from '../../../support/postgres/debian-postgres.ts'
import { growBusiness, neverAnalyse } from './grow-business.ts'
import { wideReads } from './judge-plan.ts'
import { rangeReads } from './range-reads.ts'
import { sendPlans, startPlanReader } from './read-plans.ts'
import { createWorkload } from './workload.ts'

/*
 * Checks that each statement that looks up rows by key reads only the rows of that key, in a database without
 * statistics. A business gets 20,000 rows in each table, or the table's maximum. Each operation and the resulting jobs
 * then run with generic plans, and PostgreSQL reports the rows and blocks that each statement reads.
 */

const rows = 20_000

/** The timeout, in milliseconds, for two runs of all operations on a busy machine. */
const longTimeout = { timeout: 3_000_000 }

/**
 * Performs all operations and checks the plans.
 *
 * @param owner - the URL of the database for a superuser
 */
async function check(databaseUrl: string, owner: string): Promise<void> {
  const admin = new Client({ connectionString: owner })
  await admin.connect()
  await neverAnalyse(admin)
  const wide = new Map<string, string[]>()
  const texts = new Set<string>()
  const observed = await startPlanReader(databaseUrl, ({ text, plan }) => {
    texts.add(text)
    const reads = wideReads(plan)
    if (reads.length > 0) wide.set(text, reads)
  })
  const workload = await createWorkload(databaseUrl, observed)
  await workload.run()
  assert.deepEqual(
    await growBusiness(admin, workload.tenant.business.id, rows),
    [],
    'no request or job writes to these tables',
  )

  await sendPlans(admin)
  await admin.end()
  await workload.run()
  assert.ok(texts.size > 250, `${texts.size} statements`)
  const unlisted = [...wide].filter(([text]) => !rangeReads.some(({ statement }) => statement.test(text)))
  assert.deepEqual(
    unlisted.map(([text, reads]) => [text, ...reads].join('\n  ')),
    [],
  )
  const isNeeded = (statement: RegExp) => [...wide.keys()].some((text) => statement.test(text))
  const unneeded = rangeReads.filter(({ statement, isSometimes }) => !isSometimes && !isNeeded(statement))
  assert.deepEqual(unneeded, [])
}

const options =
  process.env.TEST_POOLER_URL === undefined
    ? skipOnCluster('the nodes of a cluster plan separately')
    : { skip: 'statements are not prepared through a pooler' }

describe('a database without statistics', options, () => {
  it('reads rows by their key in every statement', longTimeout, async () => {
    const { url } = await createTestDatabase()
    await check(url, url)
  })

  const skip =
    process.env.TESTS === 'long'
      ? debianPostgres === undefined && 'Debian’s postgresql is not installed'
      : 'runs only in the long form'
  it('also reads rows by their key in Debian’s build of PostgreSQL', { ...longTimeout, skip }, async () => {
    const server = await createDebianPostgres(String(debianPostgres))
    try {
      const url = await server.create('never_analysed')
      await migrate(schema, url)
      await check(url, url.replace('workforce@', 'postgres@'))
    } finally {
      await server.remove()
    }
  })
})
