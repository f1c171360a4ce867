/*
 * A migration is a list of steps, and none of them holds up the service. A step that is done is noted, and a migration
 * that was interrupted goes on with the next one.
 */

/** Statements of one transaction. */
export interface TransactionStep {
  kind: 'transaction'
  statements: readonly string[]
}

/** An index that is built or dropped beside those who write. */
export interface IndexStep {
  kind: 'create index' | 'drop index'
  name: string
  statement: string
}

/** A constraint that holds for new rows at once, and for those that are there once they are checked. */
export interface ConstraintStep {
  kind: 'constraint'
  table: string
  name: string
  definition: string
}

/** A column that is never null any more. */
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
 * All of the statements or none. For what takes PostgreSQL a moment whatever the number of rows, such as a new table or
 * column: the locks are held until the end. One table that there was before is as many as it may lock.
 */
export const inTransaction = (...statements: string[]): Step => ({ kind: 'transaction', statements })

/** A migration of one transaction, as those are from before there were other steps. */
export const oneTransaction = (name: string, ...statements: string[]): Migration => ({
  name,
  steps: [inTransaction(...statements)],
})

/**
 * Builds an index while others write, after the transactions there are at that moment. What an interrupted build has left
 * is dropped first.
 *
 * @param statement - `create index people_badge on people (business_id, badge)`
 * @throws Error when it is not the statement of an index with a name
 */
export function createIndex(statement: string): Step {
  const [, unique = '', name, rest] = /^create (unique )?index ("?\w+"?) (on\b.*)$/is.exec(statement) ?? []
  if (name === undefined) throw new Error(`not the statement of an index with a name: ${statement}`)
  return { kind: 'create index', name, statement: `create ${unique}index concurrently ${name} ${rest}` }
}

/** Drops an index, if it is there, after the transactions that may use it. */
export const dropIndex = (name: string): Step => ({
  kind: 'drop index',
  name,
  statement: `drop index concurrently if exists ${name}`,
})

/**
 * Adds a constraint. From then on it holds for what is written; afterwards the rows are checked, while others write.
 *
 * @param definition - `check (…)` or `foreign key (…) references …`
 */
export const addConstraint = (table: string, name: string, definition: string): Step => ({
  kind: 'constraint',
  table,
  name,
  definition,
})

/** Makes a column `not null`; the rows are checked while others write. */
export const setNotNull = (table: string, column: string): Step => ({ kind: 'not null', table, column })

/**
 * Changes rows in the order of their primary key, in batches that are committed one by one and hold a row for 100 ms at
 * most.
 *
 * @param change.set - what `update` sets
 * @param change.where - which rows need it: one that was changed must not, or it would be changed again after an
 *   interruption
 */
export const backfill = (table: string, change: { set: string; where: string }): Step => ({
  kind: 'backfill',
  table,
  ...change,
})
