import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { citusPrograms } from './support/postgres/citus-cluster.ts'
import { startTestDatabaseServer } from './support/postgres/database-server.ts'
import { unmatchedStatements } from './support/postgres/statement-plans.ts'
import { groupFiles, longFormFiles } from './support/running/groups.ts'

/*
 * npm test                                            every test, in random order; the seed is printed
 * npm test -- test/server/process/config.test.ts      these files only
 * npm test -- --test-name-pattern=cursor              options of `node --test` pass through
 * npm run test:watch -- test/server/main.test.ts      again whenever something changes that these files import
 * npm run test:long                                   the long form of the files that have one; then all files but those
 *                                                     of ci, on a cluster, where Citus is installed
 * SEED=175848087 npm test                             an order again
 * TEST_DATABASE_URL=postgres://… npm test             on this server, instead of an embedded one; with
 *                                                     TEST_POOLER_URL through a pooler in front of it; where it is
 *                                                     the coordinator of a Citus cluster, TEST_PLANS=<file> gets a line
 *                                                     for the plan of each statement
 *
 * Many files share a process (see support/running/groups.ts). A few files that are named, and files with options or in their
 * long form, have a process each.
 */
const root = join(import.meta.dirname, '..')
const flags = ['--long', '--watch', '--on-citus']
const [isLong, isWatching, isOnCitus] = flags.map((flag) => process.argv.includes(flag))
const given = process.argv.slice(2).filter((argument) => !flags.includes(argument))
const options = given.filter((argument) => argument.startsWith('-'))
const patterns = given.filter((argument) => !argument.startsWith('-'))
const seed = process.env.SEED === undefined ? randomInt(2 ** 32) : Number(process.env.SEED)

if (isOnCitus && 'missing' in citusPrograms) {
  console.log(`Skipped: every test on a cluster, as ${citusPrograms.missing}`)
  process.exit(0)
}
const citus = isOnCitus && 'programs' in citusPrograms ? citusPrograms.programs : undefined
const few = 8
const files = filesOf(
  patterns.length > 0 ? patterns : isLong ? longFormFiles : citus ? ['test/!(ci)/**/*.test.ts'] : ['test/**/*.test.ts'],
)
const isGrouped = files.length > few && options.length === 0 && !isLong && !isWatching
const groups = isGrouped ? groupFiles(files, seed) : []

const [database] = await Promise.all([startTestDatabaseServer(citus), buildSdk()])
const directory = await mkdtemp(join(root, 'node_modules/.test-groups-'))
const plans = process.env.TEST_PLANS ?? join(directory, 'plans')
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())

console.log(`SEED=${seed}`)
// The types of Node 22 do not allow `env` and `watch` with the other options.
const settings: object = {
  cwd: root,
  files: isGrouped ? await Promise.all(groups.map(writeEntry)) : files,
  concurrency: 4, // of two processors: many tests wait for timers and for processes
  ...(isWatching ? { watch: true } : { forceExit: !isGrouped }),
  signal: interruption.signal,
  execArgv: [
    `--test-timeout=${isLong ? 1_800_000 : 300_000}`,
    ...(isWatching ? [] : [`--test-random-seed=${seed}`]),
    ...options,
  ],
  env: {
    ...process.env,
    ...database.env,
    ...(isLong && { TESTS: 'long' }),
    ...(citus && isGrouped && { TEST_PLANS: plans }),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  },
}
const results = run(settings)
const unheard = new Set(groups.flat())
let isSuccess = false
for (const event of ['test:pass', 'test:fail'] as const) {
  results.on(event, ({ name, nesting }) => {
    if (nesting === 0) unheard.delete(name)
  })
}
results.on('test:summary', ({ file, success }) => {
  if (file === undefined) isSuccess = success
})
results.compose(new spec()).pipe(process.stdout)
await once(results, 'end')

console.log(`The order again: SEED=${seed} npm test`)
if (unheard.size > 0) console.error(`These files did not report their end:\n${[...unheard].join('\n')}`)
const stale = citus && isGrouped && patterns.length === 0 && isSuccess ? unmatchedStatements(plans) : []
if (stale.length > 0)
  console.error(
    `No statement of a test is one of these in test/support/postgres/multi-shard-statements.ts:\n${stale.join('\n')}`,
  )
await rm(directory, { recursive: true })
await database.stop()
process.exit(isSuccess && unheard.size === 0 && stale.length === 0 ? 0 : 1)

/** @throws when there is no such file */
function filesOf(wanted: string[]): string[] {
  return wanted.flatMap((pattern) => {
    const found = globSync(pattern, { cwd: root }).map((file) => relative(root, join(root, file)))
    if (found.length === 0) throw new Error(`There is no ${pattern}`)
    return found
  })
}

/** Writes the module that runs a group, as its process takes no arguments. */
async function writeEntry(group: string[], index: number): Promise<string> {
  const entry = join(directory, `group-${index + 1}.mjs`)
  const { href } = new URL('support/running/run-group.ts', import.meta.url)
  await writeFile(entry, `import { runGroup } from '${href}'\nawait runGroup(${JSON.stringify(group, undefined, 2)})\n`)
  return entry
}

/** Builds the SDK, as tests use the published form. */
async function buildSdk(): Promise<void> {
  const compiler = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', 'sdk'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(compiler, 'exit')
  if (code !== 0) throw new Error('The SDK does not build')
}
