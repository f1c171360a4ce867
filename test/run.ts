import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { startTestDatabaseServer } from './support/database-server.ts'

/*
 * npm test                                    every test, in random order; the seed is printed at the end
 * npm test -- test/server/process/config.test.ts      these files only
 * npm test -- --test-name-pattern=cursor      options of `node --test` pass through
 * npm run test:faults                         those of test/faults, for minutes where they are shortened otherwise
 * SEED=175848087 npm test                     an order again
 */
const root = join(import.meta.dirname, '..')
const isLong = process.argv.includes('--long')
const given = process.argv.slice(2).filter((argument) => argument !== '--long')
const { SEED } = process.env
const database = await startTestDatabaseServer()

const child = spawn(
  process.execPath,
  [
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=3',
    `--test-timeout=${isLong ? 1_800_000 : 300_000}`,
    '--test-force-exit', // a file whose test failed may have left a socket open, and would never end
    SEED === undefined ? '--test-randomize' : `--test-random-seed=${SEED}`,
    ...given,
    ...(given.some((argument) => !argument.startsWith('-')) ? [] : ['test/**/*.test.ts']),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...database.env,
      ...(isLong && { FAULTS: 'long' }),
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
    },
  },
)
// Ctrl-C reaches the child by itself; the database is stopped once it has ended.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.on('exit', async (code, signal) => {
  await database.stop()
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0))
})
