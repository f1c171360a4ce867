import type { Share } from './slots.ts'

/**
 * The congestion window of a webhook, which limits its deliveries in flight: 1 at first, one more after each success,
 * half as many after each failure.
 */
export interface Window {
  size: number
  /** The number of failures since the last success. */
  failures: number
  /** Whether the last send was slow. */
  isSlow: boolean
}

/** The result of a send. */
export type Feedback = Pick<Window, 'isSlow'> & { succeeded: boolean }

/** Tracks the windows of webhooks by the attempts of this worker, even while no delivery is due. */
export interface Health {
  window(webhookId: number): Window
  /** Updates the window of a webhook after a send and returns the new window. */
  update(webhookId: number, feedback: Feedback): Window
  /** Returns the delay before the webhook's next send, in milliseconds. */
  pauseMs(webhookId: number): number
}

/**
 * Creates an empty record of windows.
 *
 * @param maxWebhooks - the maximum number of stored windows; beyond it, the window that changed longest ago is reset
 */
export function createHealth(maxWebhooks = 10_000): Health {
  const windows = new Map<number, Window>() // by webhook ID, sorted by the time of the last change
  let failing = 0

  const remove = (webhookId: number): void => {
    if (isFailing(windows.get(webhookId))) failing -= 1
    windows.delete(webhookId)
  }
  const currentWindow = (webhookId: number) => windows.get(webhookId) ?? initialWindow

  return {
    window: currentWindow,
    update(webhookId, feedback) {
      const before = currentWindow(webhookId)
      const window = nextWindow(before, feedback)
      if (window === before) return window
      remove(webhookId)
      windows.set(webhookId, window)
      if (isFailing(window)) failing += 1
      const [oldest] = windows.keys()
      if (windows.size > maxWebhooks && oldest !== undefined) remove(oldest)
      return window
    },
    pauseMs: (webhookId) => pauseMs(currentWindow(webhookId), failing),
  }
}

export const initialWindow: Window = { size: 1, failures: 0, isSlow: false }

const maxSize = 10

/** Returns the window after an attempt; the same object when nothing changes. */
export function nextWindow(window: Window, { succeeded, isSlow }: Feedback): Window {
  const { size, failures } = window
  if (!succeeded) return { size: Math.max(Math.floor(size / 2), 1), failures: failures + 1, isSlow }
  const isSame = size === maxSize && failures === 0 && isSlow === window.isSlow
  return isSame ? window : { size: Math.min(size + 1, maxSize), failures: 0, isSlow }
}

const pauseStepMs = 10
const maxPauseMs = 100
const sharedPauseMs = 2

/**
 * Returns the delay between a failure and the webhook's next send, in milliseconds. The delay limits the load that a
 * refusing receiver causes, and the sends per second to all failing receivers together.
 *
 * @param failing - the number of webhooks that currently fail
 */
export const pauseMs = ({ failures }: Window, failing: number): number =>
  Math.max(Math.min(failures * pauseStepMs, maxPauseMs), failing * sharedPauseMs)

export const isFailing = (window: Window | undefined): boolean => window !== undefined && window.failures > 0

/** Returns the share that provides the slot for the webhook's next send. */
export const slotShare = (window: Window): Share => (isFailing(window) || window.isSlow ? 'slow' : 'healthy')
