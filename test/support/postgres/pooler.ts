import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { closeAfter } from '../close-after.ts'
import { freePort } from '../free-port.ts'

const program = '/usr/sbin/pgbouncer'

/** The `skip` option of a test: the reason if PgBouncer is not installed. */
export const withoutPooler: string | false = !existsSync(program) && 'Debian’s pgbouncer is not installed'

/** A PgBouncer in transaction mode, in front of all databases of a server. */
export interface Pooler {
  /** Returns the URL of a database through the pooler. */
  urlFor(databaseUrl: string): string
  /** Returns the environment variables of a process that sends its statements through the pooler. */
  envFor(databaseUrl: string): { DATABASE_URL: string; DATABASE_DIRECT_URL: string }
  stop(signal?: NodeJS.Signals): Promise<void>
  /** Restarts the pooler at the same address. */
  start(): Promise<void>
}

/** The ID of the user `nobody`, as PgBouncer refuses to run as root. */
const unprivilegedId = 65_534

/**
 * Starts a pooler, which stops at the end of the test or file.
 *
 * @param serverUrl - the URL of the server; its user opens all connections, whichever user the client names
 * @param options.size - the number of connections to each database
 * @param options.waitSeconds - the maximum time that a statement waits for a connection
 */
export async function startPooler(
  serverUrl: string,
  { size, waitSeconds = 120 }: { size: number; waitSeconds?: number },
): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'workforce-pooler-'))
  await chmod(folder, 0o755)
  const { hostname, port, username, password } = new URL(serverUrl)
  const ownPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${username}${password && ` password=${decodeURIComponent(password)}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 2000
query_wait_timeout = ${waitSeconds}
server_login_retry = 1
`,
  )
  let child: ChildProcess | undefined
  const pooler: Pooler = {
    urlFor(databaseUrl) {
      const url = new URL(databaseUrl)
      url.host = `127.0.0.1:${ownPort}`
      return url.href
    },
    envFor: (databaseUrl) => ({ DATABASE_URL: pooler.urlFor(databaseUrl), DATABASE_DIRECT_URL: databaseUrl }),
    async start() {
      const account = process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {}
      child = spawn(program, [file], { ...account, stdio: 'ignore' })
      await Promise.race([waitUntilReady(pooler.urlFor(serverUrl)), once(child, 'exit').then(failStart)])
    },
    async stop(signal = 'SIGTERM') {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
    },
  }
  closeAfter(async () => {
    await pooler.stop()
    await rm(folder, { recursive: true })
  })
  await pooler.start()
  return pooler
}

const failStart = (): never => {
  throw new Error('pgbouncer exited at its start')
}

async function waitUntilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + 20_000; ; await sleep(20)) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
