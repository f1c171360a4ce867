/**
 * Releases the service, the contract and the SDK under one version: `npm run release -- 1.0.0-rc.1 [--dry-run]`.
 * Commits and tags locally, without pushing or publishing. See openapi/README.md.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isNewer, isVersion } from './version.ts'

/** The error when a version cannot be released; its message is for the user. */
class Refusal extends Error {}

/** The content of a package.json, reduced to the members that a release writes. */
interface Package {
  version: string
  repository?: unknown
  homepage?: string
  bugs?: string
  publishConfig?: { tag?: string }
}

const root = join(import.meta.dirname, '..')
const changelogs = ['CHANGELOG.md', 'sdk/CHANGELOG.md']
const reason = 'Freezes the contract, and dates the changes of the service and of the SDK.'
const heading = '## Unreleased\n'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const write = (path: string, text: string): void => writeFileSync(join(root, path), text)
const git = (...words: string[]): string => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()

/** Runs an npm script and prints its output. */
function npm(script: string, failure: string): void {
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Refusal(failure)
}

/** Returns the entries of a changelog under “Unreleased”. */
function readUnreleased(path: string): string {
  const [, after] = read(path).split(heading)
  if (after === undefined) throw new Refusal(`${path} has no section "Unreleased".`)
  return (after.split(/^## /m)[0] ?? '').trim()
}

/**
 * Checks that the version can be released from this checkout.
 *
 * @throws {Refusal} when it cannot
 */
function check(version: string): void {
  if (!isVersion(version)) {
    throw new Refusal(`"${version}" is not a version: write one such as 1.2.0 or 1.2.0-rc.1 (https://semver.org).`)
  }
  const current = (JSON.parse(read('package.json')) as Package).version
  if (!isNewer(version, current)) throw new Refusal(`${version} is not newer than ${current}, the version here.`)
  const branch = git('branch', '--show-current')
  if (branch !== 'main') throw new Refusal(`Releases are made on main, and this is ${branch || 'no branch'}.`)
  if (git('status', '--porcelain')) throw new Refusal('There are changes that are not committed: see `git status`.')
  if (git('tag', '--list', `v${version}`)) throw new Refusal(`The tag v${version} exists: ${version} was released.`)
  if (changelogs.every((path) => readUnreleased(path) === '')) {
    throw new Refusal(`Nothing is unreleased: ${changelogs.join(' and ')} say nothing under "Unreleased".`)
  }
}

/** Returns the URL of the repository: `repository` in the root package.json. */
function repositoryAddress(): string | undefined {
  const { repository } = JSON.parse(read('package.json')) as Package
  if (repository === undefined) return undefined
  const text = String(repository)
  if (!/^https:\/\/[^/]+\/.+[^/]$/.test(text) || text.endsWith('.git')) {
    throw new Refusal(`\`repository\` in package.json is "https://<host>/<owner>/<name>", and not ${text}.`)
  }
  return text
}

/** Edits the content of a JSON file. */
function edit<Content>(path: string, change: (content: Content) => void): void {
  const content = JSON.parse(read(path)) as Content
  change(content)
  write(path, `${JSON.stringify(content, null, 2)}\n`)
}

/** Writes the version and the URLs of the repository into all files that contain them. */
function bump(version: string, address: string | undefined): void {
  edit<Package>('package.json', (content) => {
    content.version = version
  })
  edit<Package>('sdk/package.json', (content) => {
    content.version = version
    // Without the tag `next`, npm would install a prerelease by default.
    content.publishConfig = { ...content.publishConfig, tag: version.includes('-') ? 'next' : 'latest' }
    if (address === undefined) return
    content.repository = { type: 'git', url: `git+${address}.git`, directory: 'sdk' }
    content.homepage = `${address}/tree/main/sdk#readme`
    content.bugs = `${address}/issues`
  })
  edit<Package & { packages: Record<string, Package> }>('package-lock.json', (content) => {
    for (const each of [content, content.packages[''], content.packages.sdk]) if (each) each.version = version
  })
  write('openapi/openapi.yaml', read('openapi/openapi.yaml').replace(/^( {2}version: ).+$/m, `$1${version}`))
}

/**
 * Moves the unreleased entries of the changelogs to a section for the version, and leaves an empty “Unreleased”
 * section.
 */
function dateChangelogs(version: string): void {
  const day = new Date().toISOString().slice(0, 10)
  for (const path of changelogs) {
    const nothing = readUnreleased(path) === '' ? '\n- No changes.\n' : ''
    write(path, read(path).replace(heading, `${heading}\n## ${version} - ${day}\n${nothing}`))
  }
}

/** Writes all files that depend on the version, including the frozen contract. */
function prepare(version: string, address: string | undefined): void {
  bump(version, address)
  dateChangelogs(version)
  npm('generate', 'The generated files could not be written.')
  copyFileSync(join(root, 'openapi/v1.yaml'), join(root, 'openapi/released/v1.yaml'))
  git('add', '--all')
  console.log(git('diff', '--cached', '--stat'))
}

function release(version: string, isDryRun: boolean): void {
  check(version)
  const address = repositoryAddress()
  npm('check', 'The checks are not green.')
  try {
    prepare(version, address)
    if (!isDryRun) git('commit', '--quiet', '--message', `release: publish ${version}`, '--message', reason)
  } finally {
    git('reset', '--quiet', '--hard', 'HEAD') // the working tree was clean
  }
  if (address === undefined) {
    console.log('package.json has no `repository`: npm publishes no provenance without it.')
  }
  if (isDryRun) {
    console.log(`This would be ${version}. Nothing was changed.`)
    return
  }
  git('tag', '--annotate', '--message', `Workforce ${version}`, `v${version}`)
  console.log(`${version} is committed and tagged. To publish it: git push --follow-tags`)
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
try {
  const [version, ...others] = positionals
  if (version === undefined || others.length > 0) throw new Refusal('npm run release -- <version> [--dry-run]')
  release(version, values['dry-run'] === true)
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
