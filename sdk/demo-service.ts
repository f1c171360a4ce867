import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailSink } from './demo-mail-sink.ts'

/** The service that the demo calls. */
export interface DemoService {
  url: string
  /** Whether the demo has started the service, with short retry delays. */
  isOwn: boolean
  /** Stops the service if the demo has started it. */
  stop(): Promise<void>
}

const startTimeoutMs = 300_000

/** Returns the URL of the `npm start` that uses `DATA_DIR`, if one is running. */
export async function runningUrl(): Promise<string | undefined> {
  const file = join(process.env.DATA_DIR || '.data', 'service-url')
  return (await readFile(file, 'utf8').catch(() => undefined))?.trim()
}

/** Whether a Workforce service at a URL is ready. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(2_000) })
    const body = (await response.json()) as { data?: { status?: unknown } } | null
    return body?.data?.status === 'ready'
  } catch {
    return false
  }
}

/**
 * Starts a service with its own database and demo data on a free port. It sends no email.
 *
 * @returns the service, once it responds
 * @throws {Error} with the output of the service, if it does not start
 */
export async function startOwnService(): Promise<DemoService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workforce-demo-'))
  const mail = await startMailSink()
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = {
    ...inherited,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    WEBHOOK_RETRY_DELAYS: '2,2,2,2,2',
    WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
    SMTP_URL: mail.url,
  }
  // The service has its own process group: Ctrl-C reaches only the demo, which then stops the service properly.
  const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'pipe', 'pipe', 'ipc']
  const child = fork(join(import.meta.dirname, '../server/commands/start.ts'), { env, stdio, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const exit = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exit
    mail.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  }
  const ready = new Promise<string | undefined>((resolve) => {
    child.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready') resolve(message.url)
    })
    setTimeout(() => resolve(undefined), startTimeoutMs).unref()
    void exit.then(() => resolve(undefined))
  })
  const url = await ready
  if (url !== undefined) return { url, isOwn: true, stop }
  await stop()
  throw new Error(`The service did not start:\n${output}`)
}
