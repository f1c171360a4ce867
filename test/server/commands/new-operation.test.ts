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

/** A copy of the repository to write into, which ends with the test. */
async function copyOfRepository() {
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
    textOf: (path: string) => readFile(join(folder, path), 'utf8'),
    /** The files that the checks refuse as incomplete. */
    incomplete: (): string[] => {
      const tree = { ...readFiles(folder), operationIds: [], jobNames: [], dependencies: [] }
      const places = pageRules['nothing-to-fill-in']?.(tree) ?? []
      return [...new Set(places.map((place) => place.replace(/:\d+ .*$/, '')))].sort()
    },
  }
}

describe('npm run new:operation', () => {
  it('refuses what it cannot place, with what to write instead, and writes nothing', async () => {
    const { newOperation, incomplete } = await copyOfRepository()
    for (const [words, reason] of [
      [[], /npm run new:operation -- people\.archive/],
      [['archive'], /npm run new:operation -- people\.archive/],
      [['people.get'], /The contract has people\.get already/],
      [['leaveLedger.create'], /npm run new:operation -- people\.archive/],
      [['people.remove', 'DELETE /people/{id}'], /The contract has DELETE \/people\/\{id\} already/],
      [['badges.archive'], /No operation belongs to badges yet\. .*There are /],
    ] as const) {
      await assert.rejects(newOperation(...words), ({ stderr }: { stderr: string }) => reason.test(stderr))
    }
    assert.deepEqual(incomplete(), [])
  })

  it('writes every part of an action, each refused by the checks until it is complete', async () => {
    const { newOperation, incomplete, textOf } = await copyOfRepository()
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
      await textOf('openapi/openapi.yaml'),
      /\n {2}\/people\/\{id\}\/archive: \{ \$ref: paths\/people.yaml#\/archive \}\n/,
    )
  })

  it('adds methods to paths, and keys of other names, from which everything can be generated', async () => {
    const { run, newOperation, textOf } = await copyOfRepository()
    const added = ['people.archive', 'locations.replace', 'directory.import']
    await newOperation('people.archive')
    await newOperation('locations.replace', 'PUT /locations/{id}')
    await newOperation('directory.import', 'POST /directory/import')
    const [locations, people] = [
      await textOf('openapi/paths/locations.yaml'),
      await textOf('openapi/paths/people.yaml'),
    ]
    assert.match(locations, /\nlocation:\n(?: .*\n)*? {2}put:\n {4}operationId: locations\.replace\n/)
    assert.match(people, /\ndirectoryImport:\n {2}post:\n {4}operationId: directory\.import\n/)

    await run('redocly', 'bundle', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml', '-o', 'openapi/v1.yaml')
    await run('openapi-typescript', 'openapi/v1.yaml', '--output', 'server/contract.gen.ts')
    await run(process.execPath, 'server/commands/generate-operations.ts')
    const map = await textOf('server/operations.gen.ts')
    for (const id of added) {
      const name = id.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())
      assert.ok(map.includes(`'${id}': ${name},`), id)
    }
  })
})
