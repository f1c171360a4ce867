import type { Step } from '../../../server/db/steps/steps.ts'

interface Rule {
  /** Matches the statement in lower case and without quotes. */
  statement: RegExp
  /** The replacement for the statement, if the table existed before the migration. */
  instead: string
}

const backfillAdvice = 'set existing rows with `backfill`, which holds few of them at a time'
const rewriteAdvice = 'add a column, set it with `backfill`, and drop the old one in a later release'

/**
 * Statements that block requests while they scan or rewrite a table, or that break the previous version, which is still
 * running.
 */
const rules: Rule[] = [
  { statement: /^create (unique )?index (?!.*\bon only\b)/, instead: 'build the index with `createIndex`' },
  { statement: /^drop index\b/, instead: 'drop the index with `dropIndex`' },
  {
    statement: /^alter table .*\badd (constraint \w+ )?(check|foreign key)\b(?!.*\bnot valid$)/,
    instead: 'add the constraint with `addConstraint`, which checks the rows while others write',
  },
  { statement: /^alter table .*\breferences\b(?!.*\bnot valid$)/, instead: 'add the foreign key with `addConstraint`' },
  {
    statement: /^alter table .*\badd (constraint \w+ )?(unique|primary key)(?! using index)/,
    instead: 'build a unique index with `createIndex`, then `add constraint … unique using index …`',
  },
  { statement: /^alter table .*\badd (constraint \w+ )?exclude\b/, instead: 'create a new table with the constraint' },
  { statement: /^alter table .*\balter (column )?\w+ (set data )?type\b/, instead: rewriteAdvice },
  { statement: /^alter table .*\balter (column )?\w+ set not null/, instead: 'use `setNotNull`' },
  {
    statement:
      /^alter table .*\badd (?!constraint)(?:(?!, add\b)(?!\bdefault\b).)*\bnot null(?!(?:(?!, add\b).)*\bdefault\b)/,
    instead: 'give the column a default: the version that is still running adds rows without it',
  },
  {
    statement:
      /^alter table .*\badd (?!constraint).*\b(generated|default (\w+\.)?(random|gen_random_uuid|clock_timestamp|nextval)\b)/,
    instead: 'add the column without it and set it with `backfill`: PostgreSQL would rewrite the whole table',
  },
  { statement: /^alter (table|index|type) .*\brename\b/, instead: 'keep the old name until no version uses it' },
  { statement: /^alter table .*\bset (logged|unlogged|tablespace|access method)\b/, instead: rewriteAdvice },
  { statement: /^(with .*\b)?update\b/, instead: backfillAdvice },
  { statement: /^(with .*\b)?delete\b|^truncate\b/, instead: 'delete rows in batches, in a task of the worker' },
  { statement: /^(lock|cluster|reindex|vacuum|refresh)\b/, instead: 'leave it out: it blocks all users of the table' },
  { statement: /^do\b/, instead: 'write the statements themselves: the content of a block cannot be checked here' },
]

/**
 * Finds the statements of a migration that block requests or break the previous version, which is still running. Tables
 * that the migration itself creates are exempt, as no other session uses them yet.
 *
 * @returns a message for each statement, with its replacement
 */
export function findBlockingStatements(steps: readonly Step[]): string[] {
  const createdTables = new Set<string>()
  return steps.flatMap((step) => {
    if (step.kind !== 'transaction') return []
    const changedTables = new Set<string>()
    const findings = step.statements.flatMap((text) => {
      const statement = text.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
      const [, created] = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement) ?? []
      if (created !== undefined) createdTables.add(created)
      const table = lockedTable(statement)
      if (created !== undefined || (table !== undefined && createdTables.has(table))) return []
      if (table !== undefined) changedTables.add(table)
      return rules.filter((rule) => rule.statement.test(statement)).map(({ instead }) => `${text}: ${instead}`)
    })
    if (changedTables.size < 2) return findings
    return [...findings, `${[...changedTables].join(' and ')}: change one existing table in each \`inTransaction\``]
  })
}

/** Returns the name of the table that a statement locks. */
const lockedTable = (statement: string): string | undefined =>
  /^(?:alter|drop) table (?:if exists )?(?:only )?(\w+)/.exec(statement)?.[1] ??
  /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(statement)?.[1] ??
  /^create (?:or replace )?(?:constraint )?trigger .*? on (\w+)/.exec(statement)?.[1] ??
  /^(?:update|delete from|truncate|insert into|lock table) (?:only )?(\w+)/.exec(statement)?.[1]
