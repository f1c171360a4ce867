import type { Share } from './slots.ts'
import { type Experience, initialWindow, nextWindow, pauseMs, type Window } from './window.ts'

/** What a worker has learned of webhooks from their last attempts, also while nothing is due for them. */
export interface Health {
  windowOf(webhookId: number): Window
  /** @returns the window from now on */
  learn(webhookId: number, experience: Experience): Window
  /** @returns how long to wait before the webhook's next send */
  pauseMs(webhookId: number): number
}

/** @param maxWebhooks - those whose window changed the longest ago are forgotten, and start anew */
export function createHealth(maxWebhooks = 10_000): Health {
  const windows = new Map<number, Window>() // in the order of the last change
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

/** The share of the places that the webhook's next send takes one of. */
export const shareOf = (window: Window): Share => (isFailing(window) || window.isSlow ? 'slow' : 'healthy')
