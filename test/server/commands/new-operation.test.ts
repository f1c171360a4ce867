import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { pageRules } from '../../architecture/pages.ts'
import { readFiles } from '../../architecture/tree.ts'
import { closeAfter } from '../../support/close-after.ts'

const root = join(import.meta.dirname, '../../..')
const bin = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }

/** Copies the repository into a folder that is removed after the test. */
async function copyRepository() {
  const folder = await mkdtemp(join(tmpdir(), 'workforce-new-operation-'))
  closeAfter(() => rm(folder, { recursive: true }))
  const filter = (path: string) => !/\/(node_modules|dist)$/.test(path)
  for (const part of ['openapi', 'server', 'worker', 'sdk', 'test', '.ci', 'package.json']) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const run = (program: string, ...options: string[]) => promisify(execFile)(program, options, { cwd: folder, env })
  return {
    run,
    newOperation: (...words: string[]) => run(process.execPath, 'server/commands/new-operation.ts', ...words),
    readText: (path: string) => readFile(join(folder, path), 'utf8'),
    /** Returns the files that the checks reject as incomplete. */
    incomplete: (): string[] => {
      const tree = { ...readFiles(folder), operationIds: [], jobNames: [], dependencies: [] }
      const places = pageRules['no-placeholders']?.(tree) ?? []
      return [...new Set(places.map((place) => place.replace(/:\d+ .*$/, '')))].sort()
    },
  }
}

describe('npm run new:operation', () => {
  it('refuses an invalid command line with a correction, and writes nothing', async () => {
    const { newOperation, incomplete } = await copyRepository()
    for (const [words, reason] of [
      [[], /npm run new:operation -- people\.archive/],
      [['archive'], /npm run new:operation -- people\.archive/],
      [['people.get'], /The contract already has people\.get/],
      [['leaveLedger.create'], /npm run new:operation -- people\.archive/],
      [['people.remove', 'DELETE /people/{id}'], /The contract already has DELETE \/people\/\{id\}/],
      [['badges.archive'], /The resource badges does not exist\. .*Existing resources: /],
    ] as const) {
      await assert.rejects(newOperation(...words), ({ stderr }: { stderr: string }) => reason.test(stderr))
    }
    assert.deepEqual(incomplete(), [])
  })

  it('writes all parts of an action, which fail the checks until they are completed', async () => {
    const { newOperation, incomplete, readText } = await copyRepository()
    const { stdout } = await newOperation('people.archive')
    const expected = [
      'openapi/paths/people.yaml',
      'server/people/people.archive.ts',
      'test/contract/example-story.ts',
      'test/contract/valid-requests.ts',
      'test/server/people/people.archive.test.ts',
    ]
    assert.deepEqual(incomplete(), expected)
    for (const path of [...expected, 'openapi/openapi.yaml']) assert.ok(stdout.includes(path), path)
    assert.match(
      await readText('openapi/openapi.yaml'),
      /\n {2}\/people\/\{id\}\/archive: \{ \$ref: paths\/people.yaml#\/archive \}\n/,
    )
  })

  it('adds methods to existing paths and new keys, from which the code can be generated', async () => {
    const { run, newOperation, readText } = await copyRepository()
    const ids = ['people.archive', 'locations.replace', 'directory.import']
    await newOperation('people.archive')
    await newOperation('locations.replace', 'PUT /locations/{id}')
    await newOperation('directory.import', 'POST /directory/import')
    const [locations, people] = [
      await readText('openapi/paths/locations.yaml'),
      await readText('openapi/paths/people.yaml'),
    ]
    assert.match(locations, /\nlocation:\n(?: .*\n)*? {2}put:\n {4}operationId: locations\.replace\n/)
    assert.match(people, /\ndirectoryImport:\n {2}post:\n {4}operationId: directory\.import\n/)

    await run('redocly', 'bundle', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml', '-o', 'openapi/v1.yaml')
    await run('openapi-typescript', 'openapi/v1.yaml', '--output', 'server/contract.gen.ts')
    await run(process.execPath, 'server/commands/generate-operations.ts')
    const map = await readText('server/operations.gen.ts')
    for (const id of ids) {
      const name = id.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())
      assert.ok(map.includes(`'${id}': ${name},`), id)
    }
  })
})
