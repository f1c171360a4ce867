import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'release-'))
after(() => rmSync(folder, { recursive: true }))

const author = { name: 'Ada', email: 'ada@example.com' }
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: author.name,
  GIT_AUTHOR_EMAIL: author.email,
  GIT_COMMITTER_NAME: author.name,
  GIT_COMMITTER_EMAIL: author.email,
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: folder, env })
  return stdout.trim()
}

/** Runs the release; `refusal` is the last line of its error output if it fails. */
async function release(...args: string[]): Promise<{ stdout: string; refusal: string }> {
  const run = promisify(execFile)(process.execPath, ['.ci/release.ts', ...args], { cwd: folder, env })
  const { stdout, stderr, code = 0 } = await run.catch((error) => error)
  return { stdout, refusal: code === 0 ? '' : stderr.trim().split('\n').at(-1) }
}

const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Changes a file and commits it. */
async function commit(path: string, change: (text: string) => string): Promise<void> {
  writeFileSync(join(folder, path), change(read(path)))
  await git('commit', '--quiet', '--all', '--message', `Change ${path}`)
}

/** Replaces an npm script. */
const setScript = (name: string, script: string): Promise<void> =>
  commit('package.json', (text) => text.replace(new RegExp(`"${name}": ".+?"`), `"${name}": "${script}"`))

const isLong = process.env.TESTS === 'long'

/**
 * A copy of this repository with an unreleased change. Its checks do nothing; outside the long form, it generates only
 * the bundle.
 */
