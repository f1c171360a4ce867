/** The package where its users have it: other versions and other runtimes. In its long form alone, with the registry. */
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { packSdk, required, run } from './packed.ts'

const isLong = process.env.TESTS === 'long'
const registry = isLong
  ? await fetch('https://registry.npmjs.org/jest', { method: 'HEAD' }).catch(() => undefined)
  : undefined
const skip = !isLong ? 'it is part of npm run test:long' : !registry && 'the registry cannot be reached'
const { file, project } = skip ? { file: '', project: '' } : await packSdk()

for (const version of ['20.0.0', '20.19.0', '22.12.0']) {
  test(`require() works in Node ${version}`, { skip: skip || (process.arch !== 'x64' && 'needs x64') }, async () => {
    const folder = join(project, `node-${version}`)
    mkdirSync(folder)
    await run('npm', ['install', '--no-save', '--prefix', folder, `node-${process.platform}-x64@${version}`])
    const older = join(folder, `node_modules/node-${process.platform}-x64/bin/node`)
    const { stdout } = await run(older, ['--input-type=commonjs', '--eval', required], { cwd: project })
    assert.equal(stdout, `connection_failed person.created ${version !== '20.0.0'}\n`)
  })
}

test('Jest with its defaults runs a test that requires the package', { skip }, async () => {
  const folder = join(project, 'jest')
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'tested', private: true }))
  writeFileSync(
    join(folder, 'sdk.test.js'),
    `const { List, Workforce, WorkforceError } = require('workforce-sdk')
     const { signWebhook, verifyWebhook } = require('workforce-sdk/webhooks')
     test('the SDK', async () => {
       const workforce = new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 })
       await expect(workforce.me.get()).rejects.toThrow(WorkforceError)
       expect(await List.of([1]).toArray()).toEqual([1])
       await verifyWebhook('{}', await signWebhook('{}', 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
     })`,
  )
  await run('npm', ['install', '--no-audit', '--no-fund', 'jest@30', file], { cwd: folder })
  const { stderr } = await run(join(folder, 'node_modules/.bin/jest'), [], { cwd: folder })
  assert.match(stderr, /Tests: +1 passed/)
})
