import assert from 'node:assert/strict'
import { seedPeople } from '../../server/commands/demo/seed-people.ts'
import { system } from '../../server/operation/principal.ts'
import { inTransaction } from '../../server/operation/work.ts'
import { reactions } from '../../server/reactions.ts'
import type { Caller } from '../support/http.ts'
import { createDocuments } from './sample-documents.ts'
import { createLeave } from './sample-leave.ts'
import { createOnboarding } from './sample-onboarding.ts'
import { createPayRuns } from './sample-pay-runs.ts'
import { createPersonalDetails } from './sample-personal-details.ts'
import { acme, clientAtTimes, type Staff, userWithRole } from './sample-users.ts'
import { createDeliveries, createWebhook } from './sample-webhook.ts'
import { type ScreenshotService, startScreenshotService } from './screenshot-service.ts'

/** The records whose pages the screenshots show. */
export interface SampleBusiness {
  staff: Staff
  documents: Awaited<ReturnType<typeof createDocuments>>
  leave: Awaited<ReturnType<typeof createLeave>>
  payRuns: Awaited<ReturnType<typeof createPayRuns>>
  webhook: Awaited<ReturnType<typeof createDeliveries>>
  /** Adds a new person with tasks who is not in earlier screenshots. */
  addOnboarding(): Promise<void>
  /** Adds bank accounts and personal details, without which the pay runs have fewer warnings. */
  addPersonalDetails(): Promise<void>
}

/**
 * Starts a service with a small business: the users of Acme in the demo data, four colleagues, and records of the two
 * months before the time of the screenshots.
 */
export async function startSampleService(): Promise<ScreenshotService & { sample: SampleBusiness }> {
  const service = await startScreenshotService('2026-01-05T08:00:00Z')
  const { app, moveClock } = service
  const origin = { request_id: 'cmd_screenshots', ip: null, user_agent: null }
  const config = { ...app.config, smtpUrl: undefined } // users get their passwords without email
  const work = { ...app, config, now: new Date(), by: system, origin, reactions }
  await inTransaction(work, (change) => seedPeople(change, { ...acme, headcount: acme.users.length }, 0))
  const clientAt = clientAtTimes(service)
  const staff = await addColleagues(await clientAt('2026-01-05T08:10:00Z', 'admin'))
  const webhook = await createWebhook(clientAt)
  const payRuns = await createPayRuns(clientAt, staff)
  const leave = await createLeave(clientAt, staff)
  const documents = await createDocuments(clientAt, staff.emil)
  const records = { staff, payRuns, leave, documents, webhook: await createDeliveries(service, clientAt, webhook) }
  const time = '2026-03-10T09:30:00Z'
  await moveClock(time)
  const sample = {
    ...records,
    addOnboarding: () => createOnboarding(clientAt, time),
    addPersonalDetails: () => createPersonalDetails(clientAt, staff, time),
  }
  return { ...service, sample }
}

const colleagues = [
  { first_name: 'Ada', last_name: 'Lovelace', job_title: 'Design engineer', department: 'Engineering' },
  { first_name: 'Annie', last_name: 'Easley', job_title: 'Welder', department: 'Production' },
  { first_name: 'Grace', last_name: 'Hopper', job_title: 'Software developer', department: 'Engineering' },
  { first_name: 'Mary', last_name: 'Jackson', job_title: 'Shift supervisor', department: 'Production' },
]

async function addColleagues(admin: Caller): Promise<Staff> {
  const { data } = (await admin.call('people.list')).body
  const emil = data.find(({ email }) => email === userWithRole('employee').email)?.id ?? assert.fail('no employee')
  const all = [emil, ...data.map(({ id }) => id).filter((id) => id !== emil)]
  for (const person of colleagues) {
    const email = `${person.first_name}.${person.last_name}@acme.test`.toLowerCase()
    const employee_number = `E-${String(all.length + 1).padStart(4, '0')}`
    const body = { ...person, email, employee_number, start_date: '2024-09-02' }
    all.push((await admin.call('people.create', { body })).body.data.id)
  }
  return { emil, all }
}
