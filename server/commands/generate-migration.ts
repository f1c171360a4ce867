import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { createOrm } from '../db/orm.ts'
import { migrate } from '../db/steps/migrate.ts'
import { reportFailure } from '../process/report-failure.ts'
import { schema } from '../schema.ts'

/*
 * `npm run generate:migration -- leave-carry-over` writes a migration that changes the schema of the existing
 * migrations to that of the entities, with one step per statement. Parts outside the entities (`extraSql` in
 * server/schema.ts) must be added manually.
 */

async function generateMigration(name: string): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-migration-'))
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  const orm = createOrm(schema, { databaseUrl: url, databasePoolSize: 1 })
  try {
    await migrate(schema, url, { rowLevelSecurity: false }) // its policies need tables that do not exist yet
    const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false })
    if (sql.trim() === '') return 'The migrations match the entities. Nothing was written.'
    const path = join(import.meta.dirname, `../db/migrations/${new Date().toISOString().slice(0, 10)}-${name}.ts`)
    await writeFile(path, migrationText(name, sql), { flag: 'wx' })
    return `Wrote ${relative('', path)}.
1. Review it: columns may need a backfill, parts outside the entities are missing, and the running version must still work
   ("Expand and contract" in server/README.md).
2. Add it to server/db/migrations/migrations.ts, and run \`npm run format\`.
3. Run test/server/db/schema.test.ts and test/server/db/steps/migrations-in-steps.test.ts, which suggests a step for each
   statement that would block requests.`
  } finally {
    await orm.close()
    await stop('immediate')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * Returns the source of a migration.
 *
 * @param name - the name of the migration in kebab-case, from which the name of the export is derived
 * @param sql - the statements of MikroORM's schema generator
 */
function migrationText(name: string, sql: string): string {
  const exportName = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const statements = sql.split(/;\n+/).filter((statement) => statement.trim() !== '')
  const steps = statements.map((statement) => `inTransaction(\`${escapeTemplate(statement.trim())}\`),\n`)
  return `import { inTransaction, type Step } from '../steps/steps.ts'\n
export const ${exportName}: readonly Step[] = [\n${steps.join('')}]\n`
}

const escapeTemplate = (statement: string): string => statement.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)

try {
  const [name = ''] = process.argv.slice(2)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error('Specify a name: npm run generate:migration -- leave-carry-over')
  process.stdout.write(`${await generateMigration(name)}\n`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
