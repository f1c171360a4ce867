import type { LeaveType, Person, Workforce } from 'workforce-sdk'
import type { Receiver } from './demo-receiver.ts'
import { arrived, dayAfter, loggedIn, more, step, verified, verifyEvent } from './demo-steps.ts'

/** The owner of the sandbox in the demo data. */
const sam = { name: 'Sam Sandbox', email: 'owner@sandbox.test' }
const login = { email: sam.email, password: 'sandbox-owner-demo' }
const daysAhead = 400
/**
 * The timeout, in milliseconds of real time, for the clock to advance; documents and webhooks of other users of the
 * sandbox slow it down.
 */
const advanceTimeoutMs = 120_000

/**
 * Demonstrates more than a year of employment within seconds, in a business with its own clock: two signers sign a
 * document in parallel, another document expires, and a person starts work, earns leave and leaves.
 *
 * @param url - the URL of the service
 * @param receiver - the receiver of a webhook that this function creates, and deletes at the end
 */
export async function showSandbox(url: string, receiver: Receiver): Promise<void> {
  const workforce = await loggedIn(url, login)
  const { business } = await workforce.me.get()
  const today = (await workforce.sandboxClock.get()).now.slice(0, 10)
  step('Sandbox', `${business.name} has its own clock, at ${today}`)

  const { id: webhookId, secret = '' } = await workforce.webhooks.create({
    url: receiver.url,
    events: ['document.signer_signed', 'document.signed', 'document.expired', 'person.started', 'person.terminated'],
    description: 'npm run demo',
  })
  const { id: templateId } = await workforce.documentTemplates.create({ name: `Letter ${Date.now()}`, body: letter })
  let person: Person | undefined
  try {
    const leaveType = await vacation(workforce)
    const start_date = dayAfter(today, 31)
    person = await workforce.people.create({
      ...{ first_name: 'Tess', last_name: 'Trial', email: `tess.${Date.now()}@sandbox.test` },
      ...{ employment_type: 'full_time', start_date, last_day: dayAfter(start_date, 180) },
    })
    step('Hired', `person ${person.id} ${person.first_name} begins ${start_date}, and stays until ${person.last_day}`)
    const paper = { template_id: templateId, person_id: person.id }
    await showParallelSigners(workforce, { ...paper, person }, { receiver, secret })

    const tess = { name: 'Tess Trial', email: person.email }
    const { id } = await workforce.documents.create({ ...paper, title: 'Bank details', signers: [tess] })
    const weekly = business.sends_mail ? { remind_every_days: 7 } : {}
    const document = await workforce.documents.send(id, { expires_in_days: 30, ...weekly })
    const reminderNote = business.sends_mail
      ? 'with a reminder each week'
      : 'without reminders, as this service sends no email'
    step('Sent', `document ${id} to Tess, until ${document.expires_at?.slice(0, 10)}, ${reminderNote}`)

    await showYear(workforce, person, { receiver, secret })
    const trail = (await workforce.documents.audit(id, { limit: 100 })).data
    const reminders = trail.filter(({ type }) => type === 'reminded').map(({ at }) => at.slice(0, 10))
    if (reminders.length > 0) step('Reminded', `Tess of document ${id} on ${reminders.join(', ')}`)
    const lines = await workforce.leaveLedger.list({ person_id: person.id, leave_type_id: leaveType.id, limit: 100 })
    const earned = lines.data.filter(({ kind }) => kind === 'accrual')
    const days = earned.reduce((sum, line) => sum + line.days, 0)
    step('Earned', `${days} days of leave, the first on ${earned.map((line) => line.effective_on).toSorted()[0]}`)
  } finally {
    await workforce.webhooks.delete(webhookId)
    await workforce.documentTemplates.delete(templateId)
    if (person !== undefined) await workforce.people.delete(person.id)
  }
}

const letter = `# Letter to {{person.first_name}}

Dated {{document.date}}.

{{signature.1}}
`

/**
 * Returns a leave type that accrues monthly. It is reused if an earlier demo created it, as leave types cannot be
 * deleted.
 */
async function vacation({ leaveTypes }: Workforce): Promise<LeaveType> {
  const code = 'demo_vacation'
  const known = (await leaveTypes.list({ limit: 100 })).data.find((type) => type.code === code)
  const accrual = { method: 'monthly', days_per_year: 24 } as const
  return known ?? (await leaveTypes.create({ name: 'Vacation', code, accrual }))
}

interface Deliveries {
  receiver: Receiver
  secret: string
}

/** Sends a document to two signers in parallel; the second one signs first. */
async function showParallelSigners(
  workforce: Workforce,
  { person, ...paper }: { template_id: number; person_id: number; person: Person },
  { receiver, secret }: Deliveries,
): Promise<void> {
  const signers = [{ name: 'Tess Trial', email: person.email }, sam]
  const { id, sha256 } = await workforce.documents.create({
    ...{ ...paper, title: 'Welcome', signers, signing_order: 'parallel' },
  })
  const document = await workforce.documents.send(id, {})
  step('Parallel', `document ${id} is sent to two signers at once`)
  for (const { name, link = '' } of document.signers.toReversed()) {
    const token = link.slice(link.lastIndexOf('/') + 1)
    await workforce.signing.sign(token, { full_name: name, consent: true, document_sha256: sha256 })
    more(`${name} signs: ${await verified(await arrived(receiver), secret)}`)
  }
  more(`all have: ${await verified(await arrived(receiver), secret)}`)
}

/** Advances the clock and prints the resulting events of a person and their documents, in order. */
async function showYear(workforce: Workforce, person: Person, { receiver, secret }: Deliveries): Promise<void> {
  const startedMs = performance.now()
  await workforce.sandboxClock.advance({ days: daysAhead })
  step('Advance', `the clock goes ${daysAhead} days ahead; on its way arrive, in order and signed as ever:`)
  for (let isDone = false; !isDone; ) {
    const event = await verifyEvent(await arrived(receiver, advanceTimeoutMs), secret)
    if (event.type === 'document.expired' && event.data.person_id === person.id) {
      more(`${event.data.expired_at?.slice(0, 10)} ${event.type} ${event.data.title}`)
    } else if (event.type === 'person.started' && event.data.id === person.id) {
      more(`${event.data.start_date} ${event.type}`)
    } else if (event.type === 'person.terminated' && event.data.id === person.id) {
      more(`${event.data.end_date} ${event.type}, the last day was ${event.data.last_day}`)
      isDone = true
    }
  }
  let clock = await workforce.sandboxClock.get({ wait: 20 })
  while (clock.status === 'advancing') clock = await workforce.sandboxClock.get({ wait: 20 })
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  more(`it is ${clock.now.slice(0, 10)} there, after ${seconds} s`)
}
