import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { createOrm } from '../db/orm.ts'
import { migrate } from '../db/steps/migrate.ts'
import { reportFailure } from '../process/report-failure.ts'
import { schema } from '../schema.ts'

/*
 * `npm run generate:migration -- leave-carry-over` writes a migration that takes a fully migrated database to the
 * entities, with a step for each statement. Parts outside the entities (`beside` in server/schema.ts) must be added by
 * hand.
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
What the version uses that still runs must stay: see "Expand and contract" in server/README.md. Add it to
server/db/migrations/migrations.ts, and run \`npm run format\`, test/server/db/schema.test.ts and
test/server/db/steps/migrations-in-steps.test.ts, which names the step for each statement that would block requests.`
  } finally {
    await orm.close()
    await stop('immediate')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Writes the source of a migration.
 *
 * @param name - in kebab-case; what it exports has the same name
 * @param sql - statements as MikroORM's schema generator prints them
 */
function migrationText(name: string, sql: string): string {
  const exported = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const statements = sql.split(/;\n+/).filter((statement) => statement.trim() !== '')
  const steps = statements.map((statement) => `inTransaction(\`${inTemplate(statement.trim())}\`),\n`)
  return `import { inTransaction, type Step } from '../steps/steps.ts'\n
export const ${exported}: readonly Step[] = [\n${steps.join('')}]\n`
}

const inTemplate = (statement: string): string => statement.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)

try {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Name the migration: npm run generate:migration -- leave-carry-over')
  process.stdout.write(`${await generateMigration(name)}\n`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
