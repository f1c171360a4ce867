import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

/** Linux reports the CPU time of processes in hundredths of a second, independent of the tick of the kernel. */
const microsecondsPerTick = 10_000

/**
 * CPU time that the PostgreSQL server of a connection has used so far, in microseconds, including processes that have
 * exited. The server must run on this machine, on Linux.
 */
export async function postgresCpuMicroseconds(sql: Client): Promise<number> {
  const { rows } = await sql.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [postmaster = ''] = (await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n')
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
  const childTicks = await Promise.all(children.map((pid) => readTicks(pid).catch(() => [0, 0]))) // may have exited
  const ownTicks = await readTicks(postmaster) // read last, so that it includes children that have exited
  return sum([...ownTicks, ...childTicks.flatMap((ticks) => ticks.slice(0, 2))]) * microsecondsPerTick
}

/** User and system time of a process, followed by those of its children that have exited. */
async function readTicks(pid: string): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return afterName.slice(11, 15).map(Number)
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
