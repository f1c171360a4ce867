import type { Lifeline } from '../../lifeline.ts'

/** Moves webhooks from overloaded workers to workers with spare capacity. */
export interface Sharing {
  /** Offers help to another worker that requests it, if this one has spare capacity. */
  onHelpRequest(worker: number): void
  /** Whether this worker cannot keep up. */
  isOverloaded(): boolean
  stop(): void
}

interface Options {
  lifeline: Pick<Lifeline, 'requestHelp' | 'offerHelp'>
  /** The used part of this worker's healthy slots, from 0 to 1. */
  slotLoad(): number
  /** Whether this worker drains webhooks that another one could take over. */
  canShare(): boolean
}

/**
 * How often a worker measures its load, requests help and offers help at most. Webhooks that it has taken over thus show
 * in its load before it takes more.
 */
const intervalMs = 250

/**
 * A worker requests help at a load of `overload` or more, and offers help below `spare`. The gap prevents webhooks from
 * moving back and forth.
 */
const loadLimits = { overload: 0.9, spare: 0.5 }

/**
 * Measures the load of this process: the busy part of its event loop or the used part of its healthy slots, whichever is
 * larger.
 */
export function createSharing({ lifeline, slotLoad, canShare }: Options): Sharing {
  let last = performance.eventLoopUtilization()
  let utilization = 0
  let mayOffer = false
  const load = () => Math.max(utilization, slotLoad())
  const isOverloaded = () => load() >= loadLimits.overload

  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, last).utilization
    last = now
    mayOffer = true
    if (isOverloaded() && canShare()) void lifeline.requestHelp()
  }, intervalMs).unref()

  return {
    onHelpRequest(worker) {
      if (!mayOffer || load() >= loadLimits.spare) return
      mayOffer = false
      void lifeline.offerHelp(worker)
    },
    isOverloaded,
    stop: () => clearInterval(timer),
  }
}
