import assert from 'node:assert/strict'
import { eventually } from './race.ts'

/** Callers of the API who never pause. */
export interface Traffic {
  /** Resolves once each caller has made some more rounds. */
  rounds(count: number): Promise<void>
  /** How long the requests took so far, in the order of their ends. */
  timesMs: readonly number[]
  /** Ends it, and answers what was wrong. */
  stop(): Promise<string[]>
}

const callers = 4

/**
 * Lists, adds, reads and changes people in rounds, so that no caller waits for another one.
 *
 * @param api - the address of the API, without `/v1`
 */
export function startTraffic(api: string, token: string): Traffic {
  let isOver = false
  const failures: string[] = []
  const timesMs: number[] = []
  const done = Array<number>(callers).fill(0)

  async function send(method: string, path: string, body?: object) {
    const begun = performance.now()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${api}/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    const text = await answer.text()
    timesMs.push(performance.now() - begun)
    if (!answer.ok) failures.push(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return JSON.parse(text) as { data: { id: number } }
  }

  async function round(caller: number, number: number): Promise<void> {
    await send('GET', '/people?limit=25')
    const name = `caller-${caller}-${number}`
    const person = { first_name: 'Eva', last_name: name, email: `${name}@example.com`, phone: '+1 1' }
    const { data } = await send('POST', '/people', person)
    await send('GET', `/people/${data.id}`)
    await send('PATCH', `/people/${data.id}`, { phone: '+1 2' })
  }

  const running = done.map(async (_, caller) => {
    for (let number = 0; !isOver; number += 1) {
      await round(caller, number).catch((error: unknown) => failures.push(String(error)))
      done[caller] = number + 1
    }
  })
  return {
    rounds: async (count) => {
      const wanted = done.map((rounds) => rounds + count)
      await eventually('all callers go on', async () => {
        assert.deepEqual(failures, [])
        return done.every((rounds, caller) => rounds >= (wanted[caller] ?? 0))
      })
    },
    timesMs,
    stop: async () => {
      isOver = true
      await Promise.all(running)
      return failures
    },
  }
}
