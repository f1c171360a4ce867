import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Command, readCommand } from '../../../sdk/cli/command.ts'
import { explain } from '../../../sdk/cli/explain.ts'
import { listen } from '../../../sdk/cli/listen.ts'
import { resend } from '../../../sdk/cli/resend.ts'
import { createScreen } from '../../../sdk/cli/screen.ts'
import { respondWith, startReceiver, startRefuser } from '../../support/receivers/receiver.ts'
import { createKey } from '../../support/samples/api-key.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { startTestApp } from '../../support/service/app.ts'

const env = { WORKFORCE_API_KEY: 'wf_key' }
const read = (line: string, environment: Record<string, string> = env): Command =>
  readCommand(line.split(' '), environment)

/** A screen on a terminal that discards its output. */
function createTerminalScreen(hasColors = false) {
  const stream = { isTTY: true, hasColors: () => hasColors, write: () => true }
  return createScreen({ stdout: stream, stderr: stream } as unknown as NodeJS.Process)
}

describe('the command line', () => {
  test('has defaults for all but the receiver', () => {
    const command = read('listen --forward-to localhost:4000/hook')
    assert.ok(command.name === 'listen')
    const { secret, ...rest } = command
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.deepEqual(rest, {
      name: 'listen',
      url: 'http://127.0.0.1:3000',
      apiKey: 'wf_key',
      forwardTo: 'http://localhost:4000/hook',
      events: [],
      from: 'now',
    })
  })

  test('completes abbreviated addresses', () => {
    for (const [address, expected] of [
      ['4000', 'http://localhost:4000'],
      [':4000/hook', 'http://localhost:4000/hook'],
      ['4000/hook?x=1', 'http://localhost:4000/hook?x=1'],
      ['127.0.0.1:4000', 'http://127.0.0.1:4000'],
      ['[::1]:4000/hook', 'http://[::1]:4000/hook'],
      ['https://receiver.test/hook', 'https://receiver.test/hook'],
    ] as const) {
      const command = read(`listen --forward-to ${address}`)
      assert.equal(command.name === 'listen' && command.forwardTo, expected)
    }
  })

  test('gives options precedence over the environment', () => {
    const environment = { ...env, WORKFORCE_URL: 'https://workforce.example' }
    const [byEnvironment, byOptions] = [
      read('resend evt_1 evt_2 --forward-to 4000', environment),
      read(
        'resend evt_1 --forward-to 4000 --url http://other.example --api-key wf_other --secret whsec_AAAA',
        environment,
      ),
    ]
    assert.ok(byEnvironment.name === 'resend' && byOptions.name === 'resend')
    assert.equal(byEnvironment.url, 'https://workforce.example')
    assert.deepEqual(byEnvironment.ids, ['evt_1', 'evt_2'])
    assert.deepEqual(byOptions, {
      name: 'resend',
      url: 'http://other.example',
      apiKey: 'wf_other',
      secret: 'whsec_AAAA',
      forwardTo: 'http://localhost:4000',
      ids: ['evt_1'],
    })
  })

  test('has the tools of agents read only by default', () => {
    const command = { name: 'mcp', url: 'http://127.0.0.1:3000', apiKey: 'wf_key', write: false }
    assert.deepEqual(read('mcp'), command)
    assert.deepEqual(read('mcp --write --url https://hr.example'), {
      ...command,
      url: 'https://hr.example',
      write: true,
    })
  })

  test('accepts several event types', () => {
    const command = read('listen --forward-to 4000 --events person.created,leave.* --events payrun.approved')
    assert.deepEqual(command.name === 'listen' && command.events, ['person.created', 'leave.*', 'payrun.approved'])
    const all = read('listen --forward-to 4000 --events *')
    assert.deepEqual(all.name === 'listen' && all.events, [])
  })

  test('derives a separate secret from each key', () => {
    const deriveSecret = (key: string) =>
      (read('resend evt_1 --forward-to 1', { WORKFORCE_API_KEY: key }) as { secret: string }).secret
    assert.equal(deriveSecret('wf_1'), deriveSecret('wf_1'))
    assert.notEqual(deriveSecret('wf_1'), deriveSecret('wf_2'))
  })

  test('is refused with a message that explains the problem', () => {
    for (const [line, message, environment] of [
      ['listen', /^--forward-to needs the address/],
      ['listen --forward-to ftp://x', /^--forward-to is not an http or https address: ftp:\/\/x/],
      [
        'listen --forward-to 4000',
        /^There is no API key: set WORKFORCE_API_KEY\. You make one at http:\/\/127\.0\.0\.1:3000\/console\/api-keys/,
        {},
      ],
      ['listen --forward-to 4000 --url workforce.example', /^--url is not an http or https address/],
      ['listen --forward-to 4000 --secret secret', /^--secret must be whsec_ and base64/],
      ['listen evt_1 --forward-to 4000', /^listen takes no evt_1/],
      ['resend --forward-to 4000', /^resend needs the ID of an event/],
      ['lisen', /^There is no command lisen/],
      ['listen --forwardto 4000', /Unknown option '--forwardto'/],
    ] as const) {
      assert.throws(
        () => read(line, environment ?? env),
        (error: Error) => {
          assert.match(error.message, message)
          assert.match(error.message, /workforce-sdk --help shows/)
          return true
        },
      )
    }
  })

  test('shows its help and version', () => {
    assert.equal(readCommand([], {}).name, 'help')
    for (const line of ['--help', 'listen --help', 'help', '-h']) assert.equal(read(line, {}).name, 'help')
    for (const line of ['--version', '-v']) assert.equal(read(line, {}).name, 'version')
  })
})

