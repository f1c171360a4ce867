import type { PayslipLineKind, RecurringLine } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { columns, type Field, form, hidden, input, select } from '../../pages/form.ts'
import type { Formats } from '../../pages/formats.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { currencyDecimals } from '../currency-select.ts'
import { may, pathId } from '../page-context.ts'
import { fullName, personTrail } from '../people/person-name.ts'
import { readDecimals } from './line-rows.ts'
import { kindChoices } from './pay-run-labels.ts'
import { recurringLineTable } from './recurring-line-table.ts'

/** The page with the recurring lines of a person. */
export const recurringLinesPage = consolePage({
  path: '/people/:id/recurring-lines',
  show: async (context, submission) => {
    const { api, formToken: token, me } = context
    const id = pathId(context)
    const [person, lines] = await Promise.all([
      api.people.get(id),
      api.recurringLines.list(id, listQuery(context.address)),
    ])
    return {
      title: text('payRuns.recurringLines'),
      trail: personTrail(person),
      content: html`<p class="lead">${text('payRuns.recurringLead', { name: fullName(person) })}</p>
        ${recurringLineTable(context, lines.data, {
          caption: text('payRuns.recurringLines'),
          empty: emptyState(text('payRuns.noRecurring'), html`<p>${text('payRuns.noRecurringYet')}</p>`),
        })}
        ${pager(context, lines)}
        ${
          may(context, 'payruns:write') &&
          person.deleted_at === null &&
          html`<div class="narrow"><h2>${text('payRuns.addLine')}</h2>
          ${form({
            action: 'add',
            submit: text('payRuns.addLine'),
            token,
            submission,
            fields: recurringLineFields({ currency: me.business.currency }, context.formats),
          })}</div>`
        }`,
    }
  },
  actions: {
    add: async (context, form) => {
      const id = pathId(context)
      const line = await context.api.recurringLines.create(
        id,
        {
          kind: form.text('kind') as PayslipLineKind,
          code: form.text('code'),
          name: form.text('name'),
          amount: form.decimal('amount', readDecimals(form)),
          starts_on: form.date('starts_on'),
          ends_on: form.nullableDate('ends_on'),
        },
        form.idempotency,
      )
      return { goTo: `/console/people/${id}/recurring-lines`, notice: text('payRuns.lineAdded', { name: line.name }) }
    },
  },
})

/** Returns the fields of a new or existing recurring line. */
export const recurringLineFields = (
  line: Partial<RecurringLine> & Pick<RecurringLine, 'currency'>,
  formats: Formats,
): Field[] => [
  hidden('decimals', currencyDecimals(line.currency)),
  select('kind', text('payRuns.kind'), kindChoices(), { value: line.kind }),
  columns(
    input('name', text('payRuns.lineName'), { value: line.name, maxlength: 200, hint: text('payRuns.lineNameHint') }),
    input('code', text('payRuns.code'), { value: line.code, maxlength: 40, hint: text('payRuns.codeHint') }),
  ),
  input('amount', text('payRuns.amountIn', { currency: line.currency }), {
    value: line.amount && formats.decimal(line.amount, currencyDecimals(line.currency)),
    maxlength: 28,
    inputmode: 'decimal',
  }),
  columns(
    input('starts_on', text('payRuns.startsOn'), { type: 'date', value: line.starts_on }),
    input('ends_on', text('payRuns.endsOn'), { type: 'date', value: line.ends_on, optional: true }),
  ),
]
