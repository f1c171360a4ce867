import { addDays, addMonths } from '../../server/operation/calendar-date.ts'
import { inBusiness } from '../../server/operation/work.ts'
import { type Formats, formatsFor } from '../../server/pages/formats.ts'
import { findPayScheduleMail, type PayScheduleMail } from '../../server/pay-runs/pay-schedules/pay-schedule-mails.ts'
import { text } from '../../server/texts/english.ts'
import { type EmailContent, greetingTo } from '../lay-out-email.ts'
import type { Task } from '../task.ts'

/** Emails a user about a pay run that a pay schedule drafted, or about a period that it skipped. */
export const sendPayScheduleMail: Task<'send_pay_schedule_mail'> = async (global, payload, { mailer }) => {
  const work = inBusiness(global, payload.business_id)
  const mail = await findPayScheduleMail(work, payload)
  if (mail) await mailer.send(mail.to, payScheduleEmail(mail, work.config.publicUrl))
}

function payScheduleEmail(mail: PayScheduleMail, publicUrl: string): EmailContent {
  const { to, business, schedule, run, error } = mail
  const formats = formatsFor('en-GB', business.time_zone)
  const pages = `${publicUrl}/console/pay-runs`
  const common = {
    after: [text('mails.paySchedule.footer', { url: `${publicUrl}/console/account/notifications` })],
  }
  const names = { schedule: schedule.name, business: business.name }
  if (run) {
    const period = periodName(run, formats)
    const { people_count: people } = run
    const values = { ...names, period, people, date: formats.day(run.pay_date) }
    return {
      ...common,
      subject: text('mails.paySchedule.drafted.subject', { period }),
      before: [greetingTo(to.name), formats.text('mails.paySchedule.drafted.text', values)],
      link: { label: text('mails.paySchedule.drafted.review'), url: `${pages}/${run.id}` },
    }
  }
  const period = error ? periodName(error, formats) : ''
  const code = error?.code ?? 'other'
  return {
    ...common,
    subject: text('mails.paySchedule.skipped.subject', { period }),
    before: [greetingTo(to.name), text('mails.paySchedule.skipped.text', { ...names, period, code })],
    link: { label: text('mails.paySchedule.skipped.view'), url: `${pages}/schedules/${schedule.id}` },
  }
}

/** Returns the name of a pay period: its month if it is a calendar month, otherwise its days. */
const periodName = (
  { period_start, period_end }: { period_start: string; period_end: string },
  formats: Formats,
): string => {
  const isMonth = period_start.endsWith('-01') && addDays(addMonths(period_start, 1), -1) === period_end
  return isMonth ? formats.month(period_start.slice(0, 7)) : formats.period(period_start, period_end)
}
