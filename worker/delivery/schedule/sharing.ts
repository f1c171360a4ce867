import type { Lifeline } from '../../lifeline.ts'

/** Lets workers with spare capacity take over webhooks from overloaded workers. */
export interface Sharing {
  /** Another worker asks for help. */
  helpAsked(worker: number): void
  /** Whether this worker cannot keep up. */
  isOverloaded(): boolean
  stop(): void
}

interface Options {
  lifeline: Pick<Lifeline, 'askForHelp' | 'offerHelp'>
  /** The used part of this worker's healthy slots, from 0 to 1. */
  slotsTaken(): number
  /** Whether this worker drains webhooks that another one could take over. */
  canShare(): boolean
}

/**
 * How often a worker measures its load. In this time it asks for help at most once, and offers help at most once, so
 * that webhooks it has taken over show in its load before it takes more.
 */
const everyMs = 250

/**
 * A worker asks for help from `askFrom` on, and offers help below `offerBelow`. The gap keeps webhooks from moving back
 * and forth.
 */
const askFrom = 0.9
const offerBelow = 0.5

/**
 * Watches the load of this process: the busy part of its event loop or the used part of its healthy slots, whichever is
 * larger.
 */
export function createSharing({ lifeline, slotsTaken, canShare }: Options): Sharing {
  let seen = performance.eventLoopUtilization()
  let utilization = 0
  let mayOffer = false
  const load = () => Math.max(utilization, slotsTaken())
  const isOverloaded = () => load() >= askFrom

  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, seen).utilization
    seen = now
    mayOffer = true
    if (isOverloaded() && canShare()) void lifeline.askForHelp()
  }, everyMs).unref()

  return {
    helpAsked(worker) {
      if (!mayOffer || load() >= offerBelow) return
      mayOffer = false
      void lifeline.offerHelp(worker)
    },
    isOverloaded,
    stop: () => clearInterval(timer),
  }
}