before(async () => {
  const excluded = /(^|\/)(node_modules|dist|\.git|\.data)$/
  cpSync(root, folder, { recursive: true, filter: (path) => !excluded.test(path.slice(root.length)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Begin')
  await setScript('precheck', 'node --eval 0')
  await setScript('check', 'node --eval 0')
  if (!isLong) await setScript('generate', 'npm run --silent generate:bundle')
  const sections = { 'CHANGELOG.md': '\n- Something new.\n', 'sdk/CHANGELOG.md': '' }
  for (const [path, section] of Object.entries(sections)) {
    await commit(path, () => `# Changelog\n\n## Unreleased\n${section}\n## 0.0.1\n\n- The first.\n`)
  }
  await git('tag', 'begin')
})

beforeEach(async () => {
  await git('switch', '--quiet', '--force', 'main')
  await git('reset', '--quiet', '--hard', 'begin')
  for (const tag of (await git('tag', '--list', 'v*')).split('\n').filter(Boolean)) await git('tag', '--delete', tag)
})

/** The state that a release may change: the last commit, the tags, and uncommitted files. */
const state = async () => [await git('rev-parse', 'HEAD'), await git('tag'), await git('status', '--porcelain')]

test('a release sets the version in all files, freezes the contract, and is tagged', async () => {
  const { stdout, refusal } = await release('7.0.0-rc.1')
  assert.equal(refusal, '')
  assert.match(stdout, /7\.0\.0-rc\.1 is committed and tagged/)
  assert.equal(await git('rev-parse', 'v7.0.0-rc.1^{commit}'), await git('rev-parse', 'HEAD'))
  assert.equal(await git('log', '--format=%s', 'begin..'), 'release: publish 7.0.0-rc.1')
  assert.equal(await git('status', '--porcelain'), '')

  const packages = ['package.json', 'sdk/package.json', 'package-lock.json'].map((path) => JSON.parse(read(path)))
  const [, sdk, { packages: locked }] = packages
  const versions = [...packages, locked[''], locked.sdk].map(({ version }) => version)
  assert.deepEqual(versions, Array(5).fill('7.0.0-rc.1'))
  assert.equal(sdk.publishConfig.tag, 'next')
  if (isLong) assert.match(read('sdk/src/gen/version.gen.ts'), /'7\.0\.0-rc\.1'/)
  assert.match(read('openapi/v1.yaml'), /^ {2}version: 7\.0\.0-rc\.1$/m)
  assert.equal(read('openapi/released/v1.yaml'), read('openapi/v1.yaml'))
  const day = new Date().toISOString().slice(0, 10)
  for (const [path, change] of [
    ['CHANGELOG.md', 'Something new.'],
    ['sdk/CHANGELOG.md', 'No changes.'],
  ] as const) {
    const section = `## 7.0.0-rc.1 - ${day}\n\n- ${change}\n\n`
    assert.equal(read(path), `# Changelog\n\n## Unreleased\n\n${section}## 0.0.1\n\n- The first.\n`)
  }
})

test('a dry run shows the changes of a release, and changes nothing', async () => {
  await setScript('generate', 'node --eval 0')
  const before = await state()
  const { stdout } = await release('7.0.0', '--dry-run')
  assert.match(stdout, /CHANGELOG\.md[\s\S]+openapi\/openapi\.yaml[\s\S]+sdk\/package\.json/)
  assert.match(stdout, /This would be 7\.0\.0\. Nothing was changed\.\n$/)
  assert.deepEqual(await state(), before)
})

test('an impossible release is refused with its reason', async () => {
  await git('tag', 'v7.0.0')
  await commit('package.json', (text) => text.replace(/"version": ".+?"/, '"version": "6.0.0-rc.2"'))
  const before = await state()
  for (const [version, refusal] of [
    ...['next', 'v8.0.0', '8.0', '8.0.0-rc.01', '08.0.0'].map((text) => [
      text,
      `"${text}" is not a version: write one`,
    ]),
    ...['5.9.9', '6.0.0-rc.2', '6.0.0-rc.1', '6.0.0-beta.3', '6.0.0-rc'].map((text) => [
      text,
      `${text} is not newer than`,
    ]),
    ['7.0.0', 'The tag v7.0.0 exists: 7.0.0 was released.'],
  ] as [string, string][]) {
    assert.ok((await release(version)).refusal.startsWith(refusal), refusal)
  }
  assert.match((await release()).refusal, /^npm run release -- <version>/)
  assert.deepEqual(await state(), before)

  await git('switch', '--quiet', '--detach')
  assert.match((await release('7.0.1')).refusal, /^Releases are made on main, and this is no branch\./)
  await git('switch', '--quiet', 'main')
  writeFileSync(join(folder, 'LICENSE'), 'another')
  assert.match((await release('7.0.1')).refusal, /^There are changes that are not committed/)
  await git('restore', 'LICENSE')
  await commit('CHANGELOG.md', (text) => text.replace('- Something new.\n', ''))
  assert.match((await release('7.0.1')).refusal, /^Nothing is unreleased/)
})

test('failed checks and a failed generator leave everything unchanged', async () => {
  await setScript('check', 'node --eval [].x.y')
  const before = await state()
  assert.equal((await release('7.0.0')).refusal, 'The checks are not green.')
  assert.deepEqual(await state(), before)
  await git('reset', '--quiet', '--hard', 'begin')
  await setScript('generate', 'node --eval [].x.y')
  const later = await state()
  assert.equal((await release('7.0.0')).refusal, 'The generated files could not be written.')
  assert.deepEqual(await state(), later)
})

test('the package has the repository URL of the root', async () => {
  await setScript('generate', 'node --eval 0')
  const setAddress = (address: string) =>
    commit('package.json', (text) => `${JSON.stringify({ ...JSON.parse(text), repository: address }, null, 2)}\n`)
  await setAddress('git@example.com:us/x')
  assert.match((await release('7.0.0')).refusal, /^`repository` in package\.json is "https:/)
  await setAddress('https://code.example.com/us/x')
  assert.equal((await release('7.0.0-rc.3')).refusal, '')
  const { repository, homepage, bugs } = JSON.parse(read('sdk/package.json'))
  assert.deepEqual(
    { repository, homepage, bugs },
    {
      repository: { type: 'git', url: 'git+https://code.example.com/us/x.git', directory: 'sdk' },
      homepage: 'https://code.example.com/us/x/tree/main/sdk#readme',
      bugs: 'https://code.example.com/us/x/issues',
    },
  )
})
