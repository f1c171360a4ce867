import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { JobName } from '../../../../server/jobs.ts'
import { loadAccounts } from '../../../../server/leave/balances/load-accounts.ts'
import { publishExpiringDays } from '../../../../server/leave/expiry/publish-expiring-days.ts'
import { addMonths } from '../../../../server/operation/calendar-date.ts'
import { inTransaction } from '../../../../server/operation/work.ts'
import { createLog } from '../../../../server/process/log.ts'
import { queueTaskReminders } from '../../../../server/tasks/reminders/queue-task-reminders.ts'
import { queueWebhookMails } from '../../../../server/webhooks/mails/queue-webhook-mails.ts'
import { startWorker } from '../../../../worker/worker.ts'
import { newTenant, type Tenant } from '../../../contract/tenant.ts'
import { validRequest } from '../../../contract/valid-requests.ts'
import { operations } from '../../../support/contract/contract.ts'
import { type Caller, caller } from '../../../support/http.ts'
import { startMailServer } from '../../../support/receivers/mail-server.ts'
import { startReceiver } from '../../../support/receivers/receiver.ts'
import { createKey } from '../../../support/samples/api-key.ts'
import { createPerson, createUser, createWebhook, linkUser } from '../../../support/samples/factories.ts'
import { createLeaveDelegate, createLeaveType } from '../../../support/samples/leave.ts'
import { createPayRun } from '../../../support/samples/pay-run.ts'
import { patchOp, sendScim } from '../../../support/samples/provisioning.ts'
import { startTestApp, type TestApp, testConfig } from '../../../support/service/app.ts'
import { createTestWork } from '../../../support/service/work.ts'

/** The jobs that only a schedule adds. */
const scheduled: JobName[] = [
  'reconcile_assignments',
  'delete_expired',
  'expire_documents',
  'remind_signers',
  'publish_overdue_tasks',
  'queue_task_reminders',
  'publish_status_changes',
]

/** The jobs that accrue leave for all people day by day, like `accrue_leave`. */
const accrualJobs = ['advance_clock', 'run_sandboxes'] satisfies JobName[]

/** All operations and jobs of the service, in a separate business. */
interface Workload {
  tenant: Tenant
  /** Performs each operation once in a new service, and runs a worker for the resulting jobs. */
  run(): Promise<void>
}

/**
 * Creates a business in which all operations can be performed.
 *
 * @param observed - the URL of the same database for the service whose plans are read
 */
export async function createWorkload(databaseUrl: string, observed: string): Promise<Workload> {
  const app = await startTestApp({ databaseUrl })
  const tenant = await newTenant(app)
  const [receiver, mails] = [await startReceiver(), await startMailServer()]
  const { id: webhook_id } = await createWebhook(app, { business_id: tenant.business.id, url: receiver.url })
  const env = { SMTP_URL: mails.url, PUBLIC_URL: app.config.publicUrl }
  return {
    tenant,
    async run() {
      const service = await startTestApp({ databaseUrl: observed, env })
      const owner = caller(service, tenant.business.owner.token)
      await sendEach(tenant, owner, caller(service))
      await tenant.restore()
      await callAsMachine(tenant, service)
      await requestLeave(tenant, service)
      await notifyOfExpiry(tenant, service)
      await payEmployee(tenant, service)
      await remindAssignee(tenant, service)
      await logInAtIdentityProvider(tenant, service)
      await provisionUsers(tenant, service)
      const change = createTestWork(service, tenant.business.id)
      await inTransaction(change, (work) => queueWebhookMails(work, webhook_id, 'exhausted')) // as after many failures
      await service.close()
      await workUntilIdle(app, testConfig(observed, env))
    },
  }
}

async function sendEach(tenant: Tenant, owner: Caller, anonymous: Caller): Promise<void> {
  for (const { id, isPublic, success } of operations)
    await (isPublic ? anonymous : owner).expectError(success, id, await validRequest(id, tenant))
}

/** Calls operations with an API key and an idempotency key. */
async function callAsMachine({ business }: Tenant, service: TestApp): Promise<void> {
  const { token } = await createKey(service, business.owner, { scopes: ['people:write', 'people:read'] })
  const machine = caller(service, token)
  const body = { first_name: 'Ada', last_name: 'Byron', email: `${token.slice(-12).toLowerCase()}@example.com` }
  for (let time = 0; time < 2; time += 1)
    await machine.call('people.create', { header: { 'Idempotency-Key': `once-${token.slice(-12)}` } as never, body })
}

