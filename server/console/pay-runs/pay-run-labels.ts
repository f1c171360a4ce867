import type { PayRun, PayslipLineKind } from '../../../sdk/src/index.ts'
import { badge, type Tone } from '../../pages/components.ts'
import type { Choice } from '../../pages/form.ts'
import type { Html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { GuestContext } from '../page-context.ts'

const tones: Record<PayRun['status'], Tone> = { draft: 'soft', approved: 'now', completed: 'good', cancelled: 'soft' }

export const statusBadge = (status: PayRun['status']): Html => badge(text(`payRuns.status.${status}`), tones[status])

export const statusChoices = (): Choice[] =>
  (['draft', 'approved', 'completed', 'cancelled'] as const).map((status) => [status, text(`payRuns.status.${status}`)])

export const typeChoices = (): Choice[] =>
  (['regular', 'off_cycle', 'correction'] as const).map((type) => [type, text(`payRuns.type.${type}`)])

/** Returns the name of a type. A type without a label is shown unchanged. */
export const typeName = (type: string): string => typeChoices().find(([value]) => value === type)?.[1] ?? type

/** The kinds of lines, in the order of a payslip. */
const kinds = ['earning', 'deduction', 'tax', 'reimbursement', 'employer_cost'] as const

export const kindChoices = (): Choice[] => kinds.map((kind) => [kind, text(`payRuns.kind.${kind}`)])

/** Returns the name of a kind. A kind without a label is shown unchanged. */
export const kindName = (kind: string): string => kindChoices().find(([value]) => value === kind)?.[1] ?? kind

export const kindOrder = (kind: PayslipLineKind): number => kinds.indexOf(kind)

interface Period {
  period_start: string
  period_end: string
}

export const periodText = ({ formats }: GuestContext, { period_start, period_end }: Period): string =>
  formats.period(period_start, period_end)

/** Returns whether the lines of a draft come from compensations or can do so. */
export const canBeRedrafted = ({ type, retro_pay_from }: PayRun): boolean =>
  type !== 'correction' || retro_pay_from !== undefined

export const payRunAddress = ({ id }: Pick<PayRun, 'id'>): string => `/console/pay-runs/${id}`

export const payslipAddress = ({ pay_run_id, person_id }: { pay_run_id: number; person_id: number }): string =>
  `/console/pay-runs/${pay_run_id}/payslips/${person_id}`

/** Returns the breadcrumbs of the pages of a pay run. */
export const trailTo = (context: GuestContext, run: PayRun): (readonly [string, string])[] => [
  ['/console/pay-runs', text('payRuns.title')],
  [payRunAddress(run), text('payRuns.runName', { type: typeName(run.type), period: periodText(context, run) })],
]
