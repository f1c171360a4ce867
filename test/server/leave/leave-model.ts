import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { from } from './leave-fixture.ts'

export type Status = Schemas['LeaveStatus']

export interface Leave {
  id: number
  status: Status
  version: number
  span: Span
  events: string[]
}

/** A span of leave, in days after a Monday. */
export interface Span {
  first: number
  last: number
  startsAtNoon: boolean
  endsAtNoon: boolean
}

/** A model of one person's leave of one type. */
export interface Model {
  entitled: number
  leaves: Leave[]
}

/** Converts a span to half days since that Monday, with an exclusive end. */
const toSlots = ({ first, last, startsAtNoon, endsAtNoon }: Span) => ({
  lo: 2 * first + Number(startsAtNoon),
  hi: 2 * last + 2 - Number(endsAtNoon),
})

const overlap = (a: Span, b: Span): boolean => toSlots(a).lo < toSlots(b).hi && toSlots(b).lo < toSlots(a).hi

/** Returns the days of leave in a span: half a day for each half of a weekday. */
export const countSpan = (span: Span): number => {
  const { lo, hi } = toSlots(span)
  return (
    Array.from({ length: hi - lo }, (_, index) => Math.floor((lo + index) / 2)).filter((day) => day % 7 < 5).length / 2
  )
}

const isOpen = ({ status }: Leave) => status === 'requested' || status === 'approved'

/** Returns the total days of leave with a status. */
export const sumDays = (leaves: Leave[], status: Status) =>
  leaves.filter((leave) => leave.status === status).reduce((sum, { span }) => sum + countSpan(span), 0)

/** Returns the expected HTTP status of a request for a span, given all other leave. */
export function expectedStatus({ entitled, leaves }: Model, span: Span, own?: Leave): number {
  const others = leaves.filter((leave) => leave !== own && isOpen(leave))
  if (others.some((leave) => overlap(leave.span, span))) return 409
  const available = entitled - others.reduce((sum, leave) => sum + countSpan(leave.span), 0)
  return countSpan(span) === 0 || countSpan(span) > available ? 422 : 200
}

/** Returns the request body for a span. */
export const toBody = ({ first, last, startsAtNoon, endsAtNoon }: Span) => ({
  ...from(first, last),
  start_portion: startsAtNoon ? 'afternoon' : first === last && endsAtNoon ? 'morning' : 'full',
  end_portion: endsAtNoon ? 'morning' : first === last && startsAtNoon ? 'afternoon' : 'full',
})
