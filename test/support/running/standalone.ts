import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { startTestDatabaseServer } from '../postgres/database-server.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * Starts a database server for a test file that runs without `npm test`, and sets the environment variables of this
 * process. Builds the SDK if its sources are newer than the build.
 *
 * @throws if the SDK was rebuilt after this process had loaded the previous build
 */
export async function startStandaloneServer(): Promise<{ stop: () => Promise<void> }> {
  if (isSdkStale()) {
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'sdk'], { cwd: root })
    if (process.argv[1]?.includes(join('test', 'sdk'))) {
      throw new Error('The built SDK was older than its sources. It is built now: run this file again.')
    }
  }
  const { env, stop } = await startTestDatabaseServer()
  Object.assign(process.env, env)
  return { stop }
}

/** Whether a source of the SDK is newer than its build. */
export function isSdkStale(): boolean {
  const buildTimeMs = statSync(join(root, 'sdk/dist/index.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return globSync(['sdk/src/**/*.ts', 'sdk/tsconfig.json'], { cwd: root }).some(
    (file) => statSync(join(root, file)).mtimeMs > buildTimeMs,
  )
}
