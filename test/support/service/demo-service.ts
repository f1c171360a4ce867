import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { withWork } from '../../../server/commands/command-work.ts'
import { seedDemoData } from '../../../server/commands/demo-data.ts'
import { createTestDatabase } from '../postgres/database.ts'
import { databaseEnv, testConfig, testEncryptionKey } from './app.ts'

/**
 * Starts the same processes as `npm start`, on a test database with the demo data: the API, and a worker that may send
 * to loopback addresses.
 *
 * @param dataDir - the folder for the secrets
 * @param settings - additional environment variables, such as `SMTP_URL`
 */
export async function startDemoService(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await createTestDatabase()
  const config = testConfig(database.url)
  await withWork(config, (work) => seedDemoData({ ...work, config }))

  const secrets = { ENCRYPTION_KEYS: testEncryptionKey } // with which the demo data is encrypted
  const { NODE_ENV: _, LOG_LEVEL: __, ...inherited } = process.env
  const child = fork(fileURLToPath(new URL('../../../server/commands/start.ts', import.meta.url)), {
    env: { ...inherited, ...settings, ...databaseEnv(database.url), ...secrets, DATA_DIR: dataDir, PORT: '0' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  const [{ url }] = await Promise.race([
    once(child, 'message') as Promise<[{ url: string }]>,
    exit.then(([code]) => Promise.reject(new Error(`the service exited at its start with ${code}`))),
  ])
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await exit
    },
  }
}
