/**
 * Runs a checker with its arguments: `node .ci/checker.ts biome check`. Checkers have a separate package,
 * `.ci/package.json`, because starting and testing the service does not need them. They are installed on the first run,
 * and again when their versions have changed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const here = import.meta.dirname

/** npm's record of the installation: a lock file without the packages for other platforms. */
const installed = join(here, 'node_modules/.package-lock.json')

const packagesIn = (file: string): Record<string, { version?: string; optional?: boolean }> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}

/** Whether all checkers and their dependencies are installed in the versions of the lock file. */
function isInstalled(): boolean {
  const present = packagesIn(installed)
  return Object.entries(packagesIn(join(here, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

/** Runs a command. Returns its exit code. */
function run(command: string, words: string[], folder?: string): number {
  const PATH = [join(here, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, error } = spawnSync(command, words, { cwd: folder, env: { ...process.env, PATH }, stdio: 'inherit' })
  if (error) throw error
  return status ?? 1
}

const [command, ...words] = process.argv.slice(2)
if (!isInstalled()) {
  console.error('Installing the checkers, once')
  const code = run('npm', ['ci', '--silent', '--ignore-scripts'], here)
  if (code !== 0) {
    console.error('The checkers could not be installed: does npm reach its registry?')
    process.exit(code)
  }
}
if (command !== undefined) process.exit(run(command, words))
