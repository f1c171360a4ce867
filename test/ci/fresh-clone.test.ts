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
 * What somebody does who has just cloned the repository: nothing is there but what is committed, and npm installs what
 * its lock file says. It takes minutes and asks the registry, so it has a long form only.
 */

const root = join(import.meta.dirname, '../..')
const isLong = process.env.TESTS === 'long'

/** A terminal of somebody who has Node and npm, and whose programs do not come from the tree of these tests. */
function terminal(): NodeJS.ProcessEnv {
  const path = (process.env.PATH ?? '').split(delimiter).filter((each) => !each.includes('node_modules'))
  const { HOME, NODE_EXTRA_CA_CERTS } = process.env
  return { PATH: [dirname(process.execPath), ...path].join(delimiter), HOME, NODE_EXTRA_CA_CERTS }
}

test('a fresh clone does what the README says', { skip: !isLong && 'only in its long form' }, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'))
  const started = new Set<ChildProcess>()
  closeAfter(async () => {
    for (const child of started) process.kill(-Number(child.pid), 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })
  const left = /(^|\/)(node_modules|dist|\.git|\.data)$|\.env$/
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(path.slice(root.length)) })

  const run = async (commands: string): Promise<string> => {
    const options = { cwd: folder, env: terminal(), maxBuffer: 64 * 2 ** 20 }
    const { stdout, stderr } = await promisify(execFile)('sh', ['-ec', commands], options)
    return stdout + stderr
  }

  /** Starts a process, answers what a line of its output matches, and how to stop it. */
  const start = async (commands: string, pattern: RegExp, env: Record<string, string>) => {
    const child = spawn('sh', ['-ec', commands], {
      cwd: folder,
      env: { ...terminal(), ...env },
      detached: true, // a process group of its own, as a terminal makes one
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    started.add(child)
    const ended = once(child, 'exit')
    for await (const line of createInterface({ input: child.stdout })) {
      const found = pattern.exec(line)?.[1]
      if (found === undefined) continue
      child.stdout.resume()
      const stop = async () => {
        process.kill(-Number(child.pid), 'SIGINT') // Ctrl-C
        await ended
        started.delete(child)
      }
      return { found, stop }
    }
    return assert.fail(`${commands} ended before it said ${pattern}`)
  }
  const isReady = async (url: string) => assert.equal((await fetch(`${url}/health/ready`)).status, 200)

  await t.test('installs without a warning, and starts', async () => {
    const [first = ''] = readGuide(await readFile(join(folder, 'README.md'), 'utf8')).steps.map((step) => step.commands)
    assert.equal(first, 'npm ci\nnpm start\n')
    assert.doesNotMatch(await run('npm ci'), /warn/i)
    const service = await start('exec npm start', /API +(http:\S+)\/v1/, { PORT: '0' })
    await isReady(service.found)
    await service.stop()
  })

  await t.test('tells the story of the demo to its end, with a service of its own', async () => {
    const printed = await run('WORKFORCE_URL=http://127.0.0.1:1 npm run --silent demo')
    assert.match(
      printed,
      /document\.expired[\s\S]*person\.started[\s\S]*person\.terminated[\s\S]*Reminded[\s\S]*Tidied/,
    )
    assert.doesNotMatch(printed, /CHANGED|NOT AS PREVIEWED/)
  })

  await t.test('runs the blocks of the README and of every guide', async () => {
    const files = 'test/openapi/guides.test.ts test/server/readme.test.ts'
    const printed = await run(`npm test -- ${files}`)
    assert.match(printed, /^ℹ fail 0$/m)
    assert.match(printed, /^ℹ skipped 0$/m)
  })

  await t.test('installs the checkers when they are asked for', async () => {
    const check = 'node .ci/checker.ts biome --version'
    assert.match(await run(check), /Installing the checkers, once\n/)
    assert.match(await run(check), /^Version: [\d.]+\n+$/)
  })

  await t.test('installs for production and serves, as the README of the server says', async () => {
    const page = readGuide(await readFile(join(folder, 'server/README.md'), 'utf8'))
    const [secrets = '', install = '', , api = ''] = page.steps.map(({ commands }) => commands)
    const database = await createTestDatabase({ empty: true })
    await run(secrets.replace(/postgres:\/\/[^']+/, database.url))
    assert.match(await run(install), /Applied /)
    const service = await start(api, /"url":"(http:[^"]+)".*"listening"/, { PORT: '0' })
    await isReady(service.found)
    await service.stop()
  })
})