describe('the message of a failure', async () => {
  const app = await startTestApp()
  const { owner } = await createBusiness(app)
  const keyFor = async (...scopes: Parameters<typeof createKey>[2]['scopes']) =>
    (await createKey(app, owner, { scopes })).token
  const key = await keyFor('events:read', 'people:read')

  /** The message that the command prints when it fails. */
  async function failure(line: string, apiKey = key, url = app.url): Promise<string> {
    const command = read(`${line} --forward-to 4000`, { WORKFORCE_API_KEY: apiKey, WORKFORCE_URL: url })
    assert.ok(command.name === 'listen' || command.name === 'resend')
    const screen = createTerminalScreen()
    const run = command.name === 'listen' ? listen(command, screen) : resend(command, screen)
    return run.then(
      (code) => assert.fail(`it ended with ${code}`),
      (error: unknown) => explain(error, command),
    )
  }

  test('of the API key explains how to fix it', async () => {
    assert.match(
      await failure('listen', 'wf_none'),
      /refuses the API key \(\w+\): check WORKFORCE_API_KEY, or make a new key at http.+\/console\/api-keys/,
    )
    assert.match(
      await failure('listen', await keyFor('people:read')),
      /lacks the scope events:read: make one that has it/,
    )
    assert.match(
      await failure('listen', await keyFor('events:read')),
      /may not read any event: it needs scopes such as people:read/,
    )
    assert.match(await failure('listen --events leave.*'), /lacks the scope leave:read, which leave\.requested takes/)
    assert.match(await failure('resend evt_1', await keyFor('people:read')), /lacks the scope events:read/)
  })

  test('of an unknown event or cursor lists the valid values', async () => {
    assert.match(
      await failure('listen --events person.hired'),
      /^There is no event type person\.hired\. There are: person\.created, /,
    )
    assert.match(await failure('listen --from nonsense'), /^--from is not a cursor of this service: give now, a time/)
    assert.match(
      await failure('listen --from 2026-99-99T00:00:00Z'),
      /^--from is not a cursor of this service: give now, a time/,
    )
    assert.match(await failure('resend evt_none'), /^There is no event evt_none: events are kept for ninety days/)
  })

  test('of the connection names the address of the service', async () => {
    const { url } = await startRefuser()
    assert.match(
      await failure('listen', key, url),
      /^No response from http:\/\/127\.0\.0\.1:\d+ \(ECONNREFUSED\)\. Is the service running\? --url or WORKFORCE_URL/,
    )
    const unavailable = await startReceiver()
    unavailable.behave(
      respondWith(503, { 'content-type': 'application/json' }, '{"code": "unavailable", "message": "Later."}'),
    )
    assert.match(
      await failure('listen', key, unavailable.url),
      /^http:\/\/127\.0\.0\.1:\d+ responds with 503\. Later\.$/,
    )
    const other = await startReceiver()
    other.behave(respondWith(200, { 'content-type': 'text/html' }, '<h1>It works!</h1>'))
    assert.match(await failure('listen', key, other.url), /^There is no Workforce API at http.+ it responds with 200/)
    assert.match(
      await failure('resend evt_1', key, `${app.url}/elsewhere`),
      /^There is no Workforce API at http.+ it responds with 404/,
    )
  })
})

test('colours are used only if the terminal supports them', () => {
  assert.equal(createTerminalScreen(true).paint('green', '204'), '\u001b[32m204\u001b[39m')
  assert.equal(createTerminalScreen(false).paint('green', '204'), '204')
  const file = { write: () => true } as unknown as NodeJS.WriteStream & { fd: 1 }
  assert.equal(createScreen({ stdout: file, stderr: file as never }).paint('green', '204'), '204')
})
