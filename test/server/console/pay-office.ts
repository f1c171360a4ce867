import { type ConsoleVisitor, visitConsole } from '../../support/browser/console-visitor.ts'
import type { TestApp } from '../../support/service/app.ts'
import { type Desk, openDesk } from '../pay-runs/pay-run-desk.ts'

/** A business with pay runs, and its signed-in owner. */
interface PayOffice extends Desk {
  visitor: ConsoleVisitor
  /** The address of a pay run, or of a page below it. */
  at(id: number, rest?: string): string
}

export async function openPayOffice(app: TestApp): Promise<PayOffice> {
  const desk = await openDesk(app)
  const visitor = visitConsole(app)
  await visitor.signIn(desk.business.owner)
  return { ...desk, visitor, at: (id, rest = '') => `/console/pay-runs/${id}${rest}` }
}
