import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

/** Runs the module of a command, in an environment without settings. */
function run(file: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const { NODE_COMPILE_CACHE } = process.env
  const path = join(import.meta.dirname, '../../..', file)
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [path, ...args], { env: { NODE_COMPILE_CACHE } }, (_, stdout, stderr) =>
      resolve({ code: Number(child.exitCode), stdout, stderr }),
    )
  })
}

for (const [name, file] of [
  ['npm start', 'server/commands/start.ts'],
  ['npm run server', 'server/main.ts'],
  ['npm run worker', 'worker/main.ts'],
  ['npm run demo', 'sdk/demo.ts'],
] as const) {
  test(`${name} -- --help prints the usage and starts nothing`, async () => {
    const { code, stdout, stderr } = await run(file, '--help')
    assert.deepEqual([code, stderr], [0, ''])
    assert.ok(stdout.startsWith(`Usage: ${name}\n`), stdout)
  })
}

test('npm start refuses arguments', async () => {
  const { code, stdout, stderr } = await run('server/commands/start.ts', '--port=3100')
  assert.deepEqual([code, stdout], [2, ''])
  assert.match(stderr, /^Usage: npm start\n.*\nUnknown option '--port'/s)
})
