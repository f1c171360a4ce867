/*
 * Type checks of the SDK. This code never runs: `tsc` compiles it, in this project with the sources and, in
 * package.test.ts, in a separate project with the packed declarations.
 */
import {
  ConflictError,
  type CustomRole,
  type Event,
  type EventPageMeta,
  type GroupRole,
  type LeaveAdjustmentResult,
  type LeaveBalanceImportResult,
  type LoggedIn,
  type LoginOutcome,
  type LoginResult,
  type PageMeta,
  PermissionDeniedError,
  type Person,
  type PersonCreate,
  type PersonImportResult,
  type PersonUpdateManyResult,
  type Provisioning,
  type RoleReach,
  type TwoFactorRequired,
  ValidationFailedError,
  Workforce,
} from 'workforce-sdk'
import { type NodeRequest, type NodeResponse, receiveWebhooks as receiveByExpress } from 'workforce-sdk/express'
import { type ReceiverOptions, receiveWebhooks } from 'workforce-sdk/fetch'
import { type UnknownEvent, verifyWebhook, type WebhookEvent } from 'workforce-sdk/webhooks'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
declare function same<A, B>(isSame: Equal<A, B>): void

declare const environment: { readonly KEY?: string }
declare const signal: AbortSignal
declare const ada: PersonCreate

export async function results(workforce: Workforce) {
  const person = await workforce.people.create(ada)
  same<typeof person, Person>(true)
  same<typeof person.created_at, string>(true)
  same<typeof person.id, number>(true)
  // @ts-expect-error the envelope is unwrapped
  person.data

  const deleted = await workforce.people.delete(1)
  same<typeof deleted, void>(true)

  const { data, response } = await workforce.people.get(1).withResponse()
  same<typeof data, Person>(true)
  same<typeof response, Response>(true)

  const results = await workforce.people.import({ people: [ada] })
  for (const result of results) same<typeof result, PersonImportResult>(true)

  const updates = await workforce.people.updateMany({ people: [{ id: 1 }], changes: { location_id: 1 } })
  for (const result of updates) same<typeof result, PersonUpdateManyResult>(true)

  const day = { person_id: 1, leave_type_id: 1, days: 1 }
  const adjusted = await workforce.leaveBalances.adjustMany({ adjustments: [day] })
  for (const result of adjusted) same<typeof result, LeaveAdjustmentResult>(true)
  const balance = { email: 'ada@example.com', leave_type_code: 'vacation', balance: 12.5, as_of: '2026-01-01' }
  const imported = await workforce.leaveBalances.import({ balances: [balance] })
  for (const result of imported) same<typeof result, LeaveBalanceImportResult>(true)

  const promise: Promise<Person> = workforce.people.get(1)
  return promise
}

export async function lists(workforce: Workforce) {
  const page = await workforce.people.list({ limit: 50, status: 'active' })
  same<typeof page.data, Person[]>(true)
  same<typeof page.nextCursor, string | null>(true)
  same<typeof page.meta, PageMeta>(true)
  for await (const person of workforce.people.list()) same<typeof person, Person>(true)
  for await (const { data } of workforce.people.list().pages()) same<typeof data, Person[]>(true)

  const stream = await workforce.events.list({ types: ['person.created'] })
  same<typeof stream.meta, EventPageMeta>(true)
  same<typeof stream.data, Event[]>(true)
  const resume: string = stream.meta.resume_cursor
  // @ts-expect-error lists without this order cannot be resumed
  resume.concat(page.meta.resume_cursor)
  const audit = await workforce.auditLog.list({ sort: 'sequence', wait: 20 })
  same<typeof audit.meta.resume_cursor, string | undefined>(true)
  for await (const { sequence } of workforce.auditLog.list({ sort: 'sequence' })) {
    same<typeof sequence, number | undefined>(true)
  }
  return resume
}

