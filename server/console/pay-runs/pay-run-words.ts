import type { PayRun, PayslipLineKind } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import type { Html } from '../../pages/html.ts'
import type { GuestContext } from '../page-context.ts'

const states: Record<PayRun['status'], readonly [text: string, tone: Tone]> = {
  draft: ['Draft', 'soft'],
  approved: ['Approved', 'now'],
  completed: ['Completed', 'good'],
  cancelled: ['Cancelled', 'soft'],
}

export const statusBadge = (status: PayRun['status']): Html => badge(...states[status])

export const statusChoices: readonly Choice[] = Object.entries(states).map(([value, [text]]) => [value, text])

export const typeChoices: readonly Choice[] = [
  ['regular', 'Regular'],
  ['off_cycle', 'Off-cycle'],
  ['correction', 'Correction'],
]

/** A type that is newer than this page stays as the API calls it. */
export const typeName = (type: string): string => typeChoices.find(([value]) => value === type)?.[1] ?? type

/** In the order in which a payslip lists them. */
export const kindChoices: readonly Choice[] = [
  ['earning', 'Earning'],
  ['deduction', 'Deduction'],
  ['tax', 'Tax'],
  ['reimbursement', 'Reimbursement'],
  ['employer_cost', 'Employer cost'],
]

export const kindOrder = (kind: PayslipLineKind): number => kindChoices.findIndex(([value]) => value === kind)

interface Period {
  period_start: string
  period_end: string
}

export const periodOf = ({ formats }: GuestContext, { period_start, period_end }: Period): string =>
  formats.period(period_start, period_end)

export const addressOf = ({ id }: Pick<PayRun, 'id'>): string => `/console/pay-runs/${id}`

export const payslipAddress = ({ pay_run_id, person_id }: { pay_run_id: number; person_id: number }): string =>
  `/console/pay-runs/${pay_run_id}/payslips/${person_id}`

/** The pages above one that belongs to a pay run. */
export const trailTo = (visit: GuestContext, run: PayRun): (readonly [string, string])[] => [
  ['/console/pay-runs', 'Pay runs'],
  [addressOf(run), `${typeName(run.type)}, ${periodOf(visit, run)}`],
]
