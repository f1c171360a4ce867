import { type CronItem, parseCronItems } from 'graphile-worker'
import type { JobName } from '../server/jobs.ts'

/** Scheduled jobs, in UTC: minute, hour, day of the month, month, day of the week. One worker adds each job for all. */
export const schedule = parseCronItems([
  { task: 'delete_expired', match: '13 3 * * *' },
  { task: 'expire_documents', match: '* * * * *' },
  { task: 'publish_status_changes', match: '* * * * *' },
  { task: 'run_sandboxes', match: '* * * * *' },
  { task: 'remind_signers', match: '* * * * *' },
  { task: 'accrue_leave', match: '43 3 * * *' },
] satisfies (CronItem & { task: JobName })[])
