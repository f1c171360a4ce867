/**
 * Checks the messages of the commits since the one that added this file, as far as the checkout has them. A subject is
 * `area: imperative with its object` (or `area, area: …`), and the body states the reason.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const file = '.ci/check-commits.ts'

/** @throws {Error} with the output of Git */
function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (error) throw error
  if (status !== 0) throw new Error(stderr)
  return stdout
}

interface Commit {
  hash: string
  subject: string
  /** Without trailers such as `Signed-off-by:`. */
  body: string
}

/** The commits since the one that added this file, with it. The oldest commit of a shallow clone has added every file. */
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

/** Verbs that end like a participle or a third person. */
const imperatives =
  /^(access|address|bring|bypass|compress|cross|discuss|embed|express|feed|focus|need|pass|ping|press|proceed|process|seed|shed|speed|string|stress|suppress)$/

/** @returns the problems of a commit, one line each */
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

// A copy without its history has nothing to check.
const commits = existsSync(join(root, '.git')) ? readCommits() : []
for (const commit of commits)
  for (const problem of findProblems(commit)) {
    console.error(`${commit.hash} ${commit.subject}: ${problem}`)
    process.exitCode = 1
  }
