import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'

/** Linux counts the CPU of processes in hundredths of a second, whatever its kernel ticks by. */
const microsecondsPerTick = 10_000

/**
 * CPU that the PostgreSQL of a connection has used so far, in microseconds: all its processes, those that have ended
 * included. It must run on this machine, under Linux.
 */
export async function postgresCpuMicroseconds(sql: Client): Promise<number> {
  const { rows } = await sql.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const [postmaster = ''] = (await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n')
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
  const ofChildren = await Promise.all(children.map((pid) => ticksOf(pid).catch(() => [0, 0]))) // one may just have ended
  const own = await ticksOf(postmaster) // read last: who has ended by now is in it
  return sum([...own, ...ofChildren.flatMap((ticks) => ticks.slice(0, 2))]) * microsecondsPerTick
}

/** User and system time of a process, and then of its children that have ended. */
async function ticksOf(pid: string): Promise<number[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return afterName.slice(11, 15).map(Number)
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)
