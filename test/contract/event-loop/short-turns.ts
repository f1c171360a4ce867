import assert from 'node:assert/strict'
import { Agent, request } from 'undici'
import type { TestApp } from '../../support/service/app.ts'
import { longestTurnMs } from './longest-turn-ms.ts'

/*
 * No request blocks the others. A shape that makes a parser or a loop quadratic takes seconds of one turn of the event
 * loop; the largest requests take 20 to 80 ms on a fast machine and twice as long on a slow one. The limit is far from
 * both. Only the CPU time of this thread counts, and the best of three attempts, because compilation and garbage
 * collection add to single attempts. The client shares the thread with the app.
 */
const maxMs = 400

/** Fails if a turn of the event loop takes too long in each of three attempts. */
export async function assertShortTurns(title: string, send: () => Promise<unknown>): Promise<void> {
  const attempts: number[] = []
  while (attempts.length < 3 && Math.min(...attempts) > maxMs) attempts.push(await longestTurnMs(send))
  assert.ok(Math.min(...attempts) <= maxMs, `${title}: ${attempts.map(Math.round).join(', ')} ms`)
}

/** Reads a response and discards it: a copy or decoding would take CPU time of the measured thread. */
export async function download(app: TestApp, path: string, token: string): Promise<void> {
  const dispatcher = new Agent()
  try {
    const { statusCode, body } = await request(app.url + path, {
      dispatcher,
      headers: { authorization: `Bearer ${token}` },
    })
    for await (const _ of body);
    assert.equal(statusCode, 200, path)
  } finally {
    await dispatcher.close()
  }
}
