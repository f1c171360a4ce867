import { type LeaveRequestCreate, Workforce } from 'workforce-sdk'
import type { Delivery, Receiver } from './demo-receiver.ts'
import { arrived, say, verified } from './demo-steps.ts'

/** Whom the demo data has as an employee. */
const employeeLogin = { email: 'employee@acme.test', password: 'acme-employee-demo' }
const managerPassword = 'a manager for the demo'

/**
 * Tells leave over a holiday weekend: an employee previews it and asks for it, their manager approves it. What it made
 * is taken back at the end, as far as it can be.
 *
 * @param url - of the service
 * @param workforce - the owner's
 * @param receiver - of a webhook for the events of leave
 * @param secret - the webhook's
 */
export async function tellLeave(url: string, workforce: Workforce, receiver: Receiver, secret: string): Promise<void> {
  const friday = fridayOfNextJune()
  const type = await workforce.leaveTypes.create({
    name: 'Vacation',
    code: `vacation-${Date.now()}`,
    accrual: { method: 'yearly', days_per_year: 25, carry_over_max: 5, resets_on: '01-01' },
  })
  const holiday = await workforce.holidays.create({ date: dayAfter(friday, 3), name: 'Whit Monday' })
  say(`16. Leave     type ${type.code} with ${type.accrual.days_per_year} days a year; ${holiday.date} is a holiday`)

  const employee = await loggedIn(url, employeeLogin)
  const { person_id } = await employee.me.get()
  if (person_id === null) throw new Error('The employee of the demo data has no record.')
  const manager = await managerOf(url, workforce, person_id)
  try {
    const wanted: LeaveRequestCreate = {
      person_id,
      leave_type_id: type.id,
      start_date: friday,
      end_date: dayAfter(friday, 4),
      start_portion: 'afternoon',
      note: 'The sea',
    }
    const preview = await employee.leaveRequests.preview(wanted)
    const days = preview.breakdown.map(({ date, days, reason }) => `${date} ${days}${reason ? ` (${reason})` : ''}`)
    say(`17. Preview   ${preview.days} days: ${days.join(', ')}`)

    const request = await employee.leaveRequests.create(wanted)
    const isSame = JSON.stringify(request.breakdown) === JSON.stringify(preview.breakdown)
    say(`18. Asked     ${request.days} days, ${isSame ? 'as previewed' : 'NOT AS PREVIEWED'}`)
    say(`              ${await verified(await told(receiver, 'leave.requested'), secret)}, ${noteIn(request.note)}`)

    const approved = await manager.client.leaveRequests.approve(request.id, { ifMatch: request.version })
    say(
      `19. Approved  by user ${approved.decided_by}, who manages them; ${await verified(await told(receiver, 'leave.approved'), secret)}`,
    )

    const query = { person_id, leave_type_id: type.id, as_of: friday, explain: true }
    const [balance] = (await employee.leaveBalances.list(query)).data
    const lines = balance?.lines?.map(({ kind, days }) => `${kind} ${days}`).join(', ')
    say(`20. Balance   ${balance?.available} on ${friday}: ${lines}`)

    const calendar = await workforce.leaveCalendar.ics({ from: friday, to: dayAfter(friday, 4) })
    const titles = [...calendar.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
    say(`21. Calendar  ${titles.join(', ')}`)
    await workforce.leaveRequests.cancel(request.id)
    await told(receiver, 'leave.cancelled')
  } finally {
    await workforce.holidays.delete(holiday.id)
    await manager.leave()
  }
}

/** Makes somebody who manages a person, with a login of their own. */
async function managerOf(url: string, workforce: Workforce, personId: number) {
  const email = `mary.${Date.now()}@example.com`
  const { manager_id: before } = await workforce.people.get(personId)
  const record = await workforce.people.create({ first_name: 'Mary', last_name: 'Somerville', email })
  await workforce.people.update(personId, { manager_id: record.id })
  const user = await workforce.users.create({ name: 'Mary Somerville', email, role: 'manager', person_id: record.id })
  const token = user.invite_link?.split('/').at(-1)
  if (token === undefined) throw new Error('The invitation was mailed: the demo needs a service without mail.')
  await new Workforce({ baseUrl: url }).auth.resetPassword({ token, password: managerPassword })
  const client = await loggedIn(url, { email, password: managerPassword })
  const leave = async () => {
    await workforce.people.update(personId, { manager_id: before })
    await workforce.users.update(user.id, { active: false })
    await workforce.people.delete(record.id)
  }
  return { client, leave }
}

async function loggedIn(url: string, login: { email: string; password: string }): Promise<Workforce> {
  const answer = await Workforce.login({ baseUrl: url, ...login })
  if (answer.status !== 'logged_in') throw new Error(`${login.email} needs more than a password to log in.`)
  return answer.client
}

/** The next delivery of a type; others, such as those of the manager's record, are passed over. */
async function told(receiver: Receiver, type: string): Promise<Delivery> {
  for (;;) {
    const delivery = await arrived(receiver)
    if (JSON.parse(delivery.body).type === type) return delivery
  }
}

const noteIn = (note: string | null) => `the note „${note}“ stays here`

/** Within the next leave year, so that there are days for it whenever the demo is told. */
function fridayOfNextJune(): string {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 5, 1))
  return dayAfter(day.toISOString().slice(0, 10), (12 - day.getUTCDay()) % 7)
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
