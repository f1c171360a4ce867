import assert from 'node:assert/strict'
import { closeAfter } from '../close-after.ts'
import { eventually } from '../race.ts'
import { testPassword } from '../samples/factories.ts'

/** Callers that send requests to the API continuously. */
export interface Traffic {
  /** Resolves once each caller has completed `count` more rounds. */
  rounds(count: number): Promise<void>
  /** The durations of the completed requests in milliseconds, in the order in which they ended. */
  durationsMs: readonly number[]
  /** Stops all callers. Returns their failures. */
  stop(): Promise<string[]>
}

const callerCount = 4

/**
 * Lists, adds, reads and changes people in rounds, with several independent callers. A caller stops at its first
 * failure, and all callers stop at the end of the test.
 *
 * @param api - the URL of the API, without `/v1`
 * @param user - an administrator with the test password. An API key is created for them, as an access token would
 *   expire during a long migration
 */
export async function startTraffic(api: string, user: { email: string }): Promise<Traffic> {
  let isStopped = false
  const failures: string[] = []
  const durationsMs: number[] = []
  const completedRounds = Array<number>(callerCount).fill(0)

  /**
   * Sends a request and returns the result.
   *
   * @throws Error with the response when the request fails
   */
  async function send<Data>(token: string, method: string, path: string, body?: object): Promise<Data> {
    const startMs = performance.now()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`${api}/v1${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
    const text = await response.text()
    durationsMs.push(performance.now() - startMs)
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`)
    return JSON.parse(text).data
  }

  async function createKey(): Promise<string> {
    const { email } = user
    const { token } = await send<{ token: string }>('', 'POST', '/login', { email, password: testPassword })
    const scopes = ['people:read', 'people:write']
    return (await send<{ key: string }>(token, 'POST', '/api-keys', { name: 'Traffic', scopes })).key
  }

  const key = await createKey()

  async function round(caller: number, number: number): Promise<void> {
    await send(key, 'GET', '/people?limit=25')
    const name = `caller-${caller}-${number}`
    const person = { first_name: 'Eva', last_name: name, email: `${name}@example.com`, phone: '+1 1' }
    const { id } = await send<{ id: number }>(key, 'POST', '/people', person)
    await send(key, 'GET', `/people/${id}`)
    await send(key, 'PATCH', `/people/${id}`, { phone: '+1 2' })
  }

  async function makeRounds(caller: number): Promise<void> {
    for (let number = 0; !isStopped; number += 1) {
      await round(caller, number)
      completedRounds[caller] = number + 1
    }
  }

  durationsMs.length = 0
  const running = completedRounds.map((_, caller) =>
    makeRounds(caller).catch((error: unknown) => failures.push(String(error))),
  )
  const stop = async (): Promise<string[]> => {
    isStopped = true
    await Promise.all(running)
    return failures
  }
  closeAfter(stop)
  return {
    rounds: async (count) => {
      for (let more = 1; more <= count; more += 1) {
        const before = [...completedRounds]
        await eventually('all callers make another round', async () => {
          assert.deepEqual(failures, [])
          return completedRounds.every((rounds, caller) => rounds > (before[caller] ?? 0))
        })
      }
    },
    durationsMs,
    stop,
  }
}
