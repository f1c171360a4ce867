import type { PayRun, PayslipSummary, Person, RecurringLine } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, menu } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { may, type PageContext } from '../page-context.ts'
import { payRunAddress, periodText } from '../pay-runs/pay-run-labels.ts'
import { payslipTable } from '../pay-runs/payslip-table.ts'
import { recurringLineTable } from '../pay-runs/recurring-line-table.ts'
import { mayAddPay } from './person-actions.ts'
import { fullName } from './person-name.ts'
import { isOwnRecord, personTabPage } from './person-tabs.ts'

/** The maximum number of drafts that the menu “Add payslip” offers. */
const maxDrafts = 8

/** The tab with the payslips of a person, the latest first, and the recurring lines for users who may read pay runs. */
export const personPayPage = personTabPage('pay', async (context, person) => {
  const { api, address } = context
  const page = listQuery(address)
  const isFirst = page.cursor === undefined
  const [slips, lines, drafts] = await Promise.all([
    api.people.payslips(person.id, { sort: '-id', ...page }),
    isFirst && may(context, 'payruns:read') ? api.recurringLines.list(person.id, { limit: 25 }) : undefined,
    mayAddPay(context, person) ? api.payRuns.list({ status: 'draft', sort: '-id', limit: maxDrafts }) : undefined,
  ])
  return {
    actions:
      drafts &&
      html`${addPayslip(context, person, drafts.data)} ${linkButton(`/console/people/${person.id}/recurring-lines`, text('person.addRecurringLine'))}`,
    content: html`
      <h2>${text('person.payslips')}</h2>
      ${personPayslips(context, person, slips.data)}
      ${pager(context, slips, 'payRuns.payslipRange', `/console/people/${person.id}/payslips.csv`)}
      ${
        lines &&
        html`<h2>${text('person.recurringLines')}</h2>
        ${lineTable(context, person, lines.data)}
        ${lines.nextCursor !== null && html`<p>${rich('person.moreRecurring', { link: linkTo(`/console/people/${person.id}/recurring-lines`) })}</p>`}`
      }`,
  }
})

/**
 * Renders the link or the menu that adds a payslip to a draft: the only draft, or one that the user chooses. Without a
 * draft, renders a link that creates a pay run.
 */
function addPayslip(context: PageContext, { id }: Person, drafts: readonly PayRun[]): Piece {
  const link = (run: PayRun): string => `${payRunAddress(run)}/payslips/new?person_id=${id}`
  const [run, ...others] = drafts
  if (run === undefined) return linkButton('/console/pay-runs/new', text('person.newPayRun'))
  if (others.length === 0) return linkButton(link(run), text('person.addPayslip'), 'first')
  return menu(
    'drafts',
    text('person.addPayslip'),
    drafts.map((draft) => linkButton(link(draft), text('person.addPayslipTo', { period: periodText(context, draft) }))),
  )
}

function personPayslips(context: PageContext, person: Person, slips: readonly PayslipSummary[]): Html {
  const hint = isOwnRecord(context, person) ? 'person.noOwnPayslipsHint' : 'person.noPayslipsHint'
  return payslipTable(context, slips, {
    caption: text('person.payslipsCaption', { name: fullName(person) }),
    empty: emptyState(text('person.noPayslips'), html`<p>${text(hint)}</p>`),
  })
}

const lineTable = (context: PageContext, person: Person, lines: readonly RecurringLine[]): Html =>
  recurringLineTable(context, lines, {
    caption: text('person.recurringCaption', { name: fullName(person) }),
    empty: emptyState(text('person.noRecurring'), html`<p>${text('person.noRecurringHint')}</p>`),
  })
