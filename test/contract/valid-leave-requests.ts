import type { OperationId } from '../../server/operation/contract/contract.ts'
import { encodeForm } from '../support/browser/form.ts'
import type { AnyInput } from '../support/http.ts'
import { onePage } from '../support/samples/document.ts'
import { createPerson, createUser } from '../support/samples/factories.ts'
import {
  createHoliday,
  createLeaveDelegate,
  createLeaveFeed,
  createLeaveRequest,
  createLeaveType,
} from '../support/samples/leave.ts'
import type { Tenant } from './tenant.ts'

type LeaveOperation = Extract<OperationId, `leave${string}` | `holidays.${string}` | `me.${string}Delegate`>

/** Requests of the operations for leave and holidays. */
export const leaveRequests: Record<LeaveOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'leaveTypes.list': async (tenant) => {
    await addLeaveType(tenant)
    return { query: { limit: 2, include_archived: true } }
  },
  'leaveTypes.get': async (tenant) => ({ path: { id: await addLeaveType(tenant) } }),
  'leaveTypes.create': async (tenant) => ({
    body: {
      name: 'Vacation',
      code: `vacation-${++serial}`,
      paid: true,
      requires_approval: true,
      half_days_allowed: true,
      allow_negative: false,
      max_consecutive_days: 20,
      min_notice_days: 7,
      limits: {
        min_notice_effect: 'warns',
        max_consecutive_effect: 'blocks',
        min_balance: { days: 1.5, effect: 'warns' },
        max_away: { people: 2, effect: 'warns' },
        blackouts: [{ name: 'Closing', from: '2036-12-15', to: '2036-12-31', department_ids: [], effect: 'blocks' }],
      },
      certificate_after_days: 3,
      accrual: {
        method: 'yearly',
        days_per_year: 25,
        carry_over_max: 5,
        carry_over_expires: { on: '03-31' },
        resets_on: '01-01',
        rounding: 'up',
        max_balance: null,
      },
      entitlement_rules: [
        {
          employment_types: ['full_time'],
          department_id: null,
          location_id: null,
          person_ids: [await addPerson(tenant)],
          days_per_year: 30,
        },
        {},
      ],
      approval: [
        { by: 'manager', role_id: null, user_id: null, optional_under_days: null },
        { by: 'user', user_id: tenant.business.owner.id, optional_under_days: 10 },
      ],
      prorate_by_work_pattern: true,
      hidden_from_team: false,
      reasons: [{ code: 'illness', name: 'Illness' }],
      reason_required: true,
    },
  }),
  'leaveTypes.update': async (tenant) => ({
    path: { id: await addLeaveType(tenant) },
    header: { 'If-Match': '"1"' },
    body: {
      name: 'Holidays',
      min_notice_days: null,
      limits: {
        min_notice_effect: 'blocks',
        min_balance: null,
        max_away: null,
        blackouts: [{ name: 'Closing', from: '2036-12-15', to: '2036-12-31' }],
      },
      certificate_after_days: null,
      accrual: { method: 'monthly', days_per_year: 12.5, carry_over_expires: { months: 3 } },
      entitlement_rules: [{ employment_types: ['contractor'], days_per_year: 5 }],
      prorate_by_work_pattern: false,
      hidden_from_team: true,
      reasons: [{ code: 'illness', name: 'Illness' }],
      reason_required: false,
      approval: [{ by: 'manager' }, { by: 'manager_of_manager', optional_under_days: 5 }],
      archived: false,
    },
  }),
  'leaveRequests.list': async (tenant) => {
    const { person_id, leave_type_id } = await addLeaveRequest(tenant)
    await createLeaveRequest(tenant.app, { business_id: tenant.business.id, person_id, leave_type_id, ...monday(2) })
    return { query: { limit: 2, status: 'requested', from: '2026-01-01', to: '2026-12-31' } }
  },
  'leaveRequests.exportCsv': async (tenant) => {
    await addLeaveRequest(tenant)
    return { query: { status: 'requested', from: '2026-01-01' } }
  },
  'leaveRequests.create': (tenant) => createInput(tenant),
  'leaveRequests.preview': (tenant) => createInput(tenant),
  'leaveRequests.get': async (tenant) => ({ path: { id: (await addLeaveRequest(tenant)).id } }),
  'leaveRequests.update': async (tenant) => {
    const { id, leave_type_id } = await addLeaveRequest(tenant)
    const span = { ...monday(3), start_portion: 'morning', end_portion: 'morning' }
    return {
      path: { id },
      header: { 'If-Match': '"1"' },
      body: { leave_type_id, ...span, note: 'Camping', metadata: {} },
    }
  },
  'leaveRequests.approve': (tenant) => createDecision(tenant),
  'leaveRequests.reject': async (tenant) => ({
    ...(await createDecision(tenant)),
    body: { note: 'Too many are away' },
  }),
  'leaveRequests.cancel': async (tenant) => ({
    path: { id: (await addLeaveRequest(tenant, { start_date: '2999-01-07', end_date: '2999-01-07' })).id },
    header: { 'If-Match': '"1"' },
  }),
  'leaveAttachments.list': async (tenant) => {
    const { id } = await addLeaveRequest(tenant)
    for (let count = 0; count < 2; count++) await attach(tenant, id)
    return { path: { id }, query: { limit: 2 } }
  },
  'leaveAttachments.upload': async (tenant) => {
    const form = encodeForm({ file: await onePage(), kind: 'certificate', title: 'Certificate' })
    const header = { 'If-Match': '"1"', ...form.header }
    return { ...form, path: { id: (await addLeaveRequest(tenant)).id }, header }
  },
  'leaveAttachments.file': async (tenant) => ({ path: { id: await addAttachment(tenant) } }),
  'leaveAttachments.delete': async (tenant) => ({ path: { id: await addAttachment(tenant) } }),
  'leaveBalances.exportCsv': async (tenant) => ({ query: { leave_type_id: await addLeaveType(tenant) } }),
  'leaveBalances.list': async (tenant) => {
    await addLeaveType(tenant)
    await Promise.all([addPerson(tenant), addPerson(tenant)])
    return { query: { limit: 2, as_of: '2026-06-01', explain: true } }
  },
  'leaveBalances.adjust': async (tenant) => ({
    body: {
      person_id: await addPerson(tenant),
      leave_type_id: await sharedLeaveType(tenant),
      days: -2.5,
      effective_on: '2026-01-01',
      note: 'From the old system',
    },
  }),
  'leaveBalances.adjustMany': async (tenant) => ({
    body: {
      adjustments: [
        { person_id: await addPerson(tenant), leave_type_id: await addLeaveType(tenant), days: 1, note: 'Company day' },
      ],
      dry_run: false,
    },
  }),
  'leaveBalances.import': async (tenant) => {
    const { owner } = tenant
    const { code } = (await owner.call('leaveTypes.get', { path: { id: await addLeaveType(tenant) } })).body.data
    const as_of = new Date().toISOString().slice(0, 10)
    const row = { person_id: await addPerson(tenant), leave_type_code: code, balance: 2.5, as_of }
    return { body: { balances: [row, { balance: 1 }], dry_run: false } }
  },
  'leaveLedger.list': async (tenant) => {
    const { owner } = tenant
    const account = { person_id: await addPerson(tenant), leave_type_id: await sharedLeaveType(tenant) }
    for (const days of [1, 2]) await owner.call('leaveBalances.adjust', { body: { ...account, days } })
    return { query: { limit: 2, from: '2026-01-01', to: '2999-12-31' } }
  },
  'leaveCalendar.get': async (tenant) => {
    await addLeaveRequest(tenant)
    return { query: { from: '2026-01-01', to: '2026-12-31' } }
  },
  'leaveCalendar.team': async (tenant) => ({
    query: { person_id: (await addLeaveRequest(tenant)).person_id, from: '2026-01-01', to: '2026-12-31' },
  }),
  'leaveCalendar.ics': async (tenant) => {
    await addLeaveRequest(tenant)
    return { query: { from: '2026-01-01', to: '2026-12-31' } }
  },
  'me.getDelegate': async () => ({}),
  'me.setDelegate': async ({ app, business }) => {
    const { id } = await createUser(app, { business_id: business.id, role: 'manager' })
    return { body: { user_id: id, from: '2036-12-21', until: '2037-01-04' } }
  },
  'me.deleteDelegate': async ({ app, business }) => {
    const { id } = await createUser(app, { business_id: business.id, role: 'manager' })
    await createLeaveDelegate(app, { business_id: business.id, user_id: business.owner.id, delegate_id: id })
    return {}
  },
  'leaveFeeds.list': async (tenant) => {
    await Promise.all([addFeed(tenant), addFeed(tenant)])
    return { query: { limit: 2 } }
  },
  'leaveFeeds.create': async ({ app, business }) => {
    await app.db.deleteFrom('leave_feeds').where('business_id', '=', business.id).execute() // a user may have ten
    return { body: { name: 'Phone' } }
  },
  'leaveFeeds.revoke': async (tenant) => ({ path: { id: (await addFeed(tenant)).id } }),
  'leaveFeeds.ics': async (tenant) => ({ path: { token: (await addFeed(tenant)).token } }),
  'holidays.list': async (tenant) => {
    await addHoliday(tenant)
    return { query: { limit: 2, from: '2040-01-01', to: '2099-12-31' } }
  },
  'holidays.create': async () => ({
    body: { date: newDate(), name: 'Bastille Day', portion: 'morning', location_ids: [] },
  }),
  'holidays.import': async () => ({ body: { ics: formatCalendar(newDate(), newDate()), location_ids: [] } }),
  'holidays.get': async (tenant) => ({ path: { id: await addHoliday(tenant) } }),
  'holidays.update': async (tenant) => ({
    path: { id: await addHoliday(tenant) },
    header: { 'If-Match': '"1"' },
    body: { date: newDate(), name: 'Bastille Day', portion: 'full', location_ids: [] },
  }),
  'holidays.delete': async (tenant) => ({ path: { id: await addHoliday(tenant) }, header: { 'If-Match': '"1"' } }),
}

