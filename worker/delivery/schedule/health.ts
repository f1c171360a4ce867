import type { Share } from './slots.ts'
import { type Experience, initialWindow, nextWindow, pauseMs, type Window } from './window.ts'

/** The state that a worker learns from the last attempts of webhooks, kept even while nothing is due. */
export interface Health {
  windowOf(webhookId: number): Window
  /** @returns the new window */
  learn(webhookId: number, experience: Experience): Window
  /** @returns milliseconds to wait before the webhook's next send */
  pauseMs(webhookId: number): number
}

/** @param maxWebhooks - beyond this number, the webhook with the oldest change starts again with the initial window */
export function createHealth(maxWebhooks = 10_000): Health {
  const windows = new Map<number, Window>() // ordered by last change
  let failing = 0

  const forget = (webhookId: number): void => {
    if (isFailing(windows.get(webhookId))) failing -= 1
    windows.delete(webhookId)
  }
  const windowOf = (webhookId: number) => windows.get(webhookId) ?? initialWindow

  return {
    windowOf,
    learn(webhookId, experience) {
      const before = windowOf(webhookId)
      const window = nextWindow(before, experience)
      if (window === before) return window
      forget(webhookId)
      windows.set(webhookId, window)
      if (isFailing(window)) failing += 1
      const [oldest] = windows.keys()
      if (windows.size > maxWebhooks && oldest !== undefined) forget(oldest)
      return window
    },
    pauseMs: (webhookId) => pauseMs(windowOf(webhookId), failing),
  }
}

export const isFailing = (window: Window | undefined): boolean => window !== undefined && window.failures > 0

/** The share that provides the slot for the webhook's next send. */
export const shareOf = (window: Window): Share => (isFailing(window) || window.isSlow ? 'slow' : 'healthy')