export async function files(
  workforce: Workforce,
  bytes: Uint8Array,
  buffer: ArrayBuffer,
  stream: ReadableStream<Uint8Array>,
) {
  const document = { person_id: 1, title: 'Contract', signers: [{ name: 'Ada', email: 'ada@example.com' }] }
  for (const file of [new Blob([]), bytes, buffer, stream]) await workforce.documents.upload({ document, file })
  // @ts-expect-error the path of a file is not a file
  await workforce.documents.upload({ document, file: './contract.pdf' })
  // @ts-expect-error the file is required
  await workforce.documents.upload({ document })

  const blob = await workforce.documents.file(1)
  same<typeof blob, Blob>(true)
  const text = await workforce.payRuns.exportCsv(1)
  same<typeof text, string>(true)
  const streamed = await workforce.documents.file(1).stream()
  same<typeof streamed, ReadableStream<Uint8Array>>(true)
  // @ts-expect-error records are not files
  workforce.people.get(1).stream()
}

export async function wrongArguments(workforce: Workforce) {
  // @ts-expect-error IDs are numbers
  await workforce.people.get('1')
  // @ts-expect-error IDs are required
  await workforce.people.get()
  // @ts-expect-error event IDs are strings
  await workforce.events.get(1)
  // @ts-expect-error required members are missing
  await workforce.people.create({ first_name: 'Ada' })
  // @ts-expect-error there is no such member
  await workforce.people.create({ ...ada, nickname: 'Ada' })
  // @ts-expect-error the service sets it
  await workforce.people.update(1, { created_at: '2026-01-15T09:30:00.000Z' })
  // @ts-expect-error a body is required
  await workforce.people.update(1)
  // @ts-expect-error no such status
  await workforce.people.list({ status: 'retired' })
  // @ts-expect-error no such filter
  await workforce.people.list({ name: 'Ada' })
  // @ts-expect-error no such event type
  await workforce.webhooks.create({ url: 'https://example.com', events: ['person.promoted'] })
  // @ts-expect-error no such resource
  workforce.robots
}

export async function rolesAndProvisioning(workforce: Workforce) {
  const role = await workforce.roles.create({ name: 'HR partner', scopes: ['people:read'], reach: 'department' })
  same<typeof role, CustomRole>(true)
  same<typeof role.reach, RoleReach>(true)
  const { id } = role
  await workforce.roles.update(id, { reach: 'team' }, { ifMatch: role.version })
  for await (const each of workforce.roles.list()) same<typeof each, CustomRole>(true)
  await workforce.users.create({ name: 'Ada', email: 'ada@example.com', role: 'custom', role_id: id })
  await workforce.users.update(1, { role_id: id })
  // @ts-expect-error no such reach
  await workforce.roles.update(id, { reach: 'planet' })
  // @ts-expect-error no such scope
  await workforce.roles.update(id, { scopes: ['planets:read'] })

  const settings = await workforce.provisioning.set({
    default_role: 'employee',
    group_roles: [
      { group: 'HR partners', role: 'custom', role_id: id },
      { group: 'Team leads', role: 'manager' },
    ],
  })
  same<typeof settings, Provisioning>(true)
  same<typeof settings.group_roles, GroupRole[]>(true)
  same<typeof settings.default_role_id, number | null>(true)
  const { token } = await workforce.provisioning.createToken({ grace_hours: 1 }, { ifMatch: settings.version })
  same<typeof token, string | undefined>(true)
  // @ts-expect-error no group makes an owner
  await workforce.provisioning.set({ default_role: 'owner' })
  return await workforce.roles.delete(id)
}

