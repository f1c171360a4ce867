import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { startTestApp } from '../support/app.ts'
import { createBusiness, testPassword } from '../support/factories.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const sdk = join(root, 'sdk')
const app = await startTestApp()
const project = mkdtempSync(join(tmpdir(), 'workforce-consumer-'))
after(() => rmSync(project, { recursive: true }))

let packed: { filename: string; files: { path: string }[] }

/** Packs the SDK as whoever has cloned the repository would, and installs it in an empty project. */
before(async () => {
  const clone = join(project, 'clone')
  cpSync(sdk, clone, { recursive: true, filter: (path) => path !== join(sdk, 'dist') })
  mkdirSync(join(clone, 'dist'))
  writeFileSync(join(clone, 'dist/gone.js'), '') // of a source that is no more
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules')) // the types of Node, for the command
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { stdout } = await run('npm', ['pack', '--json', '--silent', '--pack-destination', project], {
    cwd: clone,
    env: { ...process.env, PATH },
  })
  rmSync(clone, { recursive: true })
  packed = JSON.parse(stdout)[0]
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, join(project, packed.filename)], { cwd: project })
})

test('the package holds what is built from the sources, and four files beside', () => {
  const sources = readdirSync(join(sdk, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  const forms = ['.js', '.d.ts'].flatMap((end) => sources.map((path) => path.replace(/\.ts$/, end)))
  const built = [...forms, 'cjs/package.json', ...forms.map((path) => `cjs/${path}`)].map((path) => `dist/${path}`)
  const command = readdirSync(join(sdk, 'cli')).filter((path) => path.endsWith('.ts'))
  const commandBuilt = command.map((path) => `dist/cli/${path.replace(/ts$/, 'js')}`)
  const expected = [...built, ...commandBuilt, 'package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'].sort()
  assert.deepEqual(packed.files.map(({ path }) => path).sort(), expected)
})

test('the package has no dependencies', () => {
  assert.deepEqual(
    readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['workforce-sdk'],
  )
})

test('the package has a command', async () => {
  const { stdout } = await run(join(project, 'node_modules/.bin/workforce-sdk'), ['--version'])
  assert.equal(stdout.trim(), JSON.parse(readFileSync(join(sdk, 'package.json'), 'utf8')).version)
})

test('the first block of the README works as often as it is run', async () => {
  const [, block = ''] = /```ts\n(.+?)```/s.exec(readFileSync(join(sdk, 'README.md'), 'utf8')) ?? []
  const { email } = (await createBusiness(app)).owner
  const shown = ['http://127.0.0.1:3000', 'owner@acme.test', 'acme-owner-demo'] as const
  const here = [`${app.url}/v1`, email, testPassword]
  for (const text of shown) assert.ok(block.includes(`'${text}'`), text)
  const code = shown.reduce((text, from, index) => text.replace(`'${from}'`, JSON.stringify(here[index])), block)
  writeFileSync(join(project, 'first.mjs'), code)
  for (const status of ['created', 'unchanged']) {
    const { stdout } = await run(process.execPath, ['first.mjs'], { cwd: project })
    assert.equal(stdout, `${status}\nada.first.call@example.com\n1\n`)
  }
})

test('the installed package works with the service', async () => {
  const { email } = (await createBusiness(app)).owner
  const code = `
      import { Workforce, NotFoundError } from 'workforce-sdk'
      import { signWebhook, verifyWebhook } from 'workforce-sdk/webhooks'
      const body = '{"type":"person.created"}'
      const event = await verifyWebhook(body, await signWebhook(body, 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
      const { client } = await Workforce.login(${JSON.stringify({ baseUrl: app.url, email, password: testPassword })})
      const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.com' }
      const rows = await client.people.import({ people: [ada, { ...ada, email: 'nobody' }] })
      const names = []
      for await (const { first_name } of client.people.list({ limit: 1 })) names.push(first_name)
      const isTold = await client.people.get(2_000_000_000).catch((error) => error instanceof NotFoundError)
      console.log(event.type, rows.map(({ status }) => status).join(), names.join(), isTold)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: project })
  assert.equal(stdout, 'person.created created,failed Ada true\n')
})

const required = `
  const { NotFoundError, Workforce } = require('workforce-sdk')
  const { signWebhook, verifyWebhook } = require('workforce-sdk/webhooks')
  require('workforce-sdk/express')
  require('workforce-sdk/fetch')
  new Workforce({ baseUrl: 'http://127.0.0.1:1', maxRetries: 0 }).me.get().catch(async ({ code }) => {
    const body = '{"type":"person.created"}'
    const event = await verifyWebhook(body, await signWebhook(body, 'whsec_c2VjcmV0'), 'whsec_c2VjcmV0')
    console.log(code, event.type, (await import('workforce-sdk')).NotFoundError === NotFoundError)
  })`

test('require() works, and gives what import gives where Node can', async () => {
  // Without its `require` of modules, Node is as before 20.19 and 22.12.
  for (const [flags, isSame] of [
    [[], true],
    [['--no-experimental-require-module'], false],
  ] as const) {
    const { stdout } = await run(process.execPath, [...flags, '--input-type=commonjs', '--eval', required], {
      cwd: project,
    })
    assert.equal(stdout, `connection_failed person.created ${isSame}\n`)
  }
})

const isLong = process.env.TESTS === 'long'
const registry = isLong
  ? await fetch('https://registry.npmjs.org/jest', { method: 'HEAD' }).catch(() => undefined)
  : undefined
const skip = !isLong ? 'it is part of npm run test:long' : !registry && 'the registry cannot be reached'

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
  await run('npm', ['install', '--no-audit', '--no-fund', 'jest@30', join(project, packed.filename)], { cwd: folder })
  const { stderr } = await run(join(folder, 'node_modules/.bin/jest'), [], { cwd: folder })
  assert.match(stderr, /Tests: +1 passed/)
})

const dom = { lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false }
const node = { lib: ['es2022'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true }
const consumers = {
  'nodenext and the DOM': { module: 'nodenext', moduleResolution: 'nodenext', ...dom },
  'bundler and the DOM': { module: 'esnext', moduleResolution: 'bundler', ...dom },
  'nodenext and CommonJS': { module: 'nodenext', moduleResolution: 'nodenext', ...dom },
  'nodenext and Node': { module: 'nodenext', moduleResolution: 'nodenext', ...node },
}

for (const [what, platform] of Object.entries(consumers)) {
  test(`the declarations hold what they promise under ${what}`, async () => {
    const strictest = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }
    const compilerOptions = { target: 'es2022', noEmit: true, ...strictest, ...platform }
    const config = join(project, `tsconfig.${what.replaceAll(' ', '-')}.json`)
    const end = what.endsWith('CommonJS') ? 'cts' : 'ts'
    const files = ['typed', 'typed-stand-ins'].map((name) => `${name}.${end}`)
    writeFileSync(config, JSON.stringify({ compilerOptions, files }))
    for (const file of files) cpSync(join(import.meta.dirname, file.replace(/cts$/, 'ts')), join(project, file))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '--project', config]).catch(({ stdout }) => ({ stdout }))
    assert.equal(stdout, '')
  })
}

/** What a bundler makes of the code in the empty project. */
async function bundled(code: string): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    logLevel: 'error',
    target: 'es2022',
  })
  return Buffer.from(outputFiles[0]?.contents ?? [])
}

for (const [entry, most] of [
  ['workforce-sdk', 10_000],
  ['workforce-sdk/webhooks', 3_000],
  ['workforce-sdk/express', 3_000],
  ['workforce-sdk/fetch', 3_000],
] as const) {
  test(`${entry} is smaller than ${most / 1000} KB in gzip`, async (t) => {
    const { length } = gzipSync(await bundled(`export * from '${entry}'`))
    t.diagnostic(`${length} bytes`)
    assert.ok(length > 500 && length < most, `${length} bytes`)
  })
}

test('what is not used is not bundled', async () => {
  assert.equal(String(await bundled("import 'workforce-sdk'; import { Workforce } from 'workforce-sdk'")), '')
})

test('every type that a method takes or gives can be imported by name', () => {
  const used = readFileSync(join(sdk, 'src/gen/resources.gen.ts'), 'utf8')
  const [, imports = ''] = /import type \{ (.+) \} from '\.\/types\.gen\.ts'/.exec(used) ?? []
  const [, exports = ''] =
    /export type \{([^}]+)\}/.exec(readFileSync(join(sdk, 'src/gen/schemas.gen.ts'), 'utf8')) ?? []
  const exported = exports.split(',').map((name) => name.trim())
  const named = imports.split(', ')
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter((name) => !exported.includes(name)),
    [],
  )
  // A name that the entry exports itself would hide the contract's.
  const entry = readFileSync(join(sdk, 'src/index.ts'), 'utf8')
  const own = [...entry.matchAll(/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? [])
  assert.ok(own.includes('Workforce'))
  assert.deepEqual(new Set(own).intersection(new Set(exported)), new Set())
})
