import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { GlobalWork } from './operation/work.ts'

/**
 * The jobs that the worker performs, with the schemas of their payloads. The producer owns this contract;
 * `worker/tasks/index.ts` has one task per job. Payloads contain only IDs: a task reads the current rows.
 */
export const jobs = {
  /** Nightly: books earned leave days and closes leave years. */
  accrue_leave: z.object({}),
  /** Analyses tables after many rows were added. PostgreSQL itself would do so a minute later. */
  analyze_tables: z.object({}),
  /** Advances the clock of a sandbox to the requested time, step by step. */
  advance_clock: z.object({ business_id: z.int() }),
  /** Nightly: deletes expired data, and clears tombstones. */
  delete_expired: z.object({}),
  /** Deletes the delivery log of a deleted webhook. */
  delete_webhook: z.object({ webhook_id: z.int() }),
  /** Wakes the drainer of a webhook that has due deliveries. */
  drain_webhook: z.object({ webhook_id: z.int() }),
  /** Queues the reminders of tasks; hourly, because the morning differs by time zone. */
  queue_task_reminders: z.object({}),
  /** Removes the personal data of an erased person from records that must be searched for the data. */
  erase_person: z.object({ business_id: z.int(), person_id: z.int() }),
  /** Expires documents that were not signed in time; runs when a document is due, and every minute. */
  expire_documents: z.object({}),
  /** Queues an email for each user with a payslip in a completed pay run. */
  queue_payslip_mails: z.object({ business_id: z.int(), pay_run_id: z.int() }),
  /** Reminds signers of documents that they have not signed; every minute. */
  remind_signers: z.object({}),
  /** Runs the due work of sandboxes whose clocks are ahead; every minute. */
  run_sandboxes: z.object({}),
  /** Drafts the pay runs of pay schedules; runs every minute, because midnight differs by time zone. */
  draft_pay_runs: z.object({}),
  /** Emails a person about a change of one of their bank accounts. */
  send_bank_account_mail: z.object({ business_id: z.int(), audit_entry_id: z.int() }),
  /** Emails a signer or a sender about a document. */
  send_document_mail: z.object({ business_id: z.int(), document_mail_id: z.int() }),
  /** Emails a person that days of leave will expire. */
  send_leave_expiry_mail: z.object({ business_id: z.int(), person_id: z.int() }),
  /** Sends all pending notifications about leave to a user, in one email. */
  send_leave_mail: z.object({ business_id: z.int(), user_id: z.int() }),
  /** Creates the link of an invitation or of a password reset, and emails it. */
  send_password_mail: z.object({ password_link_id: z.int() }),
  /** Emails a user about a pay run of a pay schedule, or without one about its period that was skipped. */
  send_pay_schedule_mail: z.object({
    business_id: z.int(),
    user_id: z.int(),
    pay_schedule_id: z.int(),
    pay_run_id: z.int().nullable(),
  }),
  /** Emails a user about their payslip of a completed pay run. */
  send_payslip_mail: z.object({ business_id: z.int(), payslip_mail_id: z.int() }),
  /** Emails an approver about a change request, or its requester about the decision. */
  send_person_change_mail: z.object({ business_id: z.int(), person_change_mail_id: z.int() }),
  /** Reminds a user of tasks that are overdue or due soon. */
  send_task_reminder: z.object({ business_id: z.int(), task_reminder_id: z.int() }),
  /** Emails the affected user, or the given one, about a change of security settings. */
  send_security_mail: z.object({ business_id: z.int(), audit_entry_id: z.int(), user_id: z.int().optional() }),
  /**
   * Sends all pending notifications of one kind, about failing or about disabled webhooks, to their recipient, in one
   * email.
   */
  send_webhook_mail: z.object({ business_id: z.int(), webhook_mail_id: z.int() }),
  /** Adds the assignments that processes of the previous version did not write; nightly. */
  reconcile_assignments: z.object({}),
  /** Publishes that tasks are overdue; runs every minute, because midnight differs by time zone. */
  publish_overdue_tasks: z.object({}),
  /** Publishes that employments have started or ended, and applies planned assignments; runs every minute, because midnight differs by time zone. */
  publish_status_changes: z.object({}),
} satisfies Record<string, z.ZodType>

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]>

/**
 * Adds a job, in the transaction of the work if there is one.
 *
 * @param runAt - SQL for the earliest start time; by default the job may start at once
 */
export async function enqueue<Name extends JobName>(
  { db }: Pick<GlobalWork, 'db'>,
  name: Name,
  payload: JobPayload<Name>,
  runAt: RawBuilder<unknown> = sql`null::timestamptz`,
): Promise<void> {
  await sql`select add_job(${name}, ${JSON.stringify(payload)}::json, ${runAt})`.execute(db)
}

/** SQL for each member of a payload. */
type PayloadColumns<Name extends JobName> = { [Member in keyof JobPayload<Name>]: RawBuilder<unknown> }

/**
 * Returns SQL that adds one job per row of a group, in the transaction of its statement. Select it `having count(*) >
 * 0`, as it cannot add an empty list.
 *
 * @param payload - the source column of each member of the payload
 * @param runAt - SQL for the earliest start time; by default the jobs may start at once
 */
export function addJobs<Name extends JobName>(
  name: Name,
  payload: PayloadColumns<Name>,
  runAt: RawBuilder<unknown> = sql`null::timestamptz`,
): RawBuilder<unknown> {
  const members = Object.entries<RawBuilder<unknown>>(payload).flatMap(([member, column]) => [sql.lit(member), column])
  const spec = sql`(${sql.lit(name)}, json_build_object(${sql.join(members)}), null, ${runAt}, null, null, null, null)`
  return sql`add_jobs(array_agg(${spec}::graphile_worker.job_spec)) is null` // no column of type void, which a coordinator refuses
}
