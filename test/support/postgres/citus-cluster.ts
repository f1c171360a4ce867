import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changeDatabase, execute, joinNodes } from './citus.ts'
import { createDebianPostgres, debianPostgres } from './debian-postgres.ts'

/** The folder of a PostgreSQL from Debian with Citus, or the reason why no cluster can be started. */
export const citusInstallation: { binDir: string } | { missing: string } = findCitus()

function findCitus(): typeof citusInstallation {
  if (debianPostgres === undefined) return { missing: 'Debian’s postgresql is not installed' }
  const options = ['--sharedir', '--pkglibdir']
  const output = execFileSync(join(debianPostgres, 'pg_config'), options, { encoding: 'utf8' })
  const [share = '', libraries = ''] = output.trim().split('\n')
  // Both, as a partly removed Citus keeps its control file, and the server does not start without its library.
  const files = [join(share, 'extension/citus.control'), join(libraries, 'citus.so')]
  if (files.every((file) => existsSync(file))) return { binDir: debianPostgres }
  return { missing: 'Citus is not installed for Debian’s postgresql' }
}

const settings = [
  'shared_preload_libraries=citus',
  'citus.enable_unsafe_triggers=on', // the service's triggers change only their own row
  'max_connections=400',
  'max_prepared_transactions=400',
].map((setting) => `-c ${setting}`)

/** Starts a coordinator and two workers with Citus, each a separate PostgreSQL server on this machine. */
export async function startCitusCluster(binDir: string, parent?: string) {
  const options = { settings, ...(parent !== undefined && { parent }) }
  const nodes = await Promise.all([1, 2, 3].map(() => createDebianPostgres(binDir, options)))
  const urls = nodes.map(({ port }) => `postgres://postgres@127.0.0.1:${port}/postgres`)
  const [coordinator, ...workers] = nodes as [ClusterNode, ...ClusterNode[]]
  return {
    coordinator,
    workers,
    /**
     * Creates a database on each node, unless it is `postgres`, and joins these databases into a cluster. Returns the
     * URL on the coordinator.
     */
    async join(name = 'postgres'): Promise<string> {
      if (name !== 'postgres') for (const url of urls) await execute(url, `create database ${name}`)
      const databases = urls.map((url) => changeDatabase(url, name))
      await joinNodes(databases)
      return databases[0] ?? ''
    },
    /** Stops all nodes and removes their data directories. */
    async remove() {
      await Promise.all(nodes.map((node) => node.remove()))
    },
  }
}

export type ClusterNode = Awaited<ReturnType<typeof createDebianPostgres>>