let serial = 0

/** A unique day, years after the days of the leave requests. */
const newDate = (): string => new Date(Date.UTC(2040, 0, ++serial)).toISOString().slice(0, 10)

const formatCalendar = (...dates: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Acme//Holidays//EN',
    ...dates.flatMap((date) => [
      'BEGIN:VEVENT',
      `UID:${date}@acme.example`,
      'DTSTAMP:20260101T000000Z',
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      'SUMMARY:Bastille Day',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** The Monday of a week in 2026, as the only day of a leave request. */
const monday = (week: number) => {
  const day = new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString().slice(0, 10)
  return { start_date: day, end_date: day }
}

const addPerson = async ({ app, business }: Tenant) => (await createPerson(app, { business_id: business.id })).id

const addAttachment = async (tenant: Tenant) => attach(tenant, (await addLeaveRequest(tenant)).id)

async function attach({ owner }: Tenant, id: number): Promise<number> {
  const form = encodeForm({ file: await onePage() })
  return (await owner.send('leaveAttachments.upload', { path: { id }, ...form })).body.data.id
}

/** A pending leave request for one day, of a new person. */
async function addLeaveRequest(
  tenant: Tenant,
  dates = monday(0),
): Promise<{ id: number; person_id: number; leave_type_id: number }> {
  const account = { person_id: await addPerson(tenant), leave_type_id: await sharedLeaveType(tenant) }
  const { id } = await createLeaveRequest(tenant.app, { business_id: tenant.business.id, ...account, ...dates })
  return { id, ...account }
}

const createInput = async (tenant: Tenant): Promise<AnyInput> => ({
  body: {
    person_id: await addPerson(tenant),
    leave_type_id: await sharedLeaveType(tenant),
    ...monday(1),
    start_portion: 'afternoon',
    end_portion: 'afternoon',
    note: 'Camping',
    skip_approval: false,
    external_id: `leave-${++serial}`,
    metadata: { cost_center: '42' },
  },
})

const createDecision = async (tenant: Tenant): Promise<AnyInput> => ({
  path: { id: (await addLeaveRequest(tenant)).id },
  header: { 'If-Match': '"1"' },
})

const sharedLeaveTypes = new WeakMap<Tenant, Promise<number>>()

/** The leave type of all requests of a tenant. A new one for each would add balances of all people to the lists. */
function sharedLeaveType(tenant: Tenant): Promise<number> {
  const type = sharedLeaveTypes.get(tenant) ?? addLeaveType(tenant)
  sharedLeaveTypes.set(tenant, type)
  return type
}

/** Adds a leave type that allows a negative balance. */
export const addLeaveType = async ({ app, business }: Tenant) =>
  (await createLeaveType(app, { business_id: business.id, allow_negative: true })).id

const addFeed = ({ app, business: { id, owner } }: Tenant) =>
  createLeaveFeed(app, { business_id: id, user_id: owner.id })

const addHoliday = async ({ app, business }: Tenant) =>
  (await createHoliday(app, { business_id: business.id, date: newDate() })).id