export async function options(workforce: Workforce) {
  const common = { signal, timeoutMs: 1000, maxRetries: 0, headers: { 'x-trace': '1' } }
  await workforce.me.get(common)
  await workforce.people.update(1, { job_title: 'Countess' }, { ...common, ifMatch: 3 })
  await workforce.people.create(ada, { ...common, idempotencyKey: 'key' })
  // @ts-expect-error a read takes no version
  await workforce.people.get(1, { ifMatch: 3 })
  // @ts-expect-error a creation takes no version
  await workforce.people.create(ada, { ifMatch: 3 })
  // @ts-expect-error an update takes no idempotency key
  await workforce.people.update(1, { job_title: 'Countess' }, { idempotencyKey: 'key' })
  await workforce.payRuns.approve(1, { ifMatch: 3 })
  // @ts-expect-error an approval requires the version
  await workforce.payRuns.approve(1)
  // @ts-expect-error versions are numbers
  await workforce.people.delete(1, { ifMatch: '"3"' })
  // @ts-expect-error no such option
  await workforce.me.get({ timeout: 1000 })
}

export async function clients() {
  new Workforce({ baseUrl: 'https://workforce.example', apiKey: environment.KEY })
  // @ts-expect-error the base URL is required
  new Workforce({ apiKey: 'wk_1' })

  const login = await Workforce.login({ baseUrl: 'https://workforce.example', email: 'a@example.com', password: 'p' })
  same<typeof login, LoginOutcome>(true)
  // @ts-expect-error a login may require another step
  login.client
  if (login.status === 'logged_in') same<typeof login, LoggedIn>(true)
  // @ts-expect-error a password is required
  await Workforce.login({ baseUrl: 'https://workforce.example', email: 'a@example.com' })

  const reply = await new Workforce({ baseUrl: 'https://workforce.example' }).auth.login({ email: 'a', password: 'p' })
  same<typeof reply, LoginResult>(true)
  const required: TwoFactorRequired | undefined = reply.status === 'two_factor_required' ? reply : undefined

  const raw = await new Workforce({ baseUrl: 'https://workforce.example' }).request<{ data: number }>({
    method: 'GET',
    path: '/response',
  })
  same<typeof raw.data, number>(true)
  return required
}

export function errors(error: unknown) {
  if (error instanceof ValidationFailedError) {
    type Problem = { path: string; code?: string; message: string; limit?: number | string; detail?: string }
    same<(typeof error.errors)[0], Problem>(true)
  }
  if (error instanceof PermissionDeniedError) same<typeof error.requiredScope, string | undefined>(true)
  if (error instanceof ConflictError) same<typeof error.currentStatus, string | undefined>(true)
}

