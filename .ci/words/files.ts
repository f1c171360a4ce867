import { execFileSync } from 'node:child_process'

/** Generated files, data, licences and what was released. */
const skipped = [
  /\.gen\.ts$/,
  /^openapi\/v1\.yaml$/,
  /^openapi\/released\//,
  /^sdk\/src\/gen\//,
  /^test\/vectors\//,
  // other languages
  /^server\/documents\/signing\/languages\/(?!en\b)/,
  // the patterns name what they refuse
  /^\.ci\/words\/.*patterns\.ts$/,
]

/** The files of the tree that are checked, by their paths from its root. */
export function listFiles(root: string, paths: string[]): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths]
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((path) => /\.(ts|js|md|yaml)$/.test(path) || path === '.ci/run')
    .filter((path) => !skipped.some((pattern) => pattern.test(path)))
}
