import type { Lifeline } from '../../lifeline.ts'

/** Moves webhooks from overloaded workers to workers with spare capacity. */
export interface Sharing {
  /** Offers help to a worker that requests it, if this worker has spare capacity. */
  onHelpRequest(worker: number): void
  /** Whether this worker cannot keep up. */
  isOverloaded(): boolean
  stop(): void
}

interface Options {
  lifeline: Pick<Lifeline, 'requestHelp' | 'offerHelp'>
  /** Returns the fraction of this worker's healthy slots in use, from 0 to 1. */
  slotLoad(): number
  /** Whether this worker drains webhooks that another worker could take over. */
  canShare(): boolean
}

/**
 * The interval, in milliseconds, at which a worker measures its load and may request and offer help once. The load thus
 * includes the webhooks that the worker has taken over before it takes over more.
 */
const intervalMs = 250

/**
 * The load from which a worker requests help (`overload`), and the load below which it offers help (`spare`). The gap
 * prevents webhooks from moving back and forth.
 */
const loadLimits = { overload: 0.9, spare: 0.5 }

/**
 * Creates the sharing of webhooks by load. The load of this process is the utilisation of its event loop or of its
 * healthy slots, whichever is larger.
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
