import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { from } from './leave-office.ts'

export type Status = Schemas['LeaveStatus']

export interface Leave {
  id: number
  status: Status
  version: number
  span: Span
  events: string[]
}

/** Days after a Monday. */
export interface Span {
  first: number
  last: number
  startsAtNoon: boolean
  endsAtNoon: boolean
}

/** The leave of one person, of one type. */
export interface Model {
  entitled: number
  leaves: Leave[]
}

/** Half days since that Monday, the end excluded. */
const slotsOf = ({ first, last, startsAtNoon, endsAtNoon }: Span) => ({
  lo: 2 * first + Number(startsAtNoon),
  hi: 2 * last + 2 - Number(endsAtNoon),
})

const overlap = (a: Span, b: Span): boolean => slotsOf(a).lo < slotsOf(b).hi && slotsOf(b).lo < slotsOf(a).hi

/** Half a day for each slot of a weekday. */
export const daysOf = (span: Span): number => {
  const { lo, hi } = slotsOf(span)
  return (
    Array.from({ length: hi - lo }, (_, index) => Math.floor((lo + index) / 2)).filter((day) => day % 7 < 5).length / 2
  )
}

const isLive = ({ status }: Leave) => status === 'requested' || status === 'approved'

/** The days of all leave in a state. */
export const sumOf = (leaves: Leave[], status: Status) =>
  leaves.filter((leave) => leave.status === status).reduce((sum, { span }) => sum + daysOf(span), 0)

/** The status that asking for a span comes to, with the leave that is there but this one. */
export function verdict({ entitled, leaves }: Model, span: Span, own?: Leave): number {
  const others = leaves.filter((leave) => leave !== own && isLive(leave))
  if (others.some((leave) => overlap(leave.span, span))) return 409
  const available = entitled - others.reduce((sum, leave) => sum + daysOf(leave.span), 0)
  return daysOf(span) === 0 || daysOf(span) > available ? 422 : 200
}

/** What asking for a span says. */
export const bodyOf = ({ first, last, startsAtNoon, endsAtNoon }: Span) => ({
  ...from(first, last),
  start_portion: startsAtNoon ? 'afternoon' : first === last && endsAtNoon ? 'morning' : 'full',
  end_portion: endsAtNoon ? 'morning' : first === last && startsAtNoon ? 'afternoon' : 'full',
})
