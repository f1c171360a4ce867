import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { complaints, consumerNames } from './consumers.ts'
import { packSdk, required, run, source } from './packed.ts'

const root = join(import.meta.dirname, '../..')
const { paths, project } = await packSdk()

test('the package holds its sources, what is built from them, and four files beside', () => {
  const sources = readdirSync(join(source, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  const ends = ['.js', '.js.map', '.d.ts', '.d.ts.map']
  const forms = ends.flatMap((end) => sources.map((path) => path.replace(/\.ts$/, end)))
  const built = [...forms, 'cjs/package.json', ...forms.map((path) => `cjs/${path}`)].map((path) => `dist/${path}`)
  const shipped = sources.map((path) => `src/${path}`)
  const command = readdirSync(join(source, 'cli')).filter((path) => path.endsWith('.ts'))
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
  assert.equal(stdout.trim(), JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).version)
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

for (const consumer of consumerNames) {
  test(`the declarations hold what they promise under ${consumer}`, async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    assert.equal(await complaints(project, consumer, tsc, false), '')
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
  const used = readFileSync(join(source, 'src/gen/resources.gen.ts'), 'utf8')
  const [, imports = ''] = /import type \{ (.+) \} from '\.\/types\.gen\.ts'/.exec(used) ?? []
  const [, exports = ''] =
    /export type \{([^}]+)\}/.exec(readFileSync(join(source, 'src/gen/schemas.gen.ts'), 'utf8')) ?? []
  const exported = exports.split(',').map((name) => name.trim())
  const named = imports.split(', ')
  assert.ok(named.length > 0)
  assert.deepEqual(
    named.filter((name) => !exported.includes(name)),
    [],
  )
  // A name that the entry exports itself would hide the contract's.
  const entry = readFileSync(join(source, 'src/index.ts'), 'utf8')
  const own = [...entry.matchAll(/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? [])
  assert.ok(own.includes('Workforce'))
  assert.deepEqual(new Set(own).intersection(new Set(exported)), new Set())
})