/** Requests leave, which emails the manager, and approves it, as a delegate who takes the place of the manager. */
async function requestLeave({ app, business: { id: business_id, owner } }: Tenant, service: TestApp): Promise<void> {
  const { id: manager_id } = await createPerson(app, { business_id })
  const { id: person_id } = await createPerson(app, { business_id, manager_id })
  const [manager, employee] = [
    await createUser(app, { business_id, role: 'manager' }),
    await createUser(app, { business_id, role: 'employee' }),
  ]
  await linkUser(app, manager.id, manager_id)
  await linkUser(app, employee.id, person_id)
  const delegate = await createUser(app, { business_id, role: 'manager' })
  await createLeaveDelegate(app, { business_id, user_id: manager.id, delegate_id: delegate.id })
  const type = {
    name: 'Vacation',
    code: `steps-${person_id}`,
    allow_negative: true,
    approval: [{ by: 'manager' as const }],
  }
  const { id: leave_type_id } = (await caller(service, owner.token).call('leaveTypes.create', { body: type })).body.data
  const days = { start_date: '2027-03-01', end_date: '2027-03-02' }
  const body = { person_id, leave_type_id, ...days }
  const { id } = (await caller(service, employee.token).call('leaveRequests.create', { body })).body.data
  const approver = caller(service, delegate.token)
  await approver.call('leaveRequests.list')
  await approver.call('leaveRequests.approve', { path: { id }, header: { 'If-Match': '"1"' } })
}

/** Publishes that days of leave expire, at the end of the month, which emails the person. */
async function notifyOfExpiry({ app, business: { id: business_id } }: Tenant, service: TestApp): Promise<void> {
  const { id: person_id } = await createPerson(app, { business_id, start_date: '2020-01-01' })
  await linkUser(app, (await createUser(app, { business_id, role: 'employee' })).id, person_id)
  const yearEnd = `${addMonths(new Date().toISOString().slice(0, 10), 1).slice(0, 7)}-01`
  const { id: leave_type_id } = await createLeaveType(app, {
    business_id,
    accrual_method: 'yearly',
    days_per_year: 20,
    carry_over_max: 0,
    carry_over_expires: { months: 3 },
    resets_on: yearEnd.slice(5),
    accrues_from: addMonths(yearEnd, -12),
  })
  const work = createTestWork(service, business_id)
  await publishExpiringDays(work, await loadAccounts(work, [{ person_id, leave_type_id }]))
}

/** Completes a pay run with a person who has a user, which emails them. */
async function payEmployee({ app, business: { id: business_id, owner } }: Tenant, service: TestApp): Promise<void> {
  const { id: person_id } = await createPerson(app, { business_id })
  await linkUser(app, (await createUser(app, { business_id, role: 'employee' })).id, person_id)
  const { id } = await createPayRun(app, { business_id, status: 'approved', people: [person_id] })
  await caller(service, owner.token).call('payRuns.complete', { path: { id } })
}

/** Queues the reminder of a task, which emails its assignee at any hour. */
async function remindAssignee({ app, business: { id: business_id, owner } }: Tenant, service: TestApp): Promise<void> {
  const { id: person_id } = await createPerson(app, { business_id })
  await linkUser(app, (await createUser(app, { business_id, role: 'employee' })).id, person_id)
  const body = { title: 'Read the handbook', assignee: { type: 'person' as const }, due_on: '2026-01-31' }
  await caller(service, owner.token).call('tasks.create', { body: { person_id, ...body } })
  await queueTaskReminders(createTestWork(service, business_id))
}

/** Sets the identity provider again, which an operation has deleted, logs in with it, and starts another login. */
async function logInAtIdentityProvider(tenant: Tenant, service: TestApp): Promise<void> {
  const anonymous = caller(service)
  for (const id of ['singleSignOn.finish', 'singleSignOn.start'] as const)
    await anonymous.expectError(200, id, await validRequest(id, tenant))
}

/** Sends requests of a directory. */
async function provisionUsers({ business: { id, owner } }: Tenant, service: TestApp): Promise<void> {
  const api = caller(service, owner.token)
  await api.call('provisioning.set', {
    body: { default_role: 'employee', group_roles: [{ group: 'A', role: 'manager' }] },
  })
  const { token = '' } = (await api.call('provisioning.createToken', { body: {} })).body.data
  const userName = `provisioned-${id}@example.com`
  const user = (await sendScim(service, token, 'POST', '/Users', { userName })).body
  const members = [{ value: user.id }]
  const group = (await sendScim(service, token, 'POST', '/Groups', { displayName: 'A', members })).body
  await sendScim(service, token, 'GET', `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}`)
  await sendScim(service, token, 'PATCH', `/Users/${user.id}`, patchOp({ op: 'replace', value: { active: false } }))
  await sendScim(service, token, 'PATCH', `/Groups/${group.id}`, patchOp({ op: 'remove', path: 'members' }))
  await sendScim(
    service,
    token,
    'PATCH',
    `/Groups/${group.id}`,
    patchOp({ op: 'add', path: 'members', value: members }),
  )
}

/** Runs a worker until no work is due. */
async function workUntilIdle({ db }: TestApp, config: TestApp['config']): Promise<void> {
  for (const name of scheduled) await sql`select graphile_worker.add_job(${name})`.execute(db)
  await sql`
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where task_identifier = any(${accrualJobs})`.execute(db)
  const onFailed = (error: Error): never => {
    throw error
  }
  const worker = await startWorker({ config, log: createLog('worker', config), onFailed })
  const isBusy = async () => {
    const { rows } = await sql`
      select from graphile_worker.jobs where attempts = 0 and run_at <= now() or locked_at is not null
      union all select from manual_attempts
      union all select from pending_deliveries where attempt_count = 0 and next_attempt_at <= now() limit 1`.execute(db)
    return rows.length > 0
  }
  while (await isBusy()) await sleep(100)
  await worker.stop()
}
