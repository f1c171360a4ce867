import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { createOrm } from '../db/orm.ts'
import { migrate } from '../db/steps/migrate.ts'
import { migrationText } from '../db/steps/migration-text.ts'
import { reportFailure } from '../process/report-failure.ts'
import { schema } from '../schema.ts'

/*
 * `npm run generate:migration -- leave-carry-over` writes a migration that takes a fully migrated database to the
 * entities. Parts outside the entities (`beside` in server/schema.ts) must be added by hand.
 */

async function generateMigration(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-migration-'))
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  const orm = createOrm(schema, { databaseUrl: url, databasePoolSize: 1 })
  try {
    await migrate(schema, url, { rowLevelSecurity: false }) // whose policies need the tables to be written
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false })
    if (sql.trim() === '') return 'The migrations match the entities: there is nothing to write.'
    const path = join(import.meta.dirname, `../db/migrations/${new Date().toISOString().slice(0, 10)}-${name}.ts`)
    await writeFile(path, migrationText(name, sql), { flag: 'wx' })
    return `Wrote ${relative('', path)}. Review it: columns may need a backfill, and parts outside the entities are missing.
What the version uses that still runs must stay: see "Expand and contract" in server/README.md. Then add it to
server/schema.ts and run test/server/db/schema.test.ts and test/server/db/steps/migrations-in-steps.test.ts.`
  } finally {
    await orm.close()
    await stop('immediate')
    await rm(dataDir, { recursive: true, force: true })
  }
}

try {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the migration: npm run generate:migration -- leave-carry-over')
  process.stdout.write(`${await generateMigration(name)}\n`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
