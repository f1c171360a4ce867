import { markMailsSent, releaseMails } from '../../server/operation/claimed-mails.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import {
  type ClaimedTaskReminder,
  claimTaskReminder,
  type RemindedTask,
} from '../../server/tasks/reminders/claim-task-reminder.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Reminds a user of tasks that are overdue or due soon. */
export const sendTaskReminder: Task<'send_task_reminder'> = async (
  global,
  { business_id, task_reminder_id },
  { mailer },
) => {
  const work = inBusiness(global, business_id)
  const mail = await claimTaskReminder(work, task_reminder_id)
  if (!mail) return
  try {
    await mailer.send(mail.to, reminderEmail(mail, work.config.publicUrl))
  } catch (error) {
    await releaseMails(work, 'task_reminders', [task_reminder_id])
    throw error
  }
  await markMailsSent(work, 'task_reminders', [task_reminder_id])
}

function reminderEmail({ to, business, items, count, overdue }: ClaimedTaskReminder, publicUrl: string): EmailContent {
  const formats = formatsFor('en-GB', business.time_zone)
  const tasks = `${publicUrl}/console/tasks`
  const [first] = items
  const more = count - items.length
  return {
    subject: formats.text(overdue > 0 ? 'mails.tasks.overdue.subject' : 'mails.tasks.subject', { count, overdue }),
    before: [
      greetingTo(to.name),
      formats.text('mails.tasks.text', { count, business: business.name }),
      ...items.map((task) => describeTask(task, formats)),
      ...(more > 0 ? [formats.text('mails.more', { count: more })] : []),
    ],
    link:
      count === 1 && first
        ? { label: text('mails.tasks.openOne'), url: `${tasks}/${first.id}` }
        : { label: text('mails.tasks.open'), url: tasks },
    after: [text('mails.tasks.footer', { url: `${publicUrl}/console/account/notifications` })],
  }
}

/** Describes a task, with its due date in the business's time zone. */
function describeTask({ title, person, due_on, overdue }: RemindedTask, formats: Formats): string {
  const date = formats.day(due_on)
  const due = text(overdue ? 'mails.tasks.wasDue' : 'mails.tasks.isDue', { date })
  return person === null ? `${title}: ${due}` : text('mails.tasks.about', { title, person, due })
}
