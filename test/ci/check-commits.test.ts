import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'

const script = '.ci/check-commits.ts'
const folder = await mkdtemp(join(tmpdir(), 'commits-'))
const repository = join(folder, 'repository')
after(() => rm(folder, { recursive: true }))

const author = { NAME: 'Ada', EMAIL: 'ada@example.com' }
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  ...Object.fromEntries(
    Object.entries(author).flatMap(([key, value]) => [
      [`GIT_AUTHOR_${key}`, value],
      [`GIT_COMMITTER_${key}`, value],
    ]),
  ),
}

const run = (command: string, args: string[], cwd = repository) => promisify(execFile)(command, args, { cwd, env })

const commit = (...paragraphs: string[]) =>
  run('git', ['commit', '--quiet', '--allow-empty', ...paragraphs.flatMap((text) => ['--message', text])])

/** Runs the check in a checkout. @returns the problems that it reports, without the hashes of the commits */
async function check(cwd = repository): Promise<string[]> {
  const { code = 0, stderr } = await run(process.execPath, [script], cwd).catch((error) => error)
  const problems = stderr.split('\n').filter(Boolean)
  assert.equal(code, problems.length > 0 ? 1 : 0, stderr)
  return problems.map((problem: string) => problem.replace(/^[\da-f]+ /, ''))
}

/** A repository with one commit before the check, and the commit that adds it. */
before(async () => {
  await mkdir(join(repository, '.ci'), { recursive: true })
  await run('git', ['init', '--quiet', '--initial-branch=main'])
  await commit('Everything before the check')
  await cp(join(import.meta.dirname, '../..', script), join(repository, script))
  await writeFile(join(repository, 'package.json'), '{ "type": "module" }')
  await run('git', ['add', '--all'])
  await commit('ci: check the messages of commits', 'They are read more often than written.')
})

describe('the check of commit messages', () => {
  test('ignores commits that predate the check', async () => {
    await run('git', ['switch', '--quiet', 'main'])
    assert.deepEqual(await check(), [])
  })

  test('accepts an area, an imperative with its object, and a body', async () => {
    await run('git', ['switch', '--quiet', '--create', 'accepted', 'main'])
    await commit('leave: process carry-over in one statement', 'The second one read every row.')
    await commit('pay-runs: pass the currency to the bank file', 'pain.001 has it in each payment.')
    await commit('mails: claim, mark and release mails in one place', 'Three copies differed.')
    await commit('webhooks, events: read members with one function', 'Both had one.')
    assert.deepEqual(await check(), [])
  })

  for (const [subject, problem] of [
    ['Fix the accrual', 'start the subject with its area'],
    ['leave: Fix the accrual', 'continue with an imperative in lower case'],
    ['leave: fixed the accrual', 'continue with an imperative in lower case'],
    ['leave: adds a method of accrual', 'continue with an imperative in lower case'],
    ['leave: fix', 'name the object of the change'],
    ['leave: fix the accrual.', 'end the subject without a full stop'],
    [`leave: fix ${'a'.repeat(62)}`, 'shorten the subject from 73 to 72 characters'],
  ] as const) {
    test(`refuses "${subject.slice(0, 40)}"`, async () => {
      await run('git', ['switch', '--quiet', '--force-create', 'refused', 'main'])
      await commit(subject, 'It rounded twice.')
      const problems = await check()
      assert.equal(problems.length, 1)
      assert.ok(problems[0]?.startsWith(`${subject}: ${problem}`), problems[0])
    })
  }

  test('refuses a commit without a body, even if a later commit has one, or if its body is only a trailer', async () => {
    await run('git', ['switch', '--quiet', '--force-create', 'refused', 'main'])
    await commit('leave: fix the accrual')
    await commit('leave: round the accrual', 'Signed-off-by: Ada <ada@example.com>')
    await commit('leave: test the accrual', 'It had no test.')
    assert.deepEqual(
      await check(),
      ['round', 'fix'].map((verb) => `leave: ${verb} the accrual: write a body with the reason of the change`),
    )
  })

  test('checks the commits that a shallow clone has', async () => {
    await run('git', ['switch', '--quiet', '--force-create', 'refused', 'main'])
    await commit('Fix the accrual', 'It rounded twice.')
    await commit('leave: test the accrual', 'It had no test.')
    const clone = async (depth: number): Promise<string> => {
      const name = join(folder, `depth-${depth}`)
      await run('git', ['clone', '--quiet', `--depth=${depth}`, '--branch=refused', `file://${repository}`, name])
      return name
    }
    assert.deepEqual(await check(await clone(1)), [])
    assert.equal((await check(await clone(2))).length, 1)
  })

  test('accepts a copy without its history', async () => {
    const copy = join(folder, 'copy')
    await cp(repository, copy, { recursive: true, filter: (path) => !path.endsWith('.git') })
    assert.deepEqual(await check(copy), [])
  })
})
