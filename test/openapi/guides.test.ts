import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import ts from 'typescript'
import { type Guide, readGuide } from '../support/contract/guide.ts'
import { runGuide, saveGuide } from '../support/contract/run-guide.ts'
import { freePort } from '../support/free-port.ts'
import { startMailServer } from '../support/receivers/mail-server.ts'
import { assertOutput } from '../support/service/assert-output.ts'
import { startDemoService } from '../support/service/demo-service.ts'

const root = join(import.meta.dirname, '../..')

/** These commands would install over the checkout of the tests. `.ci/run` covers the first, `start.test.ts` the second. */
const skipped = new Set(['npm ci\nnpm start\n'])

async function guidesIn(folder: string): Promise<[path: string, guide: Guide][]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md'))
  const paths = ['README.md', join(folder, 'quickstart.md'), ...names.sort().map((name) => join(folder, name))]
  return Promise.all(
    [...new Set(paths)].map(async (path) => [path, readGuide(await readFile(join(root, path), 'utf8'), skipped)]),
  )
}

const guides = await guidesIn('openapi/guides')
const directory = await mkdtemp(join(tmpdir(), 'workforce-guides-'))
const { url: SMTP_URL } = await startMailServer()
const service = await startDemoService(join(directory, 'data'), { SMTP_URL })
after(async () => {
  await service.stop()
  await rm(directory, { recursive: true, force: true })
})

interface Outcome {
  guide: Guide
  outputs: string[]
  failure?: unknown
}

/**
 * Runs the pages sequentially, like a reader. The pages after the quickstart start with the variables that it exports.
 */
async function runAll(): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  let exported: Record<string, string> = {}
  for (const [path, guide] of guides) {
    const addresses = { service: service.url, receiverPort: await freePort() }
    await saveGuide(guide, guideFolder(path), addresses)
    const outcome: Outcome = { guide, outputs: [] }
    outcomes.set(path, outcome)
    try {
      const { outputs, env } = await runGuide(guide, guideFolder(path), addresses, exported)
      outcome.outputs = outputs
      if (path.endsWith('quickstart.md')) exported = { WORKFORCE_API_KEY: env.WORKFORCE_API_KEY ?? '' }
    } catch (failure) {
      outcome.failure = failure
    }
  }
  return outcomes
}

const guideFolder = (path: string): string => join(directory, path.replaceAll('/', '-'))

const outcomes = await runAll()

describe('the commands of the guides and the README', () => {
  for (const [path, { guide, outputs, failure }] of outcomes) {
    it(`work as written in ${path}`, () => {
      assert.deepEqual(guide.problems, [])
      if (failure !== undefined) throw failure
      for (const [index, { line, output: expected }] of guide.steps.entries()) {
        try {
          if (expected) assertOutput(expected, outputs[index] ?? '')
        } catch (error) {
          assert.fail(`line ${line}: ${(error as Error).message}`)
        }
      }
    })
  }

  it('create programs without type errors', () => {
    const programs = guides.flatMap(([path, { programs: each }]) =>
      [...each.keys()].map((name) => join(guideFolder(path), name)),
    )
    assert.ok(programs.length > 0)
    const program = ts.createProgram(programs, {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2024,
      module: ts.ModuleKind.NodeNext,
      erasableSyntaxOnly: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    })
    const host = { getCanonicalFileName: String, getCurrentDirectory: () => directory, getNewLine: () => '\n' }
    assert.equal(ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), host), '')
  })
})

describe('a page with an error', () => {
  const findProblems = (...blocks: string[]) =>
    readGuide(blocks.map((block) => `\`\`\`${block}\n\`\`\``).join('\n')).problems

  it('is rejected for a block that is not run', () => {
    assert.deepEqual(findProblems('python\nprint()'), ['line 1: nothing runs python'])
    assert.deepEqual(findProblems('\nls'), ['line 1: nothing runs a block without a language'])
    assert.deepEqual(findProblems('ts\n// a.ts'), ['a.ts is saved and never run'])
    assert.deepEqual(findProblems('ts\n1'), ['line 1: a program needs its own file name, // name.ts'])
    assert.deepEqual(findProblems('text\nx', 'sh\nls', 'text\nx'), ['line 1: it shows the output of no commands'])
  })

  it('is rejected for output that differs', () => {
    const json = (text: string, output: string) => () => assertOutput({ language: 'json', text }, output)
    for (const [expected, output] of [
      ['{"a": 1}', '{"a": 2}'],
      ['{"a": 1}', '{}'],
      ['{"id": 1}', '{"id": "1"}'],
      ['["x"]', '["x", "y"]'],
      ['"a…"', '"ba"'],
      ['{}', 'nothing'],
    ] as const) {
      assert.throws(json(expected, output), assert.AssertionError, expected)
    }
    json(
      '{"id": 1, "at": "2026-01-15T09:30:00.000Z", "list": ["a…", "…"]}',
      '{"id": 2, "at": "2027-01-15T09:30:00.000Z", "list": ["ab", 1], "more": 1}',
    )()
    assert.throws(() => assertOutput({ language: 'text', text: 'a\n' }, 'a\nb\n'))
    assertOutput({ language: 'text', text: 'a…\n' }, '\nab\r\n')
  })
})
