import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { closeAfter } from '../close-after.ts'
import { freePort } from '../free-port.ts'

/** Where Debian has the programs of PostgreSQL, the newest of those installed; the embedded one has no `pg_dump`. */
export const debianPostgres: string | undefined = globSync('/usr/lib/postgresql/*/bin/pg_dump')
  .map((program) => join(program, '..'))
  .sort()
  .at(-1)

/** A PostgreSQL for one test, with a login `workforce` that may make the roles it needs, as an installation has it. */
export async function startDebianPostgres(programs: string) {
  const server = await createDebianPostgres(programs)
  closeAfter(server.remove)
  return server
}

/**
 * The same for whoever removes it.
 *
 * @param options.settings - of PostgreSQL, as words of its command line
 * @param options.place - the folder to have its data in
 */
export async function createDebianPostgres(
  programs: string,
  { settings = [], place = tmpdir() }: { settings?: readonly string[]; place?: string } = {},
) {
  const { folder, account } = await makeFolder(place)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, {
      ...account,
      cwd: folder,
      env: { ...process.env, HOME: folder },
    })
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  const server = serverOf({ run, folder, data, port, settings })
  await server.start()
  await server.psql('create role workforce login createrole')
  return {
    ...server,
    port,
    run,
    path: [programs, process.env.PATH].join(delimiter),
    /** Makes an empty database, and answers its address. */
    async create(name: string): Promise<string> {
      await server.psql(`create database ${name} owner workforce`)
      return `postgres://workforce@127.0.0.1:${port}/${name}`
    },
  }
}

/** A base backup of a cluster, as one that is not started. @param words - further arguments of `pg_basebackup` */
export async function createBaseBackup(cluster: Awaited<ReturnType<typeof startDebianPostgres>>, ...words: string[]) {
  const { folder } = await makeFolder(tmpdir())
  const [data, port] = [join(folder, 'data'), await freePort()]
  const from = `host=127.0.0.1 port=${cluster.port} user=postgres application_name=standby`
  await cluster.run('pg_basebackup', '--pgdata', data, '--checkpoint=fast', '--dbname', from, ...words)
  const server = serverOf({ run: cluster.run, folder, data, port, settings: [] })
  closeAfter(server.remove)
  return {
    ...server,
    /** The address of a database in it. */
    urlFor(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
  }
}

type Run = (program: string, ...words: string[]) => Promise<{ stdout: string }>

interface Server {
  run: Run
  folder: string
  data: string
  port: number
  settings: readonly string[]
}

/** A server on a folder of data. */
function serverOf({ run, folder, data, port, settings }: Server) {
  const words = [`-p ${port}`, `-k ${folder}`, '-c listen_addresses=127.0.0.1', '-c fsync=off', ...settings].join(' ')
  const kill = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  const thaw = () => signal(data, 'SIGCONT')
  return {
    folder,
    data,
    start: () => run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', words, '-w', 'start'),
    /** Ends all of its processes at once. */
    kill,
    /** Ends it, if it runs, and removes its data. */
    async remove() {
      await thaw().catch(() => undefined) // a test may have killed it
      await kill().catch(() => undefined)
      await rm(folder, { recursive: true })
    },
    /** Stops all of its processes where they are: it takes connections, and answers nothing. */
    freeze: () => signal(data, 'SIGSTOP'),
    thaw,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    /** Runs a statement as an administrator, and answers what it prints. */
    psql: async (statement: string, database = 'postgres'): Promise<string> => {
      const words = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database, '-qAtc', statement]
      return (await run('psql', ...words)).stdout.trim()
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
      if ((error as { code?: unknown }).code !== 'ESRCH') throw error // it has just ended
    }
  }
}

async function makeFolder(place: string) {
  const folder = await mkdtemp(join(place, 'workforce-debian-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  return { folder, account }
}

/** PostgreSQL refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
