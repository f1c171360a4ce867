import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import type { Guide } from './guide.ts'

const root = join(import.meta.dirname, '../../..')
/** The folder of the `node` executable that runs the tests. */
const nodeFolder = dirname(process.execPath)

/** The addresses that replace those in the guides. */
export interface Addresses {
  /** The URL that replaces `http://127.0.0.1:3000`. */
  service: string
  /** The port that replaces 4747, which receivers use in guides. */
  receiverPort: number
}

/**
 * Saves the programs of a guide in a folder that resembles a checkout, so that imports of packages are resolved.
 *
 * @param folder - the folder to create
 */
export async function saveGuide({ programs }: Guide, folder: string, addresses: Addresses): Promise<void> {
  await mkdir(join(folder, 'bin'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type": "module"}')
  await writeFile(join(folder, 'bin/curl'), strictCurl, { mode: 0o755 })
  await writeFile(join(folder, 'bin/npx'), ownCommand, { mode: 0o755 })
  for (const [name, text] of programs) await writeFile(join(folder, name), replaceAddresses(text, addresses))
}

/** A `curl` that fails on an error status, which ends the session unless the page shows that failure. */
const strictCurl = `#!/bin/sh
PATH=\${PATH#*${delimiter}} exec curl \${SHOWS_FAILURE:---fail-with-body --show-error} "$@"
`

/** An `npx` that runs `workforce-sdk` from its sources, without a build. */
const ownCommand = `#!/bin/sh
test "$1" = workforce-sdk && shift && exec node node_modules/workforce-sdk/cli/main.ts "$@"
`

/**
 * Runs the commands of a saved guide in one bash session, which ends at the first failed command.
 *
 * @param env - variables that the reader has already set
 * @param timeoutMs - the milliseconds after which the session is killed
 * @returns the output of each step, and the variables that the session exported
 * @throws {Error} with the failed step and its output
 */
export async function runGuide(
  { steps }: Guide,
  folder: string,
  addresses: Addresses,
  env: Record<string, string> = {},
  timeoutMs = 60_000,
): Promise<{ outputs: string[]; env: Record<string, string> }> {
  const script = [
    'set -eo pipefail',
    ...steps.flatMap(({ commands, output }, index) => [
      `printf '\\n${mark(index)}\\n'; printf '\\n${mark(index)}\\n' >&2`,
      output?.text.includes('"success": false') ? 'export SHOWS_FAILURE=--silent' : 'unset SHOWS_FAILURE',
      replaceAddresses(commands, addresses),
    ]),
    `node -p 'JSON.stringify(process.env)' > env.json`,
  ]
  await writeFile(join(folder, 'guide.sh'), script.join('\n'))
  const [stdout, stderr] = await Promise.all(['stdout', 'stderr'].map((name) => open(join(folder, name), 'w')))
  const child = spawn('bash', ['--noprofile', '--norc', 'guide.sh'], {
    cwd: folder,
    detached: true, // its own process group, so that receivers started by a guide are killed too
    stdio: ['ignore', stdout?.fd ?? 'ignore', stderr?.fd ?? 'ignore'],
    env: { ...process.env, ...env, PATH: [join(folder, 'bin'), nodeFolder, process.env.PATH].join(delimiter) },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  const [code] = await once(child, 'exit')
  endGroup(child.pid)
  await Promise.all([stdout?.close(), stderr?.close()])

  const [outputs, errors] = await Promise.all(['stdout', 'stderr'].map((name) => parts(join(folder, name))))
  if (code !== 0) {
    const index = (outputs?.length ?? 1) - 1
    throw new Error(`line ${steps[index]?.line} fails: ${errors?.[index]}\n${outputs?.[index]}`)
  }
  return { outputs: outputs ?? [], env: JSON.parse(await readFile(join(folder, 'env.json'), 'utf8')) }
}

const mark = (index: number | string): string => `<<step ${index}>>`

/** Returns the output after each mark. */
async function parts(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8')
  return text.split(/\n<<step \d+>>\n/).slice(1)
}

const replaceAddresses = (text: string, { service, receiverPort }: Addresses): string =>
  text.replaceAll('http://127.0.0.1:3000', service).replaceAll('4747', String(receiverPort))

/** Kills the remaining processes of a process group. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
