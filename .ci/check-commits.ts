/**
 * Checks the messages of the commits since the one that added this file, as far as the checkout contains them. A
 * subject is `area: imperative with its object` (or `area, area: …`), and the body states the reason.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = '.ci/check-commits.ts'

/**
 * Runs Git and returns its output.
 *
 * @throws {Error} with the output of Git
 */
function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  if (status !== 0) throw new Error(stderr)
  return stdout
}

interface Commit {
  hash: string
  subject: string
  /** The body without trailers such as `Signed-off-by:`. */
  body: string
}

/**
 * Returns the commit that added this file and all later ones. In a shallow clone, the oldest commit appears to have
 * added every file.
 */
function readCommits(): Commit[] {
  const [added] = git('log', '--diff-filter=A', '--format=%H', '--', file).split('\n').filter(Boolean).slice(-1)
  if (added === undefined) return []
  return git('log', '--no-merges', '-z', '--format=%h%x1f%s%x1f%b', 'HEAD', `^${added}^@`)
    .split('\0')
    .filter(Boolean)
    .map((text) => {
      const [hash = '', subject = '', body = ''] = text.split('\x1f')
      return { hash, subject, body: body.replaceAll(/^[A-Z][A-Za-z-]+-by: .*$/gm, '').trim() }
    })
}

/** Imperatives that end like a participle or a verb in the third person. */
const imperatives =
  /^(access|address|bring|bypass|compress|cross|discuss|embed|express|feed|focus|need|pass|ping|press|proceed|process|seed|shed|speed|string|stress|suppress)$/

/** Returns the problems of a commit message, one line each. */
function findProblems({ subject, body }: Commit): string[] {
  const [, verb = '', object = ''] = /^[a-z][a-z\d]*(?:(?:[-/]|, )[a-z\d]+)*: (\S+?),?(?: (.+))?$/.exec(subject) ?? []
  const isImperative = /^[a-z][a-z-]*$/.test(verb) && (!/(?:ed|ing|s)$/.test(verb) || imperatives.test(verb))
  return [
    ...(verb === '' ? ['start the subject with its area: `leave: round accruals`'] : []),
    ...(verb !== '' && !isImperative ? ['continue with an imperative in lower case: `add`, not `Add` or `added`'] : []),
    ...(verb !== '' && object === '' ? ['name the object of the change'] : []),
    ...(subject.length > 72 ? [`shorten the subject from ${subject.length} to 72 characters`] : []),
    ...(subject.endsWith('.') ? ['end the subject without a full stop'] : []),
    ...(body === '' ? ['write a body with the reason of the change'] : []),
  ]
}

// A copy without its history has no commits to check.
const commits = existsSync(join(root, '.git')) ? readCommits() : []
for (const commit of commits)
  for (const problem of findProblems(commit)) {
    console.error(`${commit.hash} ${commit.subject}: ${problem}`)
    process.exitCode = 1
  }
