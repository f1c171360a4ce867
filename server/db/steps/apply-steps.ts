import { type Client, escapeLiteral } from 'pg'
import { transact, withLockRetry, withLongLockTimeout } from './lock-retry.ts'
import { performBackfill } from './perform-backfill.ts'
import type { ConstraintStep, IndexStep, Migration, NotNullStep, Step } from './steps.ts'

/**
 * Applies a migration from its first step that is not recorded. Completed steps are rows of `migrations` until the
 * whole migration is completed.
 *
 * @param client - a session whose `lock_timeout` is `lockTimeoutMs`
 * @throws Error when a step fails; earlier steps remain completed
 */
export async function applySteps(client: Client, { name, steps }: Migration): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations where starts_with(name, $1)', [
    `${name}, step `,
  ])
  const done = new Set(rows.map((row) => row.name))
  for (const [index, step] of steps.entries()) {
    const mark = `${name}, step ${index + 1}`
    if (!done.has(mark)) await performStep(client, step, insertMark(mark))
  }
  const deleteMarks = `delete from migrations where starts_with(name, ${escapeLiteral(`${name}, step `)})`
  await transact(client, [deleteMarks, insertMark(name)])
}

const insertMark = (name: string): string => `insert into migrations (name) values (${escapeLiteral(name)})`

/**
 * Performs and records a step. A transaction records its own completion; other steps are idempotent, and recorded
 * afterwards.
 */
async function performStep(client: Client, step: Step, note: string): Promise<void> {
  if (step.kind === 'transaction') return await withLockRetry(() => transact(client, [...step.statements, note]))
  if (step.kind === 'create index') await buildIndex(client, step)
  if (step.kind === 'drop index') await withLongLockTimeout(client, () => client.query(step.statement))
  if (step.kind === 'constraint') await applyConstraint(client, step)
  if (step.kind === 'not null') await applyNotNull(client, step)
  if (step.kind === 'backfill' || step.kind === 'fill') await performBackfill(client, step)
  await client.query(note)
}

/**
 * Builds an index. PostgreSQL waits for each concurrent transaction, which is subject to the lock timeout, but holds no
 * lock that blocks reads or writes.
 */
async function buildIndex(client: Client, { name, statement }: IndexStep): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  const [index] = rows
  if (index?.is_valid) return
  await withLongLockTimeout(client, async () => {
    if (index) await client.query(`drop index concurrently ${name}`)
    await client.query(statement)
  })
}

async function applyConstraint(client: Client, { table, name, definition }: ConstraintStep): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_constraint where conrelid = $1::regclass and conname = (parse_ident($2))[1]`,
    [table, name],
  )
  if (rowCount === 0) {
    const added = `alter table ${table} add constraint ${name} ${definition} not valid`
    await withLockRetry(() => transact(client, [added]))
  }
  await withLongLockTimeout(client, () => client.query(`alter table ${table} validate constraint ${name}`))
}

/**
 * Makes a column `not null`. With a validated constraint, `set not null` does not scan the table under an exclusive
 * lock.
 */
async function applyNotNull(client: Client, { table, column }: NotNullStep): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = $1::regclass and attname = (parse_ident($2))[1] and attnotnull`,
    [table, column],
  )
  if (rowCount !== 0) return
  const name = `${table}_${column}_filled`.replaceAll('"', '')
  await applyConstraint(client, { kind: 'constraint', table, name, definition: `check (${column} is not null)` })
  const statements = [
    `alter table ${table} alter column ${column} set not null`,
    `alter table ${table} drop constraint ${name}`,
  ]
  await withLockRetry(() => transact(client, statements))
}
