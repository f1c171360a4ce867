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
    await run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    await rm(folder, { recursive: true })
  })
  const psql = (statement: string) =>
    run('psql', '-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'postgres', '-qc', statement)
  await psql('create role workforce login createrole')
  return {
    path: [programs, process.env.PATH].join(delimiter),
    /** Makes an empty database, and answers its address. */
    async create(name: string): Promise<string> {
      await psql(`create database ${name} owner workforce`)
      return `postgres://workforce@127.0.0.1:${port}/${name}`
    },
  }
}

/** PostgreSQL refuses to run as root. */
async function postgresAccount(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
