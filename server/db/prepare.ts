import type { EntityManager } from '@mikro-orm/postgresql'
import type { CompiledQuery, Kysely } from 'kysely'
import { type Database, sqlOf } from './orm.ts'

/** A statement of kysely, from a builder or from `sql`. */
interface Statement<Row> {
  compile(db: Kysely<Database>): CompiledQuery<Row>
}

/** Runs a statement on the connection of `em`, in its transaction where it has one. Named as in kysely. */
export interface Prepared<Values, Row> {
  execute(em: EntityManager, values: Values): Promise<Row[]>
  executeTakeFirst(em: EntityManager, values: Values): Promise<Row | undefined>
  executeTakeFirstOrThrow(em: EntityManager, values: Values): Promise<Row>
}

/** Stands for a value while a statement is built; kysely takes it for the value itself. */
class StandIn<Values> {
  readonly name: keyof Values
  constructor(name: keyof Values) {
    this.name = name
  }
}

/**
 * A statement that is built and compiled once for each set of values that are not undefined; after that, running it
 * only binds values. Worth it for what most requests run: building a statement costs more than sending it.
 *
 * @param build - makes the statement from stand-ins, which can be bound and compared with undefined, and nothing else
 */
export function prepare<Values extends object, Row>(
  build: (db: Kysely<Database>, given: Values) => Statement<Row>,
): Prepared<Values, Row> {
  const statements = new Map<string, CompiledQuery<Row>>()

  const execute = async (em: EntityManager, values: Values): Promise<Row[]> => {
    const db = sqlOf(em)
    const names = Object.keys(values) as (keyof Values & string)[]
    const given = names.filter((name) => values[name] !== undefined).sort()
    const variant = given.join()
    let statement = statements.get(variant)
    if (statement === undefined) {
      const standIns = Object.fromEntries(given.map((name) => [name, new StandIn<Values>(name)]))
      statement = build(db, standIns as Values).compile(db)
      statements.set(variant, statement)
    }
    const parameters = statement.parameters.map((value) =>
      value instanceof StandIn ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
  return {
    execute,
    executeTakeFirst: async (em, values) => (await execute(em, values))[0],
    executeTakeFirstOrThrow: async (em, values) => {
      const [row] = await execute(em, values)
      if (row === undefined) throw new Error('the statement returned no row')
      return row
    },
  }
}
