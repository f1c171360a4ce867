import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { closeAfter } from '../support/close-after.ts'
import { readGuide } from '../support/contract/guide.ts'
import { createTestDatabase } from '../support/postgres/database.ts'

/*
 * The first steps after cloning the repository: only committed files exist, and npm installs the versions of the lock
 * file. As this takes minutes and downloads packages, it has only a long form.
 */

const root = join(import.meta.dirname, '../..')
const isLong = process.env.TESTS === 'long'

/** The environment of a terminal with Node and npm, without the programs of the repository of these tests. */
function terminalEnv(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'))
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env
  return { PATH: [dirname(process.execPath), ...path].join(delimiter), HOME, NODE_EXTRA_CA_CERTS }
}

test('a fresh clone works as the README describes', { skip: !isLong && 'runs only in the long form' }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'))
  const started = new Set<ChildProcess>()
  closeAfter(async () => {
    for (const child of started) process.kill(-Number(child.pid), 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const excluded = /(^|\/)(node_modules|dist|\.git|\.data)$|\.env$/
  await cp(root, folder, { recursive: true, filter: (path) => !excluded.test(path.slice(root.length)) })

  const run = async (commands: string): Promise<string> => {
    const options = { cwd: folder, env: terminalEnv(), maxBuffer: 64 * 2 ** 20 }
    const { stdout, stderr } = await promisify(execFile)('sh', ['-ec', commands], options)
    return stdout + stderr
  }

  /** Starts a process. @returns the match of the first line of its output that matches, and a function that stops it */
  const start = async (commands: string, pattern: RegExp, env: Record<string, string>) => {
    const child = spawn('sh', ['-ec', commands], {
      cwd: folder,
      env: { ...terminalEnv(), ...env },
      detached: true, // its own process group, as in a terminal
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    started.add(child)
    const exit = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout })) {
      const match = pattern.exec(line)?.[1]
      if (match === undefined) continue
      child.stdout.resume()
      const stop = async () => {
        process.kill(-Number(child.pid), 'SIGINT') // Ctrl-C
        await exit
        started.delete(child)
      }
      return { match, stop }
    }
    return assert.fail(`${commands} exited without output that matches ${pattern}`)
  }
  const isReady = async (url: string) => assert.equal((await fetch(`${url}/health/ready`)).status, 200)

  await t.test('installs without a warning, and starts', async () => {
    const [first = ''] = readGuide(await readFile(join(folder, 'README.md'), 'utf8')).steps.map((step) => step.commands)
    assert.equal(first, 'npm ci\nnpm start\n')
    assert.doesNotMatch(await run('npm ci'), /warn/i)
    const service = await start('exec npm start', /API +(http:\S+)\/v1/, { PORT: '0' })
    await isReady(service.match)
    await service.stop()
  })

  await t.test('runs the demo completely, with its own service', async () => {
    const output = await run('WORKFORCE_URL=http://127.0.0.1:1 npm run --silent demo')
    assert.match(output, /document\.expired[\s\S]*person\.started[\s\S]*person\.terminated[\s\S]*Reminded[\s\S]*Tidied/)
    assert.doesNotMatch(output, /CHANGED|NOT AS PREVIEWED/)
  })

  await t.test('runs the code blocks of the README and of every guide', async () => {
    const files = 'test/openapi/guides.test.ts test/server/readme.test.ts'
    const output = await run(`npm test -- ${files}`)
    assert.match(output, /^ℹ fail 0$/m)
    assert.match(output, /^ℹ skipped 0$/m)
  })

  await t.test('installs the checkers when they are first used', async () => {
    const check = 'node .ci/checker.ts biome --version'
    assert.match(await run(check), /Installing the checkers, once\n/)
    assert.match(await run(check), /^Version: [\d.]+\n+$/)
  })

  await t.test('installs for production and serves, as the README of the server describes', async () => {
    const page = readGuide(await readFile(join(folder, 'server/README.md'), 'utf8'))
    const [secrets = '', install = '', , api = ''] = page.steps.map(({ commands }) => commands)
    const database = await createTestDatabase({ empty: true })
    await run(secrets.replace(/postgres:\/\/[^']+/, database.url))
    assert.match(await run(install), /Applied /)
    const service = await start(api, /"url":"(http:[^"]+)".*"listening"/, { PORT: '0' })
    await isReady(service.match)
    await service.stop()
  })
})
