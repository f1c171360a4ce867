import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { closeAfter } from '../close-after.ts'
import { freePort } from '../free-port.ts'

/** The folder of the newest PostgreSQL from Debian, which includes `pg_dump`, unlike the embedded PostgreSQL. */
export const debianPostgres: string | undefined = globSync('/usr/lib/postgresql/*/bin/pg_dump')
  .map((program) => join(program, '..'))
  .sort()
  .at(-1)

/**
 * Starts a PostgreSQL server for one test. As in an installation, the role `workforce` can create the roles that it
 * needs.
 */
export async function startDebianPostgres(programs: string) {
  const server = await createDebianPostgres(programs)
  closeAfter(server.remove)
  return server
}

/**
 * Starts a PostgreSQL server that the caller must remove.
 *
 * @param options.settings - command-line arguments of PostgreSQL
 * @param options.parent - the folder in which the server's own folder is created
 */
export async function createDebianPostgres(
  programs: string,
  { settings = [], parent = tmpdir() }: { settings?: readonly string[]; parent?: string } = {},
) {
  const { folder, account } = await createFolder(parent)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, {
      ...account,
      cwd: folder,
      env: { ...process.env, HOME: folder },
    })
  await run('initdb', '--no-sync', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const server = serverControls({ run, folder, data, port, settings })
  await server.start()
  await server.psql('create role workforce login createrole')
  return {
    ...server,
    port,
    run,
    path: [programs, process.env.PATH].join(delimiter),
    /** Creates an empty database. Returns its URL. */
    async create(name: string): Promise<string> {
      await server.psql(`create database ${name} owner workforce`)
      return `postgres://workforce@127.0.0.1:${port}/${name}`
    },
  }
}

/**
 * Takes a base backup. Returns it as a server that is not started.
 *
 * @param args - further arguments of `pg_basebackup`
 */
export async function createBaseBackup(source: Awaited<ReturnType<typeof startDebianPostgres>>, ...args: string[]) {
  const { folder } = await createFolder(tmpdir())
  const [data, port] = [join(folder, 'data'), await freePort()]
  const from = `host=127.0.0.1 port=${source.port} user=postgres application_name=standby`
  await source.run('pg_basebackup', '--pgdata', data, '--no-sync', '--checkpoint=fast', '--dbname', from, ...args)
  const server = serverControls({ run: source.run, folder, data, port, settings: [] })
  closeAfter(server.remove)
  return {
    ...server,
    /** Returns the URL that a database of the source has in the backup. */
    urlFor(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
  }
}

type Run = (program: string, ...args: string[]) => Promise<{ stdout: string }>

interface Server {
  run: Run
  folder: string
  data: string
  port: number
  settings: readonly string[]
}

/** Returns the functions that control a server with a data directory. */
function serverControls({ run, folder, data, port, settings }: Server) {
  const flags = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', '-c fsync=off', ...settings].join(' ')
  const kill = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  const thaw = () => signal(data, 'SIGCONT')
  return {
    folder,
    data,
    start: () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', flags, '-w', 'start'),
    /** Kills all processes of the server immediately. */
    kill,
    /** Stops the server if it is running, and removes its data directory. */
    async remove() {
      await thaw().catch(() => undefined) // a test may have killed the server
      await kill().catch(() => undefined)
      await rm(folder, { recursive: true })
    },
    /** Suspends all processes of the server: connections are accepted, but receive no response. */
    freeze: () => signal(data, 'SIGSTOP'),
    thaw,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    /** Executes a statement as the superuser. Returns its output. */
    psql: async (statement: string, database = 'postgres'): Promise<string> => {
      const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database, '-qAtc', statement]
      return (await run('psql', ...args)).stdout.trim()
    },
  }
}

async function signal(data: string, name: NodeJS.Signals): Promise<void> {
  const [main = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
  const children = await readFile(`/proc/${main}/task/${main}/children`, 'utf8')
  for (const id of [main, ...children.split(' ').filter(Boolean)]) {
    try {
      process.kill(Number(id), name)
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error // the process has already exited
    }
  }
}

async function createFolder(parent: string) {
  const folder = await mkdtemp(join(parent, 'workforce-debian-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  return { folder, account }
}

/** Returns the account that runs PostgreSQL, which refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
