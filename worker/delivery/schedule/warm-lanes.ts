import type { Lane } from './lane.ts'

/** Idle lanes that stay open for a moment, as events often follow each other. */
export interface WarmLanes {
  /** Keeps an idle lane, from now on for the whole time. @returns whether there is room for it */
  keep(lane: Lane): boolean
  /** It has something to do again, or is closed. */
  forget(lane: Lane): void
  /** Gives up as many of the lanes as are wanted, first those that have been idle for longest. */
  giveUp(count: number): Lane[]
  /** Gives up those whose time is over. */
  over(): Lane[]
}

/** @param options.keepMs - how long a lane stays open @param options.most - lanes kept at a time */
export function createWarmLanes(
  { keepMs, most }: { keepMs: number; most: number },
  now = () => performance.now(),
): WarmLanes {
  const since = new Map<Lane, number>() // in the order of their times

  const giveUp = (lanes: Iterable<Lane>): Lane[] => {
    const given = [...lanes]
    for (const lane of given) since.delete(lane)
    return given
  }

  return {
    keep(lane) {
      since.delete(lane)
      if (since.size >= most) return false
      since.set(lane, now())
      return true
    },
    forget: (lane) => void since.delete(lane),
    giveUp: (count) => giveUp(since.keys().take(count)),
    over: () => giveUp([...since.keys()].filter((lane) => now() - (since.get(lane) ?? 0) >= keepMs)),
  }
}
