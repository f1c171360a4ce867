/**
 * How many deliveries of one webhook may be in flight: few at first, one more with each success, half with each
 * failure.
 */
export interface Window {
  size: number
  /** Failures since the last success. */
  failures: number
  /** Whether the last send took long. */
  isSlow: boolean
}

/** What came of a send, as far as it says how the next ones will do. */
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
 * Time to leave after a failure before the webhook's next send, so that one that refuses at once costs little however
 * much is due, and all that fail together get a bounded number of sends a second.
 *
 * @param failing - webhooks that fail at present
 */
export const pauseMs = ({ failures }: Window, failing: number): number =>
  Math.max(Math.min(failures * pauseStepMs, maxPauseMs), failing * sharedPauseMs)
