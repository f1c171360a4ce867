import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'
import type { Place } from './place.ts'
import type { Figure } from './table.ts'

const restMs = 10_000
const compiled = join(import.meta.dirname, '../../node_modules/.cache/compile')

/** What the processes keep resident a while after their start, with no work to do. Started twice, as compiled code is kept. */
export async function memoryFigures({ env }: Place, say: (line: string) => void): Promise<Figure[]> {
  say('Memory of idle processes …')
  const idle = async (main: string, name: string, what: string, aim: string): Promise<Figure> => {
    const start = () => startChild(main, { env: { ...env, NODE_COMPILE_CACHE: compiled } })
    await (await start()).stop()
    const child = await start()
    await sleep(restMs)
    const megabytes = (await child.residentBytes()) / 1e6
    await child.stop()
    return { name: `idle_memory_mb.${name}`, what: `memory of ${what} at rest`, figure: megabytes, unit: 'MB', aim }
  }
  return [await idle('server/main.ts', 'api', 'the API', ''), await idle('worker/main.ts', 'worker', 'the worker', '')]
}
