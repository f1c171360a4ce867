import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { citusInstallation } from './support/postgres/citus-cluster.ts'
import { startTestDatabaseServer } from './support/postgres/database-server.ts'
import { unmatchedStatements } from './support/postgres/statement-plans.ts'
import { groupFiles, longFormFiles } from './support/running/groups.ts'
import { isSdkStale } from './support/running/standalone.ts'

/*
 * npm test                                            every test, in random order; the seed is printed
 * npm test -- test/server/process/config.test.ts      these files only
 * npm test -- --test-name-pattern=cursor              options of `node --test` pass through
 * npm run test:watch -- test/server/main.test.ts      again after each change of the imports of these files
 * npm run test:long                                   the long form of the files that have one; then, if Citus is
 *                                                     installed, all files except those of ci on a cluster
 * SEED=175848087 npm test                             repeats an order
 * TEST_DATABASE_URL=postgres://… npm test             on this server, instead of an embedded one. With
 *                                                     TEST_POOLER_URL, through the pooler in front of it. If it is the
 *                                                     coordinator of a Citus cluster, TEST_PLANS=<file> receives a line
 *                                                     for the plan of each statement
 *
 * Many files share a process (see support/running/groups.ts). Up to eight named files, files with options, and files in
 * their long form have their own processes.
 */
const root = join(import.meta.dirname, '..')
const flags = ['--long', '--watch', '--on-citus']
const [isLong, isWatching, isOnCitus] = flags.map((flag) => process.argv.includes(flag))
const args = process.argv.slice(2).filter((argument) => !flags.includes(argument))
const options = args.filter((argument) => argument.startsWith('-'))
const patterns = args.filter((argument) => !argument.startsWith('-'))
const seed = process.env.SEED === undefined ? randomInt(2 ** 32) : Number(process.env.SEED)

if (isOnCitus && 'missing' in citusInstallation) {
  console.log(`Skipped the tests on a cluster: ${citusInstallation.missing}`)
  process.exit(0)
}
const citus = isOnCitus && 'binDir' in citusInstallation ? citusInstallation.binDir : undefined
const maxUngroupedFiles = 8
const files = findFiles(
  patterns.length > 0 ? patterns : isLong ? longFormFiles : citus ? ['test/!(ci)/**/*.test.ts'] : ['test/**/*.test.ts'],
)
const isGrouped = files.length > maxUngroupedFiles && options.length === 0 && !isLong && !isWatching
const groups = isGrouped ? groupFiles(files, seed) : []

const [database] = await Promise.all([startTestDatabaseServer(citus), isSdkStale() && buildSdk()])
const directory = await mkdtemp(join(root, 'node_modules/.test-groups-'))
const plans = process.env.TEST_PLANS ?? join(directory, 'plans')
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())

console.log(`SEED=${seed}`)
// The types of Node 22 do not allow `env` and `watch` with the other options.
const settings: object = {
  cwd: root,
  files: isGrouped ? await Promise.all(groups.map(writeEntry)) : files,
  concurrency: 4, // also on two processors, as many tests wait for timers and processes
  ...(isWatching ? { watch: true } : { forceExit: !isGrouped }),
  signal: interruption.signal,
  execArgv: [
    `--test-timeout=${isLong ? 1_800_000 : 600_000}`,
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
const unreported = new Set(groups.flat())
let isSuccess = false
for (const event of ['test:pass', 'test:fail'] as const) {
  results.on(event, ({ name, nesting }) => {
    if (nesting === 0) unreported.delete(name)
  })
}
results.on('test:summary', ({ file, success }) => {
  if (file === undefined) isSuccess = success
})
results.compose(new spec()).pipe(process.stdout)
await once(results, 'end')

console.log(`To repeat this order: SEED=${seed} npm test`)
if (unreported.size > 0) console.error(`These files did not report a result:\n${[...unreported].join('\n')}`)
const stale = citus && isGrouped && patterns.length === 0 && isSuccess ? unmatchedStatements(plans) : []
if (stale.length > 0)
  console.error(
    `No test runs these statements of test/support/postgres/multi-shard-statements.ts:\n${stale.join('\n')}`,
  )
await rm(directory, { recursive: true })
await database.stop()
process.exit(isSuccess && unreported.size === 0 && stale.length === 0 ? 0 : 1)

/** @throws if no file matches a pattern */
function findFiles(patterns: string[]): string[] {
  return patterns.flatMap((pattern) => {
    const matches = globSync(pattern, { cwd: root }).map((file) => relative(root, join(root, file)))
    if (matches.length === 0) throw new Error(`No file matches ${pattern}`)
    return matches
  })
}

/** Writes the module that runs a group, as its process has no arguments. */
async function writeEntry(group: string[], index: number): Promise<string> {
  const entry = join(directory, `group-${index + 1}.mjs`)
  const { href } = new URL('support/running/run-group.ts', import.meta.url)
  await writeFile(entry, `import { runGroup } from '${href}'\nawait runGroup(${JSON.stringify(group, undefined, 2)})\n`)
  return entry
}

/** Builds the SDK, as tests use the built package. */
async function buildSdk(): Promise<void> {
  const compiler = spawn(join(root, 'node_modules/.bin/tsc'), ['-p', 'sdk'], { cwd: root, stdio: 'inherit' })
  const [code] = await once(compiler, 'exit')
  if (code !== 0) throw new Error('The build of the SDK failed')
}
