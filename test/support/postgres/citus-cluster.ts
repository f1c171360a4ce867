import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { changeDatabase, execute, joinNodes } from './citus.ts'
import { createDebianPostgres, debianPostgres } from './debian-postgres.ts'

/** Debian's PostgreSQL, where Citus is installed for it; else why there can be no cluster. */
export const citusPrograms: { programs: string } | { missing: string } = findCitus()

function findCitus(): typeof citusPrograms {
  if (debianPostgres === undefined) return { missing: 'Debian’s postgresql is not installed' }
  const folder = execFileSync(join(debianPostgres, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim()
  if (existsSync(join(folder, 'extension/citus.control'))) return { programs: debianPostgres }
  return { missing: 'Citus is not installed for Debian’s postgresql' }
}

const settings = [
  'shared_preload_libraries=citus',
  'citus.enable_unsafe_triggers=on', // ours reach no row but their own
  'max_connections=400',
  'max_prepared_transactions=400',
].map((setting) => `-c ${setting}`)

/** A coordinator and two workers with Citus, each a PostgreSQL of its own on this machine. */
export async function startCitusCluster(programs: string, place?: string) {
  const options = { settings, ...(place !== undefined && { place }) }
  const machines = await Promise.all([1, 2, 3].map(() => createDebianPostgres(programs, options)))
  const urls = machines.map(({ port }) => `postgres://postgres@127.0.0.1:${port}/postgres`)
  const [coordinator, ...workers] = machines as [ClusterNode, ...ClusterNode[]]
  return {
    coordinator,
    workers,
    /** Joins a database of each machine, which is new but for `postgres`. @returns its address on the coordinator */
    async join(name = 'postgres'): Promise<string> {
      if (name !== 'postgres') for (const url of urls) await execute(url, `create database ${name}`)
      const databases = urls.map((url) => changeDatabase(url, name))
      await joinNodes(databases)
      return databases[0] ?? ''
    },
    /** Ends all machines, and removes their data. */
    async remove() {
      await Promise.all(machines.map((machine) => machine.remove()))
    },
  }
}

export type ClusterNode = Awaited<ReturnType<typeof createDebianPostgres>>
