import type { Compensation, PayRun, PayslipSummary, Person, RecurringLine } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, menu } from '../../pages/components.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { compensationTable } from '../compensation/compensation-table.ts'
import { may, type PageContext } from '../page-context.ts'
import { payRunAddress, periodText } from '../pay-runs/pay-run-labels.ts'
import { payslipTable } from '../pay-runs/payslip-table.ts'
import { recurringLineTable } from '../pay-runs/recurring-line-table.ts'
import { mayAddPay, mayChangeCompensation, newCompensationAddress } from './person-actions.ts'
import { fullName } from './person-name.ts'
import { isOwnRecord, personTabPage } from './person-tabs.ts'

/** The maximum number of drafts that the menu “Add payslip” offers. */
const maxDrafts = 8

/** The maximum number of compensations on the tab. */
const maxCompensations = 12

/**
 * The tab with the compensation of a person, the payslips, newest first, and the recurring lines for users who may read
 * pay runs.
 */
export const personPayPage = personTabPage('pay', async (context, person) => {
  const { api, address } = context
  const page = listQuery(address)
  const isFirst = page.cursor === undefined
  const isOwn = isOwnRecord(context, person)
  const readsOnlyCompensation = !isOwn && !may(context, 'payruns:read') && may(context, 'compensation:read')
  const [compensations, slips, lines, drafts] = await Promise.all([
    isFirst && (isOwn || may(context, 'compensation:read'))
      ? api.people.compensations(person.id, { sort: '-effective_on', limit: maxCompensations })
      : undefined,
    readsOnlyCompensation ? undefined : api.people.payslips(person.id, { sort: '-id', ...page }),
    isFirst && may(context, 'payruns:read') ? api.recurringLines.list(person.id, { limit: 25 }) : undefined,
    mayAddPay(context, person) ? api.payRuns.list({ status: 'draft', sort: '-id', limit: maxDrafts }) : undefined,
  ])
  return {
    actions:
      drafts &&
      html`${addPayslip(context, person, drafts.data)} ${linkButton(`/console/people/${person.id}/recurring-lines`, text('person.addRecurringLine'))}`,
    content: html`
      ${compensations && compensationSection(context, person, compensations)}
      ${
        slips &&
        html`<h2>${text('person.payslips')}</h2>
        ${personPayslips(context, person, slips.data)}
        ${pager(context, slips)}`
      }
      ${
        lines &&
        html`<h2>${text('person.recurringLines')}</h2>
        ${lineTable(context, person, lines.data)}
        ${lines.nextCursor !== null && html`<p>${rich('person.moreRecurring', { link: linkTo(`/console/people/${person.id}/recurring-lines`) })}</p>`}`
      }`,
  }
})

function compensationSection(
  context: PageContext,
  person: Person,
  page: { data: readonly Compensation[]; nextCursor: string | null },
): Html {
  const hint = isOwnRecord(context, person) ? 'compensation.noneOwn' : 'compensation.noneHint'
  const name = fullName(person)
  return html`<h2>${text('compensation.heading')}</h2>
    ${compensationTable(context, page.data, {
      caption: text('compensation.caption', { name }),
      empty: emptyState(text('compensation.none'), html`<p>${text(hint)}</p>`),
    })}
    ${page.nextCursor !== null && html`<p class="hint">${text('compensation.more')}</p>`}
    ${
      mayChangeCompensation(context, person) &&
      html`<p>${linkButton(newCompensationAddress(person), text('compensation.change.button'))}</p>`
    }`
}

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
