import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { promisify } from 'node:util'
import ts from 'typescript'
import { signWebhook } from 'workforce-sdk/webhooks'
import { closeAfter } from '../support/close-after.ts'
import { readGuide } from '../support/contract/guide.ts'
import { freePort } from '../support/free-port.ts'

/* Runs the receivers of the README, saved under their file names in an empty project. */

const root = join(import.meta.dirname, '../..')
const readme = await readFile(join(root, 'sdk/README.md'), 'utf8')
const [section = ''] = /^## Webhooks$[\s\S]*?(?=^### Verify without)/m.exec(readme) ?? []
const { programs } = readGuide(section)

const port = await freePort()
const folder = await mkdtemp(join(tmpdir(), 'workforce-receivers-'))
after(() => rm(folder, { recursive: true }))
await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
await writeFile(join(folder, 'package.json'), '{"type": "module"}')
for (const [name, text] of programs) await writeFile(join(folder, name), text.replaceAll('4000', String(port)))

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const { NODE_TEST_CONTEXT: _, ...inherited } = process.env
const env = { ...inherited, WEBHOOK_SECRET: secret }
process.env.WEBHOOK_SECRET = secret
const data = { id: 1, first_name: 'Ada', last_name: 'Lovelace' }
const body = JSON.stringify({ id: 'evt_1', type: 'person.created', created_at: '2026-01-15T09:30:00.000Z', data })

type Deliver = (request: Request) => Promise<Response>

/** Starts a server, and stops it at the end of the test. */
async function startServer(name: string): Promise<Deliver> {
  const child = spawn(process.execPath, [name], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  closeAfter(async () => {
    child.kill()
    await exit
  })
  await Promise.race([once(child.stdout, 'data'), exit.then(([code]) => assert.fail(`it ended with ${code}`))])
  return (request) => fetch(request)
}

const importModule = (name: string) => import(join(folder, name))

const receivers: Record<string, () => Promise<Deliver>> = {
  'express.ts': () => startServer('express.ts'),
  'fastify.ts': () => startServer('fastify.ts'),
  'hono.ts': async () => (await importModule('hono.ts')).default.fetch,
  'route.ts': async () => (await importModule('route.ts')).POST,
  'verify.ts': async () => (await importModule('verify.ts')).handle,
}

describe('the receivers of the README', { concurrency: false }, () => {
  for (const [name, start] of Object.entries(receivers)) {
    test(`${name} accepts a delivery, and refuses forged and replayed ones`, async () => {
      const receive = await start()
      const deliver = async (headers: Record<string, string>) => {
        const allHeaders = { 'content-type': 'application/json', ...headers }
        const response = await receive(
          new Request(`http://127.0.0.1:${port}/hooks`, { method: 'POST', body, headers: allHeaders }),
        )
        return `${response.status} ${await response.text()}`
      }
      assert.equal(await deliver(await signWebhook(body, secret)), '204 ')
      assert.equal(await deliver(await signWebhook(body, secret)), '204 ')
      assert.match(await deliver(await signWebhook(body, 'whsec_b3RoZXI=')), /^400 bad_signature/)
      assert.match(await deliver(await signWebhook(body, secret, { timestamp: new Date(0) })), /^400 too_old/)
    })
  }

  test('pass their own test', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['--test', 'receiver.test.ts'], { cwd: folder, env })
    assert.match(stdout, /pass 2/)
  })

  test('are all covered by these tests and compile', () => {
    assert.deepEqual([...programs.keys()].sort(), [...Object.keys(receivers), 'receiver.test.ts'].sort())
    const program = ts.createProgram(
      [...programs.keys()].map((name) => join(folder, name)),
      {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2024,
        module: ts.ModuleKind.NodeNext,
        allowImportingTsExtensions: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: true,
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
    )
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => folder, getNewLine: () => '\n' }
    assert.equal(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host), '')
  })
})
