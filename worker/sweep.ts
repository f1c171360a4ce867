import { setTimeout as sleep } from 'node:timers/promises'
import type { Drainer } from './delivery/drainer.ts'
import type { Lifeline } from './lifeline.ts'

const everyMs = 3_000

/**
 * Finds what a crash left behind: due deliveries that nobody drains, and jobs held by workers that live no more. It
 * looks at once and then every few seconds, so that nothing waits for longer however its worker ended.
 *
 * @param options.signal - ends it
 */
export async function sweepUntil({
  lifeline,
  drainer,
  signal,
}: {
  lifeline: Pick<Lifeline, 'findNeglected' | 'freeJobsOfTheDead'>
  drainer: Pick<Drainer, 'wake'>
  signal: AbortSignal
}): Promise<void> {
  while (!signal.aborted) {
    for (const webhookId of await lifeline.findNeglected()) drainer.wake(webhookId)
    await lifeline.freeJobsOfTheDead()
    await sleep(everyMs * (1 + Math.random() / 3), undefined, { signal }).catch(() => undefined)
  }
}
