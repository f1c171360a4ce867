import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Workforce } from 'workforce-sdk'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { closeAfter } from '../../support/close-after.ts'
import { startTcpProxy } from '../../support/postgres/tcp-proxy.ts'
import { respondWith, startReceiver, startRefuser } from '../../support/receivers/receiver.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const program = fileURLToPath(new URL('../../../sdk/cli/main.ts', import.meta.url))
const app = await startTestApp()
const { owner } = await createBusiness(app)
const key = await createKey(app, owner, { scopes: ['events:read', 'people:read', 'people:write'] })
const workforce = new Workforce({ baseUrl: app.url, apiKey: key.token })

let people = 0
const addPerson = () =>
  workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++people}@example.com` })

/** Starts the program as a child process and collects its output. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, WORKFORCE_URL: app.url, WORKFORCE_API_KEY: key.token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const exitCode = once(child, 'close').then(([code]) => code as number | null)
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal)
    return exitCode
  }
  closeAfter(() => stop('SIGKILL'))
  return {
    exitCode,
    stop,
    /** Waits until the output matches. */
    async waitForOutput(pattern: RegExp): Promise<string[]> {
      for (;;) {
        const match = pattern.exec(output)
        if (match) return match
        const next = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), exitCode.then(() => 'end')])
        if ((await next) === 'end' && !pattern.test(output)) assert.fail(`it ended with: ${output}`)
      }
    },
  }
}

describe('workforce-sdk listen', () => {
  test('forwards events, signed with the secret that it prints, and continues from its cursor', async (t) => {
    const receiver = await startReceiver()
    const forwardTo = ['--forward-to', `${receiver.url}/hook`]
    const first = start(['listen', ...forwardTo])
    const [, secret = ''] = await first.waitForOutput(/Signing secret: (whsec_\S+)\n/)
    await first.waitForOutput(/^Not all events are read: the API key lacks .*leave:read/m)

    const createdAt = Date.now()
    const { id } = await addPerson()
    const [received] = await receiver.until(1)
    assert.ok(received)
    t.diagnostic(`${received.at - createdAt} ms from the call that creates an event to its arrival at the receiver`)
    const event = await verifyWebhook(received.body, received.headers, secret)
    assert.ok(event.type === 'person.created')
    assert.equal(event.data.id, id)
    assert.deepEqual(Object.keys(event), ['id', 'type', 'created_at', 'data'])
    assert.equal(received.path, '/hook')
    assert.equal(received.headers['content-type'], 'application/json')
    assert.equal(received.headers['x-webhook-event'], 'person.created')
    assert.equal(received.headers['x-webhook-attempt'], '1')
    await first.waitForOutput(new RegExp(`\\d\\d:\\d\\d:\\d\\d  person\\.created +${event.id}  204  \\d+ ms\\n`))

    assert.equal(await first.stop(), 0)
    const [, cursor = ''] = await first.waitForOutput(/To continue from here: --from (\S+)\n/)
    await addPerson()
    const second = start(['listen', ...forwardTo, '--from', cursor, '--events', 'person.*'])
    await second.waitForOutput(new RegExp(`Signing secret: ${secret.replaceAll('+', '\\+')}\n`)) // the same each time
    await receiver.until(2)
    assert.equal(await second.stop('SIGTERM'), 0)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 2)
    assert.equal(receiver.received.length, 2)
  })

  test('continues from the last event after an outage of the service', async () => {
    const proxy = await startTcpProxy(app.url)
    closeAfter(() => proxy.cut())
    const receiver = await startReceiver()
    const url = new URL(proxy.url).origin
    const listener = start(['listen', '--forward-to', receiver.url, '--url', url, '--events', 'person.deleted'])
    await listener.waitForOutput(/Signing secret/)
    const [first, second] = [await addPerson(), await addPerson()]
    await workforce.people.delete(first.id)
    await receiver.until(1)
    await proxy.cut()
    await listener.waitForOutput(/^No response from http\S+ \(\w+\)\. Trying again until it is back\.\n/m)
    await workforce.people.delete(second.id)
    await proxy.restore()
    await listener.waitForOutput(/^Connected again. Continuing from the last event\.\n/m)
    const received = await receiver.until(2)
    assert.deepEqual(
      received.map(({ body }) => JSON.parse(String(body)).data.id),
      [first.id, second.id],
    )
    assert.equal(await listener.stop(), 0)
  })

  test('prints the outcome of each event, and resend sends an event again', async () => {
    const refuser = await startRefuser()
    const listener = start(['listen', '--forward-to', refuser.url])
    await listener.waitForOutput(/Signing secret/)
    await addPerson()
    const [, id = ''] = await listener.waitForOutput(
      /(evt_\w+) {2}no response {2}\d+ ms {2}nothing listens at 127\.0\.0\.1:\d+: start/,
    )
    assert.equal(await listener.stop(), 0)

    const receiver = await startReceiver()
    receiver.behave(respondWith(400, {}, 'bad_signature: \u001b[31mred\nmore'))
    const rejected = start(['resend', id, '--forward-to', receiver.url])
    await rejected.waitForOutput(new RegExp(`${id}  400  \\d+ ms  bad_signature:  \\[31mred\n`))
    assert.equal(await rejected.exitCode, 1)
    receiver.behave(respondWith(204))
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    assert.equal(await start(['resend', id, '--forward-to', receiver.url, '--secret', secret]).exitCode, 0)
    const [, resent] = receiver.received
    assert.equal((await verifyWebhook(resent?.body ?? '', resent?.headers ?? {}, secret)).id, id)
  })

  test('waits for the response of the receiver before it exits, unless Ctrl-C is pressed again', async () => {
    const receiver = await startReceiver()
    let respond = (): void => assert.fail('nothing was received')
    receiver.behave((response) => {
      respond = () => void response.writeHead(204).end()
    })
    const listener = start(['listen', '--forward-to', receiver.url])
    await listener.waitForOutput(/Signing secret/)
    await addPerson()
    await receiver.until(1)
    const exitCode = listener.stop()
    await listener.waitForOutput(/Waiting for your receiver to respond; Ctrl-C again ends at once/)
    respond()
    assert.equal(await exitCode, 0)
    await listener.waitForOutput(/204 .*\nTo continue from here/)

    const interrupted = start(['listen', '--forward-to', receiver.url])
    await interrupted.waitForOutput(/Signing secret/)
    await addPerson()
    await receiver.until(2)
    void interrupted.stop()
    await interrupted.waitForOutput(/Waiting/)
    // An immediate repetition may count as the same Ctrl-C.
    const repetition = setInterval(() => void interrupted.stop(), 50)
    assert.equal(await interrupted.exitCode, 130)
    clearInterval(repetition)
  })
})
