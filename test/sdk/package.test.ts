import assert from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { startTestApp } from '../support/app.ts'
import { createBusiness, testPassword } from '../support/factories.ts'
import { packSdk, required, run, sdk } from './packed.ts'

const root = join(import.meta.dirname, '../..')
const app = await startTestApp()
const { paths, project } = await packSdk()

test('the package holds its sources, what is built from them, and four files beside', () => {
  const sources = readdirSync(join(sdk, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  const ends = ['.js', '.js.map', '.d.ts', '.d.ts.map']
  const forms = ends.flatMap((end) => sources.map((path) => path.replace(/\.ts$/, end)))
  const built = [...forms, 'cjs/package.json', ...forms.map((path) => `cjs/${path}`)].map((path) => `dist/${path}`)
  const shipped = sources.map((path) => `src/${path}`)
  const command = readdirSync(join(sdk, 'cli')).filter((path) => path.endsWith('.ts'))
  const commandBuilt = command.map((path) => `dist/cli/${path.replace(/ts$/, 'js')}`)
  const expected = [
    ...built,
    ...shipped,
    ...commandBuilt,
    'package.json',
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
  ].sort()
  assert.deepEqual(paths.sort(), expected)
})

test('every map leads to a source that is in the package, so that editors and debuggers find it', () => {
  const installed = join(project, 'node_modules/workforce-sdk')
  const maps = paths.filter((path) => path.endsWith('.map'))
  const sources = maps.flatMap((path) => {
    const { sourceRoot, sources } = JSON.parse(readFileSync(join(installed, path), 'utf8'))
    return (sources as string[]).map((source) => join(installed, path, '..', sourceRoot ?? '', source))
  })
  assert.equal(sources.length, maps.length)
  assert.ok(sources.includes(join(installed, 'src/webhooks.ts')))
  for (const source of sources) assert.ok(existsSync(source), source)
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

const dom = { lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false, skipDefaultLibCheck: true }
const node = { lib: ['es2022'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true }
const consumers = {
  'nodenext and the DOM': { module: 'nodenext', moduleResolution: 'nodenext', ...dom },
  'bundler and the DOM': { module: 'esnext', moduleResolution: 'bundler', ...dom },
  'nodenext and Node': { module: 'nodenext', moduleResolution: 'nodenext', ...node },
}

for (const [what, platform] of Object.entries(consumers)) {
  test(`the declarations hold what they promise under ${what}`, async () => {
    const strictest = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }
    const compilerOptions = { target: 'es2022', noEmit: true, ...strictest, ...platform }
    const config = join(project, `tsconfig.${what.replaceAll(' ', '-')}.json`)
    const ends = platform.module === 'nodenext' ? ['ts', 'cts'] : ['ts'] // `cts` is CommonJS
    const files = ends.flatMap((end) => ['typed', 'typed-stand-ins'].map((name) => `${name}.${end}`))
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
