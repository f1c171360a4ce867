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
import { onPlan, sendPlans } from './read-plans.ts'
import { createUserOf } from './use-everything.ts'

/*
 * Every statement that looks rows up by key reads the rows of that key only, in a database without statistics.
 * A business has 20,000 rows of each table, or as many as it may have. Then each operation and what the worker does
 * afterwards run with generic plans, and PostgreSQL says what each statement has read.
 */

const rows = 20_000

/** Everything is used twice, on a machine that may be busy. */
const patience = { timeout: 1_500_000 }

/** @param owner - the address of a database for a superuser */
async function check(databaseUrl: string, owner: string): Promise<void> {
  const admin = new Client({ connectionString: owner })
  await admin.connect()
  await neverAnalyse(admin)
  const noted = new URL(databaseUrl)
  noted.hostname = 'localhost'
  const user = await createUserOf(databaseUrl, noted.href)
  await user.useEverything()
  assert.deepEqual(
    await growBusiness(admin, user.tenant.business.id, rows),
    [],
    'no request or job writes these tables',
  )

  await sendPlans(admin)
  const wide = new Map<string, string[]>()
  const texts = new Set<string>()
  const end = onPlan(noted.hostname, ({ text, plan }) => {
    texts.add(text)
    const reads = wideReads(plan)
    if (reads.length > 0) wide.set(text, reads)
  })
  try {
    await user.useEverything()
  } finally {
    end()
    await admin.end()
  }
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
    ? skipOnCluster('plans are made on the nodes of a cluster')
    : { skip: 'statements are not prepared through a pooler' }

describe('a database without statistics', options, () => {
  it('reads rows by their key, whatever the statement', patience, async () => {
    const { url } = await createTestDatabase()
    await check(url, url)
  })

  const skip =
    process.env.TESTS === 'long'
      ? debianPostgres === undefined && 'Debian’s postgresql is not installed'
      : 'for the long form: another version of PostgreSQL, with the same statements'
  it('is so under the PostgreSQL of Debian, too', { ...patience, skip }, async () => {
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
