import type { Socket } from 'node:net'
import { Client, type ClientConfig, type QueryResult, type Submittable } from 'pg'
import { NotMigratedError } from '../failures.ts'
import { existingRoles, type Roles } from '../roles.ts'
import { BoundedQuery, sentValues } from './bounded-query.ts'
import type { BoundedValues, Bounds } from './bounds.ts'
import { KeptSession, PooledSession, prepareEnter, type Session } from './session.ts'

interface Options extends ClientConfig {
  /** The connection ends when the server is silent for this long during a statement; no limit by default. */
  silentMs?: number
}

/** Further statements that nobody waits for are run at once, so that no packet grows without end. */
const maxLate = 50

/** How statements run on a connection. */
export interface Opening {
  /** Settings of PostgreSQL, by name, for every statement. */
  settings: Readonly<Record<string, string>>
  /** Whether a pooler gives out the connection for one transaction at a time. */
  isTransactionPooled: boolean
  rowLevelSecurity: boolean
}

/** Statements that open and close transactions reach no rows, and must also run in one that has failed. */
const isControl = /^(begin|start|commit|rollback|savepoint|release|set local)\b/

/**
 * A `pg` client that names each parameterised statement after its text, so that PostgreSQL parses and plans it once per
 * connection instead of once per call. A transaction begins with its first statement, in the same packet, and statements
 * that nobody waits for go with the next one, or with the commit. It also ends its connection when PostgreSQL falls silent:
 * the timeout of `pg` itself only gives up the statement, and the next statement then waits behind it.
 */
export class DatabaseClient extends Client {
  #session: Session | undefined

  constructor(options: Options = {}) {
    super(options)
    const { silentMs } = options
    if (silentMs !== undefined) this.once('connect', () => endWhenSilent(this as unknown as ClientInside, silentMs))
  }

  /**
   * To be called once, before other statements. From here on a `begin` waits for the statement that follows, and with
   * row-level security every statement runs as one of its roles: one without bounds reaches no rows.
   *
   * @throws {NotMigratedError} when the database lacks the roles of row-level security
   */
  async open({ settings, isTransactionPooled, rowLevelSecurity }: Opening): Promise<void> {
    const roles = rowLevelSecurity ? await this.#roles() : undefined
    if (isTransactionPooled) {
      this.#session = new PooledSession(settings, roles)
      return
    }
    const set = Object.entries(settings).map(([name, value]) => `set ${name} = '${value}'`)
    // SQL's own `prepare` takes no `begin`.
    await super.query({ name: KeptSession.begin, text: 'begin' })
    await super.query(['commit', ...set, prepareEnter].join('; '))
    this.#session = new KeptSession(roles)
  }

  async #roles(): Promise<Roles> {
    const { rows } = await super.query<Roles>(existingRoles)
    const [roles] = rows
    if (roles === undefined) throw new NotMigratedError('The database has no roles for row-level security.')
    return roles
  }

  // The overloads of `query` are those of the base class; only a text with values gets a name.
  override query = ((query: unknown, values?: unknown, callback?: unknown) => {
    const session = this.#session
    if (session === undefined || (typeof query !== 'string' && !session.isEntered))
      return super.query(query as string, values as unknown[], callback as never)
    return this.#run(session, query, values)
  }) as unknown as Client['query']

  async #run(session: Session, text: unknown, values: unknown = []): Promise<QueryResult> {
    if (typeof text !== 'string' || !Array.isArray(values)) throw new TypeError('a statement is a text and its values')
    if (values.length === 0 && isControl.test(text)) return await this.#control(session, text)
    if (values.length === 0 && !session.isEntered) return await this.#runAlone(session, text)
    const { bounds = 'none', isLate = false } = values as Partial<BoundedValues>
    const name = values.length > 0 ? session.nameOf(text) : undefined
    if (isLate && session.late.length < maxLate && session.canRunAhead(name)) {
      session.late.push({ name, text, values: sentValues(values), bounds })
      return nothing
    }
    return await this.#submit(session, { text, name }, values, bounds)
  }

  #submit(
    session: Session,
    { text, name }: { text: string; name: string | undefined },
    values: unknown[],
    bounds: Bounds | undefined,
  ): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      const settle = (error: Error | undefined, result: QueryResult) => (error ? reject(error) : resolve(result))
      super.query(
        new BoundedQuery(
          { text, name, queryMode: 'extended' },
          values,
          session,
          bounds,
          settle,
        ) as unknown as Submittable,
      )
    })
  }

  /** A rollback, also one that was asked for as a commit, takes back the bounds that were taken on since. */
  async #control(session: Session, text: string): Promise<QueryResult> {
    if (text === 'begin') {
      session.isBeginning = true
      return nothing
    }
    // A savepoint runs what waits before itself, so a rollback to it undoes whatever waits now.
    if (text.startsWith('rollback')) session.late = []
    const isWithLate = text === 'commit' && session.late.length > 0
    if (session.isBeginning && isEnd.test(text) && !isWithLate) {
      session.isBeginning = false
      return nothing
    }
    let hasKept = false
    try {
      const commit = { text, name: session.nameOf(text) }
      const result = await (isWithLate ? this.#submit(session, commit, [], undefined) : this.#runAlone(session, text))
      hasKept = result.command !== 'ROLLBACK'
      return result
    } finally {
      if (!hasKept) session.undone()
      if (isEnd.test(text)) session.ended()
    }
  }

  /** Runs a text, which may be of several statements, in a packet of its own. */
  async #runAlone(session: Session, text: string): Promise<QueryResult> {
    const last = session.late.pop()
    if (last !== undefined) await this.#submit(session, last, last.values, last.bounds)
    if (session.isBeginning) {
      session.isBeginning = false
      session.begun()
      await super.query('begin')
    }
    return await super.query(text)
  }
}

const isEnd = /^(commit|rollback)$/

/** The result of a transaction without a statement. */
const nothing: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/** Members of `pg` clients that its types do not declare. */
interface ClientInside {
  connection: { stream: Socket }
  /** Whether no statement is under way. */
  readyForQuery: boolean
}

function endWhenSilent(client: ClientInside, silentMs: number): void {
  const { stream } = client.connection
  stream.setTimeout(silentMs)
  stream.on('timeout', () => {
    if (!client.readyForQuery) stream.destroy()
  })
}
