import type { Event } from 'workforce-sdk'
import { signWebhook } from 'workforce-sdk/webhooks'
import type { Settings } from './command.ts'
import type { Screen } from './screen.ts'

/** The time, in milliseconds, that the service waits for a receiver. */
const timeoutMs = 30_000

/** The result of posting an event. */
interface Outcome {
  /** The status of the response; undefined without a response. */
  status?: number
  /** The reason for a failure, from the receiver's response if possible. */
  problem?: string
  durationMs: number
}

/**
 * Signs an event, posts it and prints the result.
 *
 * @returns whether the receiver responded with a 2xx status
 */
export async function forward(event: Event, settings: Settings, screen: Screen): Promise<boolean> {
  const outcome = await post(event, settings)
  const isSuccess = outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300
  const columns = [
    screen.paint('gray', new Date().toTimeString().slice(0, 8)),
    screen.paint('bold', event.type.padEnd(18)),
    event.id,
    screen.paint(isSuccess ? 'green' : 'red', String(outcome.status ?? 'no response')),
    screen.paint('gray', `${outcome.durationMs} ms`),
    ...(outcome.problem ? [screen.paint('red', outcome.problem)] : []),
  ]
  screen.print(columns.join('  '))
  return isSuccess
}

async function post(event: Event, { forwardTo, secret }: Settings): Promise<Outcome> {
  const { id, type, created_at, data } = event
  const body = JSON.stringify({ id, type, created_at, data })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Workforce-Webhooks/1',
    'x-webhook-event': type,
    'x-webhook-attempt': '1',
    ...(await signWebhook(body, secret, { id })),
  }
  const startedAt = performance.now()
  const durationMs = () => Math.round(performance.now() - startedAt)
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(forwardTo, { method: 'POST', headers, body, signal, redirect: 'manual' })
    const responseBody = await response.text()
    return { status: response.status, problem: response.ok ? '' : excerpt(responseBody), durationMs: durationMs() }
  } catch (error) {
    return { problem: describeFailure(error, forwardTo), durationMs: durationMs() }
  }
}

/** Returns the first line of a response without control characters. */
function excerpt(body: string): string {
  const [line = ''] = body.trimStart().split('\n', 1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  return line.replaceAll(/[\u0000-\u001f\u007f-\u009f]/g, ' ').slice(0, 200)
}

function describeFailure(error: unknown, forwardTo: string): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return `not within ${timeoutMs / 1000} seconds`
  if (cause?.code === 'ECONNREFUSED')
    return `nothing listens at ${new URL(forwardTo).host}: start your receiver and resend it`
  return cause?.code ?? cause?.message ?? message
}
