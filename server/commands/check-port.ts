import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../process/config.ts'
import { listenFailure } from '../process/report-failure.ts'

/**
 * Checks that the API will be able to listen, before anything that takes seconds is done for it.
 *
 * @throws {Error} that says why it cannot, and which setting to change
 */
export async function checkPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(listenFailure(error as NodeJS.ErrnoException, { host, port }), { cause: error })
  }
  server.close()
  await once(server, 'close')
}
