import type { Client } from 'pg'
import { parse } from 'pg-protocol'
import { closeAfter } from '../../../support/close-after.ts'
import { startTcpProxy } from '../../../support/postgres/tcp-proxy.ts'

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
 * Starts a proxy in front of a database, which calls a function for each plan that PostgreSQL sends through it. The proxy
 * stops at the end of the test or file.
 *
 * @returns the URL of the database through the proxy
 */
export async function startPlanReader(databaseUrl: string, onRun: (statement: RunStatement) => void): Promise<string> {
  const read = ({ name, message: text = '' }: { name: string; message?: string }): void => {
    if (name !== 'notice') return
    const json = /^duration: .*? plan:\n(.*)$/s.exec(text)?.[1]
    if (json === undefined) return
    const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
    onRun({ text: statement.replace(/\s+/g, ' ').trim(), plan })
  }
  const proxy = await startTcpProxy(databaseUrl, (connection) => void parse(connection, read))
  closeAfter(() => proxy.cut())
  return proxy.url
}
