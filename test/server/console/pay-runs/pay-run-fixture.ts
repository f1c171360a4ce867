import { type ConsoleVisitor, visitConsoleAs } from '../../../support/browser/console-visitor.ts'
import type { TestApp } from '../../../support/service/app.ts'
import { createPayRunFixture, type PayRunFixture } from '../../pay-runs/pay-run-fixture.ts'

/** A business with pay runs, whose owner is signed in. */
interface ConsolePayRunFixture extends PayRunFixture {
  visitor: ConsoleVisitor
  /** Returns the address of a pay run, or of a page below it. */
  at(id: number, rest?: string): string
}

export async function createConsolePayRunFixture(app: TestApp): Promise<ConsolePayRunFixture> {
  const fixture = await createPayRunFixture(app)
  const visitor = await visitConsoleAs(app, fixture.business.owner)
  return { ...fixture, visitor, at: (id, rest = '') => `/console/pay-runs/${id}${rest}` }
}
