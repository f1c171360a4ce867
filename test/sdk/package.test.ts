import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { connectMcp } from './cli/mcp-client.ts'
import { compilerErrors, consumerNames } from './consumers.ts'
import { commonJsProgram, packSdk, run, source } from './pack.ts'
import { data, startService } from './service.ts'

const root = join(import.meta.dirname, '../..')
const { paths, project } = await packSdk()

test('the package contains its sources, their build output and four other files', () => {
  const sources = readdirSync(join(source, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
  const ends = ['.js', '.js.map', '.d.ts', '.d.ts.map']
  const forms = ends.flatMap((end) => sources.map((path) => path.replace(/\.ts$/, end)))
  const built = [...forms, 'cjs/package.json', ...forms.map((path) => `cjs/${path}`)].map((path) => `dist/${path}`)
  const shipped = sources.map((path) => `src/${path}`)
  const command = readdirSync(join(source, 'cli'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  )
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

test('the package contains the build that other tests import', () => {
  const modules = paths.filter((path) => /^dist\/(?!cjs|cli).*\.js$/.test(path))
  assert.ok(modules.includes('dist/index.js'))
  for (const path of modules) {
    const packed = readFileSync(join(project, 'node_modules/workforce-sdk', path), 'utf8')
    assert.equal(packed, readFileSync(join(source, path), 'utf8'), path)
  }
})

test('every source map refers to a source in the package', () => {
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

test('the command serves tools without dependencies, and contains the licences of its library', async (t) => {
  const business = { time_zone: 'UTC' }
  const { baseUrl } = await startService(t, data({ scopes: ['people:read'], business }))
  const command = join(project, 'node_modules/workforce-sdk/dist/cli/main.js')
  const env = { WORKFORCE_URL: baseUrl, WORKFORCE_API_KEY: 'wf_key' }
  const { listNames } = await connectMcp(env, [], [process.execPath, command])
  assert.deepEqual(await listNames(), ['find_people', 'get_person', 'search_guides'])
  const library = readFileSync(join(project, 'node_modules/workforce-sdk/dist/cli/mcp/library.js'), 'utf8')
  for (const notice of ['Apache License', 'Copyright (c) 2025 Colin McDonnell', 'Evgeny Poberezkin'])
    assert.ok(library.includes(notice), notice)
})

test('require() works, and returns the classes of import if Node supports it', async () => {
  // Without `require` of ES modules, Node behaves as before 20.19 and 22.12.
  for (const [flags, isSame] of [
    [[], true],
    [['--no-experimental-require-module'], false],
  ] as const) {
    const { stdout } = await run(process.execPath, [...flags, '--input-type=commonjs', '--eval', commonJsProgram], {
      cwd: project,
    })
    assert.equal(stdout, `connection_failed person.created ${isSame}\n`)
  }
})

for (const consumer of consumerNames) {
  test(`the declarations have the expected types under ${consumer}`, async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    assert.equal(await compilerErrors(project, consumer, tsc, false), '')
  })
}

/** Bundles code in the empty project, without comments and whitespace. */
async function bundle(code: string): Promise<Buffer> {
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

for (const [entry, limit] of [
  ['workforce-sdk', 12_000],
  ['workforce-sdk/webhooks', 3_000],
  ['workforce-sdk/express', 3_000],
  ['workforce-sdk/fetch', 3_000],
] as const) {
  test(`${entry} is smaller than ${limit / 1000} KB when compressed with gzip`, async (t) => {
    const { length } = gzipSync(await bundle(`export * from '${entry}'`))
    t.diagnostic(`${length} bytes`)
    assert.ok(length > 500 && length < limit, `${length} bytes`)
  })
}

test('unused code is not bundled', async () => {
  assert.equal(String(await bundle("import 'workforce-sdk'; import { Workforce } from 'workforce-sdk'")), '')
})

test('every type of a parameter or a result can be imported by name', () => {
  const resources = readFileSync(join(source, 'src/gen/resources.gen.ts'), 'utf8')
  const [, imports = ''] = /import type \{ (.+) \} from '\.\/types\.gen\.ts'/.exec(resources) ?? []
  const [, exports = ''] =
    /export type \{([^}]+)\}/.exec(readFileSync(join(source, 'src/gen/schemas.gen.ts'), 'utf8')) ?? []
  const exported = exports.split(',').map((name) => name.trim())
  const typeNames = imports.split(', ')
  assert.ok(typeNames.length > 0)
  assert.deepEqual(
    typeNames.filter((name) => !exported.includes(name)),
    [],
  )
  // An export of the entry itself would hide a contract type of the same name.
  const entry = readFileSync(join(source, 'src/index.ts'), 'utf8')
  const ownExports = [...entry.matchAll(/\{([^}]+)\}/g)].flatMap(([, names = '']) => names.match(/\b[A-Z]\w+/g) ?? [])
  assert.ok(ownExports.includes('Workforce'))
  assert.deepEqual(new Set(ownExports).intersection(new Set(exported)), new Set())
})
