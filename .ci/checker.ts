/**
 * Runs a checker, with whatever arguments it takes: `node .ci/checker.ts biome check`. Checkers have a package of their
 * own, `.ci/package.json`, as nobody needs them to start the service or to test it: the first run installs them, and so
 * does the first one after their versions changed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const here = import.meta.dirname

/** The note of npm on what it installed: a lock file without what is for other machines. */
const installed = join(here, 'node_modules/.package-lock.json')

const packagesIn = (file: string): Record<string, { version?: string; optional?: boolean }> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}

/** Whether every checker, and all that it needs, is there in the version of the lock file. */
function isInstalled(): boolean {
  const there = packagesIn(installed)
  return Object.entries(packagesIn(join(here, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || there[path]?.version === version,
  )
}

/** @returns the code with which the program ended */
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
