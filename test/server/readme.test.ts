import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { readGuide } from '../support/contract/guide.ts'
import { createTestDatabase } from '../support/postgres/database.ts'
import { readImageSources } from '../support/samples/image.ts'
import { linkToken } from '../support/samples/password-link.ts'

const root = join(import.meta.dirname, '../..')
const readme = await readFile(join(root, 'server/README.md'), 'utf8')
const { steps, problems } = readGuide(readme)
const [secrets = '', install = '', firstBusiness = '', api = '', worker = ''] = steps.map(({ commands }) => commands)

const database = await createTestDatabase({ empty: true })
const folder = await mkdtemp(join(tmpdir(), 'workforce-production-'))
const started: ChildProcess[] = []
after(async () => {
  for (const child of started) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** The environment variables of a new shell, in a folder that resembles a checkout. */
const env = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  PORT: '0',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
}

async function run(commands: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], { cwd: folder, env })
  return stdout
}

/** Starts a process of the service. Returns its first log line with the message. */
async function start(commands: string, message: string): Promise<{ child: ChildProcess; line: { url?: string } }> {
  const child = spawn('sh', ['-ec', commands], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text)
    if (line.msg === message) {
      child.stdout.resume()
      return { child, line }
    }
  }
  return assert.fail(`the process exited before it logged ${message}`)
}

test('production runs with the commands of the server README, without generated secrets', async () => {
  assert.deepEqual(problems, [])
  assert.equal(steps.length, 5)
  for (const path of await readImageSources(root)) await cp(join(root, path), join(folder, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const theirs = 'postgres://workforce:password@db.example:5432/workforce'
  assert.ok(secrets.includes(theirs))
  await run(secrets.replace(theirs, database.url))
  assert.ok(install.includes('\nnpm ci --omit=dev\n'))
  assert.match(await run(install.replace('npm ci --omit=dev', '')), /Applied /) // `npm ci` would replace the packages of this checkout
  const token = linkToken(await run(firstBusiness))
  const password = 'a password that the owner chose'

  const processes = [await start(api, 'listening'), await start(worker, 'working')]
  const url = processes[0]?.line.url
  for (const path of ['/health/ready', '/docs', '/docs/guides/webhooks', '/docs/changelog', '/console/login']) {
    assert.equal((await fetch(`${url}${path}`)).status, 200, path)
  }
  const post = async (path: string, body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
  }
  assert.equal(await post('/v1/password/reset', { token, password }), 204)
  assert.equal(await post('/v1/login', { email: 'owner@example.com', password }), 200)

  for (const { child } of processes) {
    child.kill('SIGTERM')
    assert.deepEqual(await once(child, 'exit'), [0, null])
  }
  assert.equal(existsSync(join(folder, '.data')), false)
})