/** A `switch` narrows every known type; the default case has the unknown ones. */
export function events(event: WebhookEvent): string {
  switch (event.type) {
    case 'person.created':
    case 'person.updated':
    case 'person.deleted':
    case 'person.started':
    case 'person.terminated':
    case 'person.rehired':
      same<typeof event.data.date_of_birth, string | null>(true)
      return event.data.first_name
    case 'person.erased':
      same<typeof event.data, { id: number }>(true)
      return String(event.data.id)
    case 'department.created':
    case 'department.updated':
    case 'department.deleted':
    case 'location.created':
    case 'location.updated':
    case 'location.deleted':
      same<typeof event.data.code, string | null>(true)
      return event.data.name
    case 'document.created':
    case 'document.signed':
    case 'document.expired':
    case 'document.declined':
    case 'document.voided':
    case 'document.filed':
    case 'document.deleted':
    case 'document.signer_signed':
    case 'document.updated':
    case 'document.sent':
    case 'document.viewed':
    case 'document.bounced':
      return event.data.title
    case 'payrun.created':
    case 'payrun.approved':
    case 'payrun.completed':
    case 'payrun.reopened':
    case 'payrun.cancelled':
    case 'payrun.updated':
    case 'payrun.deleted':
      return event.data.totals.net
    case 'leave.requested':
    case 'leave.step_approved':
    case 'leave.approved':
    case 'leave.rejected':
    case 'leave.cancelled':
    case 'leave.updated':
      return event.data.start_portion
    case 'leave.balance_adjusted':
      return event.data.effective_on
    case 'leave.expiring':
      return event.data.expires_on
    case 'pay_code.created':
    case 'pay_code.updated':
    case 'pay_code.deleted':
      return event.data.code
    case 'pay_schedule.created':
    case 'pay_schedule.updated':
    case 'pay_schedule.skipped':
    case 'pay_schedule.deleted':
      return event.data.frequency
    case 'person_change.requested':
    case 'person_change.approved':
    case 'person_change.rejected':
    case 'person_change.cancelled':
      return event.data.fields.join()
    case 'identifier.created':
    case 'identifier.updated':
    case 'identifier.deleted':
      return event.data.kind
    case 'emergency_contact.created':
    case 'emergency_contact.updated':
    case 'emergency_contact.deleted':
    case 'dependent.created':
    case 'dependent.updated':
    case 'dependent.deleted':
      return event.data.created_at
    case 'assignment.created':
    case 'assignment.updated':
    case 'assignment.deleted':
    case 'compensation.created':
    case 'compensation.updated':
    case 'compensation.deleted':
      return event.data.effective_on
    case 'bank_account.created':
    case 'bank_account.updated':
    case 'bank_account.deleted':
      return event.data.status
    case 'task.created':
    case 'task.updated':
    case 'task.completed':
    case 'task.reopened':
    case 'task.cancelled':
    case 'task.overdue':
      return event.data.state
    case 'custom_field.created':
    case 'custom_field.updated':
      return event.data.key
    case 'recurring_line.created':
    case 'recurring_line.updated':
    case 'recurring_line.deleted':
      return event.data.code
    case 'leave_type.created':
    case 'leave_type.updated':
    case 'holiday.created':
    case 'holiday.updated':
    case 'holiday.deleted':
    case 'document_template.created':
    case 'document_template.updated':
    case 'document_template.deleted':
      return event.data.name
    case 'user.created':
    case 'user.updated':
      return event.data.role
    case 'app.connected':
    case 'app.disconnected':
      return event.data.scopes.join(' ')
    case 'webhook.disabled':
      return event.data.url
    default:
      same<typeof event, UnknownEvent>(true)
      same<typeof event.data, unknown>(true)
      return event.type.toUpperCase()
  }
}

export async function webhooks(request: Request, headers: Record<string, string | string[] | undefined>) {
  const event = await verifyWebhook('{}', headers, 'whsec_', { scheme: 'x-webhook-signature', toleranceSeconds: 60 })
  same<typeof event, WebhookEvent>(true)
  if (event.type === 'person.created') same<typeof event.data.first_name, string>(true)
  await verifyWebhook(new Uint8Array(), new Headers(), ['whsec_1', 'whsec_2'])
  await verifyWebhook(request, 'whsec_')
  await verifyWebhook(request, request.headers, 'whsec_')
  // @ts-expect-error a parsed body cannot be verified
  await verifyWebhook({ id: 'evt_1' }, headers, 'whsec_')
  // @ts-expect-error headers are missing
  await verifyWebhook('{}', 'whsec_')
  // @ts-expect-error no such scheme
  await verifyWebhook('{}', headers, 'whsec_', { scheme: 'none' })
}

export function receivers(request: NodeRequest, response: NodeResponse) {
  const options: ReceiverOptions = {
    secret: [environment.KEY, 'whsec_'],
    on: {
      'person.created': (event) => same<typeof event.data.first_name, string>(true),
      'leave.requested': async (event) => same<typeof event.type, 'leave.requested'>(true),
      // @ts-expect-error no such type
      'planet.found': () => undefined,
    },
    fallback: (event) => same<typeof event, WebhookEvent>(true),
    seen: async (id) => id === 'evt_1',
  }
  // @ts-expect-error the secret is missing
  receiveWebhooks({ on: {} })
  const route: (request: Request) => Promise<Response> = receiveWebhooks(options)
  const handled: Promise<void> = receiveByExpress(options)(request, response)
  return [route, handled]
}
