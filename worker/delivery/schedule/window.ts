/**
 * The number of a webhook's deliveries that may be in flight: one at first, one more after each success, half after
 * each failure.
 */
export interface Window {
  size: number
  /** Failures since the last success. */
  failures: number
  /** Whether the last send took long. */
  isSlow: boolean
}

/** The result of a send that affects the next ones. */
export type Experience = Pick<Window, 'isSlow'> & { succeeded: boolean }

export const initialWindow: Window = { size: 1, failures: 0, isSlow: false }

const maxSize = 10

/** @returns the window after an attempt; the same object when nothing changes */
export function nextWindow(window: Window, { succeeded, isSlow }: Experience): Window {
  const { size, failures } = window
  if (!succeeded) return { size: Math.max(Math.floor(size / 2), 1), failures: failures + 1, isSlow }
  const isSame = size === maxSize && failures === 0 && isSlow === window.isSlow
  return isSame ? window : { size: Math.min(size + 1, maxSize), failures: 0, isSlow }
}

const pauseStepMs = 10
const maxPauseMs = 100
const sharedPauseMs = 2

/**
 * The pause between a failure and the webhook's next send. It keeps a refusing receiver cheap, however much is due, and
 * limits the sends per second to all failing receivers together.
 *
 * @param failing - the number of webhooks that currently fail
 */
export const pauseMs = ({ failures }: Window, failing: number): number =>
  Math.max(Math.min(failures * pauseStepMs, maxPauseMs), failing * sharedPauseMs)
