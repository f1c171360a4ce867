/*
 * A migration is a list of steps that do not block the service. Completed steps are recorded, so that an interrupted
 * migration resumes with the next one.
 */

/** Statements of one transaction. */
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

export type Step = TransactionStep | IndexStep | ConstraintStep | NotNullStep | BackfillStep

export interface Migration {
  name: string
  steps: readonly Step[]
}

/**
 * Statements of one transaction, for changes that take the same short time whatever the number of rows, such as a new
 * table or column: locks are held until the commit. It may lock at most one existing table.
 */
export const inTransaction = (...statements: string[]): Step => ({ kind: 'transaction', statements })

/** A migration of one transaction. */
export const oneTransaction = (name: string, ...statements: string[]): Migration => ({
  name,
  steps: [inTransaction(...statements)],
})

/**
 * Builds an index concurrently: it waits for the transactions that are open at that moment. The invalid index of an
 * interrupted build is dropped first.
 *
 * @param statement - `create index people_badge on people (business_id, badge)`
 * @throws Error when it is not the statement of an index with a name
 */
export function createIndex(statement: string): Step {
  const [, unique = '', name, rest] = /^create (unique )?index ("?\w+"?) (on\b.*)$/is.exec(statement) ?? []
  if (name === undefined) throw new Error(`not the statement of an index with a name: ${statement}`)
  return { kind: 'create index', name, statement: `create ${unique}index concurrently ${name} ${rest}` }
}

/** Drops an index concurrently, if it exists: it waits for the transactions that may use it. */
export const dropIndex = (name: string): Step => ({
  kind: 'drop index',
  name,
  statement: `drop index concurrently if exists ${name}`,
})

/**
 * Adds a constraint that is enforced for writes at once; afterwards existing rows are validated without blocking writes.
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
 * Changes rows in the order of their primary key, in batches that are committed one by one and lock a row for 100 ms at
 * most.
 *
 * @param change.set - what `update` sets
 * @param change.where - the rows to change; a changed row must not match, or it would be changed again after an
 *   interruption
 */
export const backfill = (table: string, change: { set: string; where: string }): Step => ({
  kind: 'backfill',
  table,
  ...change,
})
