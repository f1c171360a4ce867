import type { Lifeline } from '../lifeline.ts'

/** Lets workers that have room take webhooks over from those that cannot keep up. */
export interface Sharing {
  /** Another worker asks for help. */
  helpAsked(worker: number): void
  stop(): void
}

interface Options {
  lifeline: Pick<Lifeline, 'askForHelp' | 'offerHelp'>
  /** How much of this worker's places for healthy webhooks is taken, from 0 to 1. */
  placesTaken(): number
  /** Whether this worker drains webhooks that it could leave to another one. */
  canShare(): boolean
}

/**
 * How often a worker looks at its load, asks for help at most, and offers it at most: what one worker gives it is seen
 * in its load before it takes more.
 */
const everyMs = 250

/** Loads from which on a worker asks for help, and below which it offers help. Far apart, so that none goes in circles. */
const askFrom = 0.9
const offerBelow = 0.5

/**
 * Watches the load of this process: the share of the time in which its event loop is busy, or of its places for sends
 * that are taken, whichever is more.
 */
export function createSharing({ lifeline, placesTaken, canShare }: Options): Sharing {
  let seen = performance.eventLoopUtilization()
  let utilization = 0
  let mayOffer = false
  const load = () => Math.max(utilization, placesTaken())

  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, seen).utilization
    seen = now
    mayOffer = true
    if (load() >= askFrom && canShare()) void lifeline.askForHelp()
  }, everyMs).unref()

  return {
    helpAsked(worker) {
      if (!mayOffer || load() >= offerBelow) return
      mayOffer = false
      void lifeline.offerHelp(worker)
    },
    stop: () => clearInterval(timer),
  }
}
