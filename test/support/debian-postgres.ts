import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { closeAfter } from './close-after.ts'
import { freePort } from './free-port.ts'

/** Where Debian has the programs of PostgreSQL, the newest of those installed; the embedded one has no `pg_dump`. */
export const debianPostgres: string | undefined = globSync('/usr/lib/postgresql/*/bin/pg_dump')
  .map((program) => join(program, '..'))
  .sort()
  .at(-1)

/** A cluster for one test, with a login `workforce` that may make the roles it needs, as an installation has it. */
export async function startDebianPostgres(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), 'workforce-debian-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(programs, program), words, { ...account, cwd: folder })
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  await run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8')
  await run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start')
  closeAfter(async () => {
    await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop').catch(() => undefined) // a test may have killed it
    await rm(folder, { recursive: true })
  })
  const psql = (statement: string) =>
    run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres', '-qc', statement)
  await psql('create role workforce login createrole')
  return {
    port,
    /** Runs a program of PostgreSQL as the user who may. */
    run,
    /** Runs a statement as an administrator. */
    psql,
    /** Ends all of its processes at once. */
    kill: () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop'),
    path: [programs, process.env.PATH].join(delimiter),
    /** Makes an empty database, and answers its address. */
    async create(name: string): Promise<string> {
      await psql(`create database ${name} owner workforce`)
      return `postgres://workforce@127.0.0.1:${port}/${name}`
    },
  }
}

/** A hot standby of a cluster, which follows it by streaming replication. */
export async function startStandby(primary: Awaited<ReturnType<typeof startDebianPostgres>>, name = 'standby') {
  const folder = await mkdtemp(join(tmpdir(), 'workforce-standby-'))
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined
  if (account) await chown(folder, account.uid, account.gid)
  const [data, port] = [join(folder, 'data'), await freePort()]
  const { run } = primary
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`
  await run('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', from)
  const start = () =>
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-w', 'start', '-o', `-p ${port} -k ${folder}`)
  const stop = () => run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
  await start()
  closeAfter(async () => {
    await stop().catch(() => undefined)
    await rm(folder, { recursive: true })
  })
  return {
    start,
    /** Ends all of its processes at once. */
    kill: stop,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    /** The address of a database in it. */
    urlOf(databaseUrl: string): string {
      const url = new URL(databaseUrl)
      url.port = String(port)
      return url.href
    },
    /** Runs a statement as an administrator. */
    psql: (statement: string) =>
      run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres', '-qc', statement),
  }
}

/** PostgreSQL refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
