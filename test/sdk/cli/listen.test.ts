import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Workforce } from 'workforce-sdk'
import { verifyWebhook } from 'workforce-sdk/webhooks'
import { closeAfter } from '../../support/close-after.ts'
import { startTcpProxy } from '../../support/postgres/tcp-proxy.ts'
import { answers, startReceiver, startRefuser } from '../../support/receivers/receiver.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const program = fileURLToPath(new URL('../../../sdk/cli/main.ts', import.meta.url))
const app = await startTestApp()
const { owner } = await createBusiness(app)
const key = await createKey(app, owner, { scopes: ['events:read', 'people:read', 'people:write'] })
const workforce = new Workforce({ baseUrl: app.url, apiKey: key.token })

let made = 0
const addPerson = () =>
  workforce.people.create({ first_name: 'Ada', last_name: 'Lovelace', email: `ada-${++made}@example.com` })

/** Runs the program beside the test, with what it has printed so far. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, WORKFORCE_URL: app.url, WORKFORCE_API_KEY: key.token, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.setEncoding('utf8').on('data', (text) => (printed += text))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const end = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal)
    return ended
  }
  closeAfter(() => end('SIGKILL'))
  return {
    ended,
    end,
    /** Waits until something is printed. */
    async prints(pattern: RegExp): Promise<string[]> {
      for (;;) {
        const found = pattern.exec(printed)
        if (found) return found
        const next = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended.then(() => 'end')])
        if ((await next) === 'end' && !pattern.test(printed)) assert.fail(`it ended with: ${printed}`)
      }
    },
  }
}

describe('workforce-sdk listen', () => {
  test('forwards events, signed with the secret that it prints, and goes on from its cursor', async (t) => {
    const receiver = await startReceiver()
    const forwardTo = ['--forward-to', `${receiver.url}/hook`]
    const first = start(['listen', ...forwardTo])
    const [, secret = ''] = await first.prints(/Signing secret: (whsec_\S+)\n/)
    await first.prints(/^Not all events are read: the API key lacks .*leave:read/m)

    const createdAt = Date.now()
    const { id } = await addPerson()
    const [received] = await receiver.until(1)
    assert.ok(received)
    t.diagnostic(`${received.at - createdAt} ms from the call that makes an event to its receiver`)
    const event = await verifyWebhook(received.body, received.headers, secret)
    assert.ok(event.type === 'person.created')
    assert.equal(event.data.id, id)
    assert.deepEqual(Object.keys(event), ['id', 'type', 'created_at', 'data'])
    assert.equal(received.path, '/hook')
    assert.equal(received.headers['content-type'], 'application/json')
    assert.equal(received.headers['x-webhook-event'], 'person.created')
    assert.equal(received.headers['x-webhook-attempt'], '1')
    await first.prints(new RegExp(`\\d\\d:\\d\\d:\\d\\d  person\\.created +${event.id}  204  \\d+ ms\\n`))

    assert.equal(await first.end(), 0)
    const [, cursor = ''] = await first.prints(/To continue from here: --from (\S+)\n/)
    await addPerson()
    const second = start(['listen', ...forwardTo, '--from', cursor, '--events', 'person.*'])
    await second.prints(new RegExp(`Signing secret: ${secret.replaceAll('+', '\\+')}\n`)) // the same each time
    await receiver.until(2)
    assert.equal(await second.end('SIGTERM'), 0)
    assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 2)
    assert.equal(receiver.received.length, 2)
  })

  test('goes on where it stopped when the service was away', async () => {
    const proxy = await startTcpProxy(app.url)
    const receiver = await startReceiver()
    const url = new URL(proxy.url).origin
    const listener = start(['listen', '--forward-to', receiver.url, '--url', url, '--events', 'person.deleted'])
    await listener.prints(/Signing secret/)
    const [seen, missed] = [await addPerson(), await addPerson()]
    await workforce.people.delete(seen.id)
    await receiver.until(1)
    await proxy.cut()
    await listener.prints(/^No answer from http\S+ \(\w+\)\. Trying again until it is back\.\n/m)
    await workforce.people.delete(missed.id)
    await proxy.restore()
    await listener.prints(/^Connected again. Continuing from the last event\.\n/m)
    const received = await receiver.until(2)
    assert.deepEqual(
      received.map(({ body }) => JSON.parse(String(body)).data.id),
      [seen.id, missed.id],
    )
    assert.equal(await listener.end(), 0)
  })

  test('tells what became of each event, and resend sends it again', async () => {
    const refuser = await startRefuser()
    const listener = start(['listen', '--forward-to', refuser.url])
    await listener.prints(/Signing secret/)
    await addPerson()
    const [, id = ''] = await listener.prints(
      /(evt_\w+) {2}no answer {2}\d+ ms {2}nothing listens at 127\.0\.0\.1:\d+: start/,
    )
    assert.equal(await listener.end(), 0)

    const receiver = await startReceiver()
    receiver.behave(answers(400, {}, 'bad_signature: \u001b[31mred\nmore'))
    const refused = start(['resend', id, '--forward-to', receiver.url])
    await refused.prints(new RegExp(`${id}  400  \\d+ ms  bad_signature:  \\[31mred\n`))
    assert.equal(await refused.ended, 1)
    receiver.behave(answers(204))
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    assert.equal(await start(['resend', id, '--forward-to', receiver.url, '--secret', secret]).ended, 0)
    const [, again] = receiver.received
    assert.equal((await verifyWebhook(again?.body ?? '', again?.headers ?? {}, secret)).id, id)
  })

  test('waits for the receiver at its end, and a second Ctrl-C does not', async () => {
    const receiver = await startReceiver()
    let answer = (): void => assert.fail('nothing was received')
    receiver.behave((response) => {
      answer = () => void response.writeHead(204).end()
    })
    const patient = start(['listen', '--forward-to', receiver.url])
    await patient.prints(/Signing secret/)
    await addPerson()
    await receiver.until(1)
    const ended = patient.end()
    await patient.prints(/Waiting for your receiver to answer; Ctrl-C again ends at once/)
    answer()
    assert.equal(await ended, 0)
    await patient.prints(/204 .*\nTo continue from here/)

    const hasty = start(['listen', '--forward-to', receiver.url])
    await hasty.prints(/Signing secret/)
    await addPerson()
    await receiver.until(2)
    void hasty.end()
    await hasty.prints(/Waiting/)
    const again = setInterval(() => void hasty.end(), 50) // at once, it may be the same Ctrl-C
    assert.equal(await hasty.ended, 130)
    clearInterval(again)
  })
})
