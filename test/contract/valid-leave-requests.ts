import type { OperationId } from '../../server/contract.ts'
import type { AnyInput } from '../support/http.ts'
import { createHoliday, createLeaveType } from '../support/leave.ts'
import type { Tenant } from './tenant.ts'

type LeaveOperation = Extract<OperationId, `leave${string}` | `holidays.${string}`>

/** Requests of the operations on leave. */
export const leaveRequests: Record<LeaveOperation, (tenant: Tenant) => Promise<AnyInput>> = {
  'leaveTypes.list': async (tenant) => {
    await typeOf(tenant)
    return { query: { limit: 2 } }
  },
  'leaveTypes.create': async () => ({
    body: {
      name: 'Vacation',
      code: `vacation-${++named}`,
      paid: true,
      requires_approval: true,
      half_days_allowed: true,
      allow_negative: false,
      max_consecutive_days: 20,
      min_notice_days: 7,
      accrual: { method: 'yearly', days_per_year: 25, carry_over_max: 5, resets_on: '01-01' },
    },
  }),
  'leaveTypes.update': async (tenant) => ({
    path: { id: await typeOf(tenant) },
    header: { 'If-Match': '"1"' },
    body: { name: 'Holidays', min_notice_days: null, accrual: { method: 'monthly', days_per_year: 12.5 } },
  }),
  'holidays.list': async (tenant) => {
    await holidayOf(tenant)
    return { query: { limit: 2, from: '2040-01-01', to: '2099-12-31' } }
  },
  'holidays.create': async () => ({ body: { date: newDate(), name: 'Bastille Day' } }),
  'holidays.import': async () => ({ body: { ics: calendarOf(newDate(), newDate()) } }),
  'holidays.delete': async (tenant) => ({ path: { id: await holidayOf(tenant) }, header: { 'If-Match': '"1"' } }),
}

let named = 0

/** A day that no other request has, far from where leave is asked for. */
const newDate = (): string => new Date(Date.UTC(2040, 0, ++named)).toISOString().slice(0, 10)

const calendarOf = (...dates: string[]): string =>
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

const typeOf = async ({ app, business }: Tenant) => (await createLeaveType(app, { business_id: business.id })).id

const holidayOf = async ({ app, business }: Tenant) =>
  (await createHoliday(app, { business_id: business.id, date: newDate() })).id
