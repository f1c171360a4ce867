import type { Client } from 'pg'
import { DatabaseClient } from '../../../../server/db/driver/database-client.ts'

/*
 * PostgreSQL sends the plan of each statement as a notice, with the number of rows and blocks that each node has read.
 * It is the plan of the service's own statement, with its privileges and values.
 */

/** A node of a plan, in the format of `explain (format json)`. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Filter?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

/** A statement that was executed, with its plan. */
interface RunStatement {
  /** The text, with all white space reduced to single spaces. */
  text: string
  plan: PlanNode
}

/** The settings for new connections, which make PostgreSQL send the plans. */
const settings = {
  plan_cache_mode: 'force_generic_plan',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_buffers': 'on',
}

/**
 * Makes PostgreSQL send the plans on new connections to the database.
 *
 * @param admin - a superuser's connection to the database
 */
export async function sendPlans(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>('select quote_ident(current_database()) as name')
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter database ${rows[0]?.name} set ${name} = '${value}'`)
}

/**
 * Calls a function for each statement on connections to a host. The test itself connects with another host name.
 *
 * @returns a function that stops the calls
 */
export function onPlan(host: string, onRun: (statement: RunStatement) => void): () => void {
  const { connect } = DatabaseClient.prototype
  DatabaseClient.prototype.connect = function (this: DatabaseClient, ...input: unknown[]) {
    if (this.host === host)
      this.on('notice', ({ message = '' }) => {
        const json = /^duration: .*? plan:\n(.*)$/s.exec(message)?.[1]
        if (json === undefined) return
        const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
        onRun({ text: text.replace(/\s+/g, ' ').trim(), plan })
      })
    return Reflect.apply(connect, this, input)
  } as typeof connect
  return () => {
    DatabaseClient.prototype.connect = connect
  }
}
