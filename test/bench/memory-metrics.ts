import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'
import type { Fixture } from './fixture.ts'
import type { Metric } from './table.ts'

const idleMs = 10_000
const compiled = join(import.meta.dirname, '../../node_modules/.cache/compile')

/** Measures the resident memory of idle processes. Each starts twice: the first start fills the compile cache. */
export async function measureMemory({ env }: Fixture, report: (line: string) => void): Promise<Metric[]> {
  report('Memory of idle processes …')
  const idle = async (main: string, name: string, label: string, target: string): Promise<Metric> => {
    const start = () => startChild(main, { env: { ...env, NODE_COMPILE_CACHE: compiled } })
    await (await start()).stop()
    const child = await start()
    await sleep(idleMs)
    const megabytes = (await child.residentBytes()) / 1e6
    await child.stop()
    return { name: `idle_memory_mb.${name}`, label: `idle memory of ${label}`, value: megabytes, unit: 'MB', target }
  }
  return [await idle('server/main.ts', 'api', 'the API', ''), await idle('worker/main.ts', 'worker', 'the worker', '')]
}
