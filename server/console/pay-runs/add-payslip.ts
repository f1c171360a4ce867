import { emptyState } from '../../pages/components.ts'
import { filters, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { fullName } from '../people/person-name.ts'
import { asked, idOf } from '../visit.ts'
import { addressOf, trailTo } from './pay-run-words.ts'

/** Chooses the person for a new payslip. */
export const addPayslipPage = consolePage({
  path: '/pay-runs/:id/payslips/new',
  show: async (visit) => {
    const { api, address } = visit
    const q = asked(visit, 'q')
    const [run, people] = await Promise.all([
      api.payRuns.get(idOf(visit)),
      api.people.list({ q, cursor: asked(visit, 'cursor') }),
    ])
    if (!run.allowed_actions.includes('update')) return { goTo: addressOf(run) }
    return {
      title: 'Add a payslip',
      trail: trailTo(visit, run),
      content: html`<p class="lead">For whom?</p>
        ${filters([input('q', 'Name, e-mail address or employee number', { type: 'search', value: q, maxlength: 200 })], 'Search')}
        ${table(
          people.data,
          [
            {
              title: 'Person',
              cell: (person) => html`<a href="${addressOf(run)}/payslips/${person.id}/lines">${fullName(person)}</a>`,
            },
            { title: 'Number', cell: ({ employee_number }) => employee_number },
            { title: 'E-mail address', cell: ({ email }) => email },
          ],
          { caption: 'People', empty: q === undefined ? nobodyYet : nobodyFound },
        )}
        ${pager(address, people.nextCursor)}`,
    }
  },
})

const nobodyYet = emptyState(
  'No people yet',
  html`<p>Whoever is paid has a record first. <a href="/console/people/new">Create the first one</a>.</p>`,
)

const nobodyFound = emptyState('Nobody matches', html`<p>Try a part of the name.</p>`)
