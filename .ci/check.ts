/** Runs every `check:*` script of package.json, two at a time, and prints the output of the scripts that failed. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Outcome {
  failed: boolean
  output: string
  seconds: string
}

/** Runs an npm script and collects its output. */
async function runScript(name: string): Promise<Outcome> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  return { failed: code !== 0, output, seconds: ((performance.now() - started) / 1000).toFixed(1) }
}

/** Runs scripts from the queue until it is empty. Returns whether all of them passed. */
async function work(queue: string[]): Promise<boolean> {
  let passed = true
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const { failed, output, seconds } = await runScript(name)
    console.log(`${failed ? '✗' : '✓'} ${name} (${seconds} s)`)
    if (failed) console.log(output.trim().replaceAll(/^/gm, '    '))
    passed &&= !failed
  }
  return passed
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const queue = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const outcomes = await Promise.all([work(queue), work(queue)])
process.exitCode = outcomes.every(Boolean) ? 0 : 1
