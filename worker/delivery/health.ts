import { initialWindow, nextWindow, pauseMs, type Window } from './window.ts'

/** What a worker has learned of webhooks from their last attempts, also while nothing is due for them. */
export interface Health {
  windowOf(webhookId: number): Window
  /** @returns how long to wait before the webhook's next send */
  learn(webhookId: number, succeeded: boolean): number
}

/** @param maxWebhooks - those whose last attempt is the longest ago are forgotten, and start anew */
export function createHealth(maxWebhooks = 10_000): Health {
  const windows = new Map<number, Window>() // in the order of the last attempt
  let failing = 0

  const forget = (webhookId: number): void => {
    if (isFailing(windows.get(webhookId))) failing -= 1
    windows.delete(webhookId)
  }
  const windowOf = (webhookId: number) => windows.get(webhookId) ?? initialWindow

  return {
    windowOf,
    learn(webhookId, succeeded) {
      const window = nextWindow(windowOf(webhookId), succeeded)
      forget(webhookId)
      windows.set(webhookId, window)
      if (isFailing(window)) failing += 1
      const [oldest] = windows.keys()
      if (windows.size > maxWebhooks && oldest !== undefined) forget(oldest)
      return succeeded ? 0 : pauseMs(window, failing)
    },
  }
}

export const isFailing = (window: Window | undefined): boolean => window !== undefined && window.failures > 0
