import { randomBytes } from 'node:crypto'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  type Account,
  canEnter,
  findPostgresPrograms,
  type PostgresPrograms,
  systemFolder,
} from './postgres-programs.ts'

/** The location, password and programs of a PostgreSQL cluster. */
export interface Cluster {
  /** PostgreSQL's data directory, absolute and without symbolic links. */
  directory: string
  password: string
  programs: PostgresPrograms
}

export const superuser = 'workforce'
const passwordFile = 'workforce.password'

/**
 * Finds the cluster in the folder `postgres` of `dataDir`, or creates it.
 *
 * @param options.durable - whether creation waits until the new files are on disk
 * @param options.onCreate - called before a cluster is created
 * @throws Error when the cluster cannot be created, or when it belongs to another user and the process is not root
 */
export async function openCluster(
  dataDir: string,
  { durable, onCreate }: { durable: boolean; onCreate?: () => void },
): Promise<Cluster> {
  const place = join(resolve(dataDir), 'postgres')
  const existing = await realpath(place).catch(() => undefined)
  if (existing === undefined) {
    onCreate?.()
    const programs = await findPostgresPrograms()
    await createCluster(place, programs, durable)
    return describe(place, programs)
  }
  const { uid, gid } = await stat(existing)
  const self = process.getuid?.() ?? uid
  if (self !== 0 && self !== uid)
    throw new Error(`${existing} belongs to another user (${uid}): run as that user, or as root`)
  return describe(place, await findPostgresPrograms(uid === 0 ? undefined : { uid, gid }))
}

async function describe(place: string, programs: PostgresPrograms): Promise<Cluster> {
  const directory = await realpath(place)
  return { directory, password: await readFile(join(directory, passwordFile), 'utf8'), programs }
}

/**
 * Creates a complete cluster in a draft folder and then moves it to `place`. An aborted start thus leaves no partial
 * cluster, and of two concurrent starts one wins. If PostgreSQL's account cannot enter `place`, `place` becomes a link
 * to a directory that it can enter.
 */
async function createCluster(place: string, programs: PostgresPrograms, durable: boolean): Promise<void> {
  const dataDir = dirname(place)
  await mkdir(dataDir, { recursive: true })
  const linked = await readlink(place).catch(() => undefined) // set when the target of the link is missing
  const near = linked === undefined && (await makeEnterable(dataDir, programs.account))
  const target = linked ?? (near ? place : join(systemFolder, `data-${randomBytes(6).toString('hex')}`))
  await mkdir(dirname(target), { recursive: true, mode: 0o755 })
  const draft = await mkdtemp(join(dirname(target), 'postgres-new-'))
  const data = join(draft, 'data')
  try {
    await fillCluster(draft, data, programs, durable)
    await rename(data, target).catch(ignoreExisting)
    if (!near && linked === undefined) await symlink(target, place).catch(ignoreExisting)
    if ((await realpath(place)) !== (await realpath(target))) await rm(target, { recursive: true })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/**
 * Gives the account access to the data folder despite the restrictive modes of its files. Does not change its parent
 * folders.
 *
 * @returns whether the account can enter the folder
 */
async function makeEnterable(dataDir: string, account: Account): Promise<boolean> {
  if (await canEnter(dataDir, account)) return true
  if (!(await canEnter(dirname(dataDir), account))) return false
  await chmod(dataDir, (await stat(dataDir)).mode | 0o011)
  return await canEnter(dataDir, account)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
}

async function fillCluster(draft: string, data: string, programs: PostgresPrograms, durable: boolean): Promise<void> {
  const password = join(draft, passwordFile)
  await writeFile(password, randomBytes(18).toString('base64url'), { mode: 0o600 })
  const { account } = programs
  if (account) for (const path of [draft, password]) await chown(path, account.uid, account.gid)
  const { code, output } = await programs.run('initdb', [
    `--pgdata=${data}`,
    `--username=${superuser}`,
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ])
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not make its files:\n${output}`)
  await chmod(password, 0o600)
  await rename(password, join(data, passwordFile))
}
