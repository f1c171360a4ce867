/*
 * A migration is a list of steps that do not block the service. Completed steps are recorded, so that an interrupted
 * migration resumes with the next one.
 */

/** Statements that run in one transaction. */
export interface TransactionStep {
  kind: 'transaction'
  statements: readonly string[]
}

/** An index that is built or dropped concurrently. */
export interface IndexStep {
  kind: 'create index' | 'drop index'
  name: string
  statement: string
}

/** A constraint that is enforced for new rows at once, and validated for existing ones afterwards. */
export interface ConstraintStep {
  kind: 'constraint'
  table: string
  name: string
  definition: string
}

/** A column that becomes `not null`. */
export interface NotNullStep {
  kind: 'not null'
  table: string
  column: string
}

/** A change of many rows. */
export interface BackfillStep {
  kind: 'backfill'
  table: string
  set: string
  where: string
}

/** The insertion of a row into one table for each matching row of another. */
export interface FillStep {
  kind: 'fill'
  /** The table for whose rows the rows are inserted. */
  table: string
  into: string
  /** The columns of `into`, each with its value in terms of the source `t`. */
  values: Readonly<Record<string, string>>
  where: string
}

export type Step = TransactionStep | IndexStep | ConstraintStep | NotNullStep | BackfillStep | FillStep

export interface Migration {
  name: string
  steps: readonly Step[]
}

/**
 * Creates a step of statements that run in one transaction. It is for changes that take the same short time whatever
 * the number of rows, such as a new table or column, as locks are held until the commit. It may lock at most one
 * existing table.
 */
export const inTransaction = (...statements: string[]): Step => ({ kind: 'transaction', statements })

/** Creates a migration of one transaction. */
export const oneTransaction = (name: string, ...statements: string[]): Migration => ({
  name,
  steps: [inTransaction(...statements)],
})

/**
 * Builds an index concurrently, which waits for transactions that are open at that moment. Drops the invalid index of
 * an interrupted build first.
 *
 * @param statement - such as `create index people_badge on people (business_id, badge)`
 * @throws Error when the statement does not create an index with a name
 */
export function createIndex(statement: string): Step {
  const [, unique = '', name, rest] = /^create (unique )?index ("?\w+"?) (on\b.*)$/is.exec(statement) ?? []
  if (name === undefined) throw new Error(`not the statement of an index with a name: ${statement}`)
  return { kind: 'create index', name, statement: `create ${unique}index concurrently ${name} ${rest}` }
}

/** Drops an index concurrently, if it exists. This waits for transactions that may use the index. */
export const dropIndex = (name: string): Step => ({
  kind: 'drop index',
  name,
  statement: `drop index concurrently if exists ${name}`,
})

/**
 * Adds a constraint that is enforced for new writes at once. Existing rows are then validated without blocking writes.
 *
 * @param definition - `check (…)` or `foreign key (…) references …`
 */
export const addConstraint = (table: string, name: string, definition: string): Step => ({
  kind: 'constraint',
  table,
  name,
  definition,
})

/** Makes a column `not null`; existing rows are validated without blocking writes. */
export const setNotNull = (table: string, column: string): Step => ({ kind: 'not null', table, column })

/**
 * Changes rows in the order of their primary key, in batches that are committed one by one and lock a row for at most
 * 100 ms.
 *
 * @param change.set - the `set` clause of the update
 * @param change.where - the condition for rows to change; a changed row must not meet it, or the row would be changed
 *   again after an interruption
 */
export const backfill = (table: string, change: { set: string; where: string }): Step => ({
  kind: 'backfill',
  table,
  ...change,
})

/**
 * Inserts a row for each matching row of another table, in the same batches as `backfill`.
 *
 * @param from - the table for whose rows the rows are inserted, called `t` in the values and the condition
 * @param fill.into - the table that gets the rows; a row that conflicts with an existing one is skipped
 * @param fill.values - the value of each column
 * @param fill.where - the condition for rows of `from`; it must not hold for rows for which a row was inserted, so that
 *   these are not read again after an interruption
 */
export const fill = (
  from: string,
  { into, values, where }: { into: string; values: Readonly<Record<string, string>>; where: string },
): Step => ({ kind: 'fill', table: from, into, values, where })
