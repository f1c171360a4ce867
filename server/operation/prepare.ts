import type { CompiledQuery } from 'kysely'
import type { Change, Db, Work } from './work.ts'

/** A statement of kysely, from a builder or from `sql`. */
interface Statement<Row> {
  compile(db: Db): CompiledQuery<Row>
}

/** A prepared statement, which runs on the connection of the work. Its methods are named as in kysely. */
export interface Prepared<Values, Row, On = Tenant> {
  execute(work: On & Connection, values: Values): Promise<Row[]>
  executeTakeFirst(work: On & Connection, values: Values): Promise<Row | undefined>
  executeTakeFirstOrThrow(work: On & Connection, values: Values): Promise<Row>
  /**
   * Sends a statement of a transaction without waiting for its rows, in the packet of the next statement or of the
   * commit, which throws its failure.
   */
  send(change: On & Pick<Change, 'db'>, values: Values): void
}

type Connection = Pick<Work, 'db'>
type Tenant = Pick<Work, 'business_id'>

/** A placeholder for a value while a statement is built; kysely treats the placeholder as the value itself. */
class Placeholder<Values> {
  readonly name: keyof Values
  constructor(name: keyof Values) {
    this.name = name
  }
}

/**
 * Prepares a statement about one business. The statement is built and compiled once for each combination of defined
 * values; after that, running it only binds values. Use this for frequent statements: building a statement costs more
 * than sending it.
 *
 * @param build - builds the statement from placeholders for the business and the values; a placeholder may only be
 *   bound, or compared with undefined
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, business: Tenant, values: Values) => Statement<Row>,
): Prepared<Values, Row> {
  const statement = prepareGlobal((db, values: Values & Tenant) => build(db, values, values))
  const bound = ({ business_id }: Tenant, values: Values) => ({ ...values, business_id })
  return {
    execute: (work, values) => statement.execute(work, bound(work, values)),
    executeTakeFirst: (work, values) => statement.executeTakeFirst(work, bound(work, values)),
    executeTakeFirstOrThrow: (work, values) => statement.executeTakeFirstOrThrow(work, bound(work, values)),
    send: (change, values) => statement.send(change, bound(change, values)),
  }
}

/** Returns a function that calls `create` once for each choice and keeps the result. Choices are compared as JSON. */
export function keepEach<Choice, Result>(create: (choice: Choice) => Result): (choice: Choice) => Result {
  const results = new Map<string, Result>()
  return (choice) => {
    const name = JSON.stringify(choice)
    const known = results.get(name)
    if (known !== undefined) return known
    const result = create(choice)
    results.set(name, result)
    return result
  }
}

/** Prepares a statement that does not name a business, or that finds the business. */
export function prepareGlobal<Values extends object, Row>(
  build: (db: Db, values: Values) => Statement<Row>,
): Prepared<Values, Row, unknown> {
  const statements = new Map<string, CompiledQuery<Row>>()

  const compiled = (db: Db, values: Values): CompiledQuery<Row> => {
    let variant = ''
    for (const name in values) if (values[name] !== undefined) variant += `${name} `
    let statement = statements.get(variant)
    if (statement === undefined) {
      const names = (Object.keys(values) as (keyof Values)[]).filter((name) => values[name] !== undefined)
      const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder<Values>(name)]))
      statement = build(db, placeholders as Values).compile(db)
      statements.set(variant, statement)
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    return { ...statement, parameters }
  }
  const execute = ({ db }: Connection, values: Values): Promise<Row[]> => db.run(compiled(db, values))
  return {
    execute,
    executeTakeFirst: async (work, values) => (await execute(work, values))[0],
    executeTakeFirstOrThrow: async (work, values) => {
      const [row] = await execute(work, values)
      if (row === undefined) throw new Error('the statement returned no row')
      return row
    },
    send: ({ db }, values) => db.send(compiled(db, values)),
  }
}
