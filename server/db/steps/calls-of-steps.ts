/** A call that makes a step of a migration, with texts of SQL, names or both. */
export interface StepCall {
  name: 'inTransaction' | 'createIndex' | 'dropIndex' | 'addConstraint' | 'setNotNull'
  texts: string[]
}

/**
 * Turns statements of MikroORM's schema generator into steps. New tables are made in one transaction, with all that is
 * only about them, as nobody uses them yet. What is about tables that were there is done beside those who do.
 *
 * @param statements - each on one line, without a semicolon
 */
export function callsOfSteps(statements: readonly string[]): StepCall[] {
  const made = new Set(statements.flatMap((statement) => /^create table "?(\w+)/.exec(statement)?.[1] ?? []))
  const calls: StepCall[] = []
  const inOne = new Map<string | undefined, StepCall>()
  let last: string | undefined
  for (const statement of statements) {
    const table = tableOf(statement)
    const isNew = table !== undefined && made.has(table) && !refersBeyond(statement, made)
    const beside = isNew ? undefined : callsBeside(statement)
    if (beside !== undefined) {
      calls.push(...beside)
      last = undefined
      continue
    }
    // Statements about one table share a transaction where none with another step is between them.
    const key = isNew ? 'new tables' : table
    const open = isNew || key === last ? inOne.get(key) : undefined
    const texts = [statement, ...spreading(statement)]
    if (open) open.texts.push(...texts)
    else {
      const call: StepCall = { name: 'inTransaction', texts }
      inOne.set(key, call)
      calls.push(call)
    }
    last = key
  }
  return calls
}

/** Where Citus spreads the rows, a new table of businesses is spread as it is made. */
function spreading(statement: string): string[] {
  const [, table] = /^create table "?(\w+)"? \(.*"business_id"/.exec(statement) ?? []
  return table === undefined ? [] : [`select distribute_table('${table}')`]
}

/** The steps of a statement that has some of their own. */
function callsBeside(statement: string): StepCall[] | undefined {
  if (/^create (unique )?index /.test(statement)) return [{ name: 'createIndex', texts: [statement] }]
  const [, index] = /^drop index (?:if exists )?"?(\w+)"?$/.exec(statement) ?? []
  if (index !== undefined) return [{ name: 'dropIndex', texts: [index] }]
  const [, table = '', name = '', definition] =
    /^alter table "?(\w+)"? add constraint "?(\w+)"? ((?:check|foreign key|unique) .*)$/.exec(statement) ?? []
  if (definition?.startsWith('unique')) {
    return [
      { name: 'createIndex', texts: [`create unique index "${name}" on "${table}" ${definition.slice(7)}`] },
      {
        name: 'inTransaction',
        texts: [`alter table "${table}" add constraint "${name}" unique using index "${name}"`],
      },
    ]
  }
  if (definition !== undefined) return [{ name: 'addConstraint', texts: [table, name, definition] }]
  const [, of, column] = /^alter table "?(\w+)"? alter column "?(\w+)"? set not null$/.exec(statement) ?? []
  if (of !== undefined && column !== undefined) return [{ name: 'setNotNull', texts: [of, column] }]
  return undefined
}

/** Whether a foreign key leads to a table that was there before. */
function refersBeyond(statement: string, made: ReadonlySet<string>): boolean {
  const [, to] = /^alter table .* references "?(\w+)/.exec(statement) ?? []
  return to !== undefined && !made.has(to)
}

/** The table that a statement is about. */
const tableOf = (statement: string): string | undefined =>
  /^(?:create|alter) table "?(\w+)/.exec(statement)?.[1] ??
  /^create (?:unique )?index .*? on "?(\w+)/.exec(statement)?.[1] ??
  /^comment on (?:table|column) "?(\w+)/.exec(statement)?.[1]
