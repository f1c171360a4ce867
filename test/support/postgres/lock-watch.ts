import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startEmbedded } from '../../../server/db/embedded/embedded.ts'
import { closeAfter } from '../close-after.ts'

/** A PostgreSQL server that logs sessions waiting for a lock. */
export interface LockWatch {
  url: string
  /**
   * Returns the log lines about waits of more than 200 ms, including waits in progress. Waits of migrations are
   * excluded, as they delay no request.
   */
  longWaits(): Promise<string[]>
  /** Returns the longest sampled wait of these sessions, in milliseconds. */
  longestSampledMs(): number
}

const settings = [
  'log_lock_waits = on',
  `deadlock_timeout = '200ms'`, // the wait after which PostgreSQL logs it
  `log_line_prefix = '%b [%a] '`,
]

/** The query for the longest current wait in milliseconds, by PostgreSQL's clock. */
const sample = `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)::float8 * 1000), 0) as ms
  from pg_locks join pg_stat_activity using (pid)
  where not granted and backend_type = 'client backend' and application_name <> 'workforce-migrate'`

/** Starts a server with an empty database. The server stops at the end of the test or file. */
export async function startLockWatch(): Promise<LockWatch> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-locks-'))
  const { url, stop } = await startEmbedded({ dataDir, durable: false })
  const client = new Client({ connectionString: url })
  await client.connect()
  let isStopped = false
  let longest = 0
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  const sampling = (async () => {
    for (; !isStopped; await pause(10)) {
      const { rows } = await client.query<{ ms: number }>(sample)
      longest = Math.max(longest, rows[0]?.ms ?? 0)
    }
  })()
  closeAfter(async () => {
    isStopped = true
    await sampling
    await client.end()
    await stop('immediate')
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    url,
    longWaits: async () => {
      const { rows } = await client.query<{ line: string }>(
        `select line from regexp_split_to_table(pg_read_file('postgres.log'), '\n') line
          where line ~ '^client backend .*still waiting for' and line !~ '^client backend \\[workforce-migrate\\]'`,
      )
      return rows.map(({ line }) => line)
    },
    longestSampledMs: () => longest,
  }
}
