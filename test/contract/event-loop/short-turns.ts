import assert from 'node:assert/strict'
import { Agent, request } from 'undici'
import type { TestApp } from '../../support/service/app.ts'
import { busiestTurn } from './busiest-turn.ts'

/*
 * No request keeps the others waiting: whatever it sends, the thread that serves all of them takes its next turn after
 * 100 ms of CPU at most. Only CPU of this thread counts, whatever else the machine does, and of the best of three
 * attempts, as code is compiled and memory collected now and then. The client shares the thread with the app.
 */
const mostMs = 100

/** Fails where a turn of the event loop takes too long in each of three attempts. */
export async function assertShortTurns(what: string, send: () => Promise<unknown>): Promise<void> {
  const attempts: number[] = []
  while (attempts.length < 3 && Math.min(...attempts) > mostMs) attempts.push(await busiestTurn(send))
  assert.ok(Math.min(...attempts) <= mostMs, `${what}: ${attempts.map(Math.round).join(', ')} ms`)
}

/** Reads an answer without keeping it: copying and decoding it would take CPU of the thread that is measured. */
export async function readAway(app: TestApp, path: string, token: string): Promise<void> {
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
