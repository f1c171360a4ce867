import { sql } from 'kysely'
import type { JobName } from '../../../server/jobs.ts'
import { createMailer } from '../../../worker/mail.ts'
import { type MailServer, startMailServer } from '../receivers/mail-server.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createJobPerformer } from './perform.ts'

/** Starts an app and a mail server. Returns the queue of an email task. */
export async function startMailQueue(task: JobName, env: Record<string, string> = {}) {
  const mail = await startMailServer()
  const smtp = { SMTP_URL: mail.url, SMTP_FROM: 'hr@acme.test', PUBLIC_URL: 'https://hr.example.com' }
  const app = await startTestApp({ env: { ...smtp, ...env } })
  return { mail, app, db: app.db, ...createMailQueue(app, mail, task) }
}

/** Returns the queue of an email task, for tests that perform its jobs without a worker. */
export function createMailQueue(app: TestApp, mail: MailServer, task: JobName) {
  const performTask = createJobPerformer(app, { mailer: createMailer(app.config) })
  const perform = (payload: unknown, attempt?: { isLastAttempt: boolean }) => performTask(task, payload, attempt)

  /** Removes the queued jobs. Returns their payloads. */
  async function takeJobs(): Promise<unknown[]> {
    const { rows } = await sql<{ payload: unknown }>`
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier = ${task} returning job.payload`.execute(app.db)
    return rows.map(({ payload }) => payload)
  }

  /**
   * Performs the queued jobs, but not those that they enqueue for later. `mail.mails` then contains only the new
   * emails.
   */
  async function performJobs(): Promise<void> {
    mail.mails.length = 0
    for (const payload of await takeJobs()) await perform(payload)
  }

  /** Returns the recipient and subject of each email. */
  const headers = () => mail.mails.map(({ to, headers }) => [to[0], headers.subject]).sort()

  return { perform, takeJobs, performJobs, headers }
}
