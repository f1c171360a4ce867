import type { LeaveRequestCreate, Workforce } from 'workforce-sdk'
import type { Receiver } from './demo-receiver.ts'
import { arrived, dayAfter, loggedIn, more, step, verified } from './demo-steps.ts'

/** The logins of an employee in the demo data and of their manager. */
const employeeLogin = { email: 'employee@acme.test', password: 'acme-employee-demo' }
const managerLogin = { email: 'manager@acme.test', password: 'acme-manager-demo' }

/**
 * Demonstrates leave over a holiday weekend: an employee previews and requests leave, and their manager approves it.
 * The leave is cancelled at the end.
 *
 * @param url - the URL of the service
 * @param workforce - the client of the owner
 * @param receiver - the receiver of a webhook for leave events
 * @param secret - the secret of the webhook
 */
export async function showLeave(url: string, workforce: Workforce, receiver: Receiver, secret: string): Promise<void> {
  const { data: types } = await workforce.leaveTypes.list()
  const type = types.find(({ code }) => code === 'annual')
  const employee = await loggedIn(url, employeeLogin)
  const { person_id } = await employee.me.get()
  if (type === undefined || person_id === null) throw new Error('This service has other demo data than this demo.')
  const manager = await loggedIn(url, managerLogin)
  const friday = fridayOfNextJune()
  const monday = dayAfter(friday, 3)
  const [known] = (await workforce.holidays.list({ from: monday, to: monday })).data
  const holiday = known ?? (await workforce.holidays.create({ date: monday, name: 'Company day' }))
  step('Leave', `${type.name}, ${type.accrual.days_per_year} days a year; ${monday} is ${holiday.name}`)

  try {
    const leaveRequest: LeaveRequestCreate = {
      person_id,
      leave_type_id: type.id,
      start_date: friday,
      end_date: dayAfter(friday, 4),
      start_portion: 'afternoon',
      note: 'The sea',
    }
    const preview = await employee.leaveRequests.preview(leaveRequest)
    const days = preview.breakdown.map(({ date, days, reason }) => `${date} ${days}${reason ? ` (${reason})` : ''}`)
    step('Preview', `${preview.days} days: ${days.join(', ')}`)

    const request = await employee.leaveRequests.create(leaveRequest)
    const isSame = JSON.stringify(request.breakdown) === JSON.stringify(preview.breakdown)
    step('Asked', `${request.days} days, ${isSame ? 'as previewed' : 'NOT AS PREVIEWED'}`)
    more(`${await verified(await arrived(receiver), secret)}, the note „${request.note}“ stays here`)

    const approved = await manager.leaveRequests.approve(request.id, { ifMatch: request.version })
    const event = await verified(await arrived(receiver), secret)
    step('Approved', `by user ${approved.decided_by}, who manages them; ${event}`)

    const query = { person_id, leave_type_id: type.id, as_of: friday, explain: true }
    const [balance] = (await employee.leaveBalances.list(query)).data
    const lines = balance?.lines?.map(({ kind, days }) => `${kind} ${days}`).join(', ')
    step('Balance', `${balance?.available} on ${friday}: ${lines}`)

    const calendar = await workforce.leaveCalendar.ics({ from: friday, to: dayAfter(friday, 4) })
    const titles = [...calendar.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
    step('Calendar', `${titles.join(', ')}`)
    await workforce.leaveRequests.cancel(request.id)
    await arrived(receiver)
  } finally {
    if (known === undefined) await workforce.holidays.delete(holiday.id)
  }
}

/** Returns a Friday in the next leave year, in which leave days are available whenever the demo runs. */
function fridayOfNextJune(): string {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1))
  return dayAfter(day.toISOString().slice(0, 10), (12 - day.getUTCDay()) % 7)
}
