import { mock } from 'node:test'
import { createTestDatabase } from '../support/postgres/database.ts'
import { stopDatabaseClock } from '../support/postgres/database-clock.ts'
import { startTestApp, type TestApp } from '../support/service/app.ts'

/** The service whose pages the screenshots show. Its clock is stopped, so that every screenshot shows the same dates. */
export interface ScreenshotService {
  app: TestApp
  /** Moves the clock of the service and its database to a time (RFC 3339). */
  moveClock(time: string): Promise<void>
}

/** Settings that the pages show: the address of the service, and that it sends email. No worker sends it. */
const env = { PUBLIC_URL: 'https://workforce.example', SMTP_URL: 'smtp://127.0.0.1:9' }

/** Starts the service. Until `mock.timers.reset()`, `Date` in this process returns the time of its clock. */
export async function startScreenshotService(time: string): Promise<ScreenshotService> {
  const { url: databaseUrl } = await createTestDatabase()
  await stopDatabaseClock(databaseUrl, time)
  mock.timers.enable({ apis: ['Date'], now: Date.parse(time) })
  const app = await startTestApp({ databaseUrl, env })
  return {
    app,
    moveClock: async (time) => {
      await stopDatabaseClock(databaseUrl, time)
      mock.timers.setTime(Date.parse(time))
    },
  }
}
