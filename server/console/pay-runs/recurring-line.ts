import type { PayslipLineKind } from '../../../sdk/src/index.ts'
import { question } from '../../pages/components.ts'
import { form, hidden } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'
import { readDecimals } from './line-rows.ts'
import { recurringLineFields } from './recurring-lines.ts'

/** The page that changes or deletes a recurring line. */
export const recurringLinePage = consolePage({
  path: '/people/:id/recurring-lines/:line_id',
  needs: 'payruns:write',
  show: async (context, submission) => {
    const { api, formToken: token } = context
    const id = pathId(context)
    const [person, line] = await Promise.all([api.people.get(id), api.recurringLines.get(pathId(context, 'line_id'))])
    const back = `/console/people/${id}/recurring-lines`
    const version = hidden('version', line.version)
    return {
      title: line.name,
      trail: [...personTrail(person), [back, text('payRuns.recurringLines')]],
      headerActions: question('delete', {
        button: text('payRuns.deleteButton'),
        title: text('payRuns.deleteLineTitle', { name: line.name }),
        isOpen: submission?.action === 'delete',
        content: html`<p>${text('payRuns.deleteLineLead')}</p>
          ${form({ action: 'delete', submit: text('payRuns.deleteLine'), token, submission, kind: 'danger', fields: [version] })}`,
      }),
      content: html`<div class="narrow">
        <p class="lead">${text('payRuns.editLineLead')}</p>
        ${form({
          action: 'save',
          submit: text('pages.save'),
          token,
          submission,
          fields: [version, ...recurringLineFields(line, context.formats)],
          afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    save: async (context, form) => {
      const line = await context.api.recurringLines.update(
        pathId(context, 'line_id'),
        {
          kind: form.text('kind') as PayslipLineKind,
          code: form.text('code'),
          name: form.text('name'),
          amount: form.decimal('amount', readDecimals(form)),
          starts_on: form.date('starts_on'),
          ends_on: form.nullableDate('ends_on'),
        },
        { ifMatch: form.number('version') },
      )
      return {
        goTo: `/console/people/${pathId(context)}/recurring-lines`,
        notice: text('payRuns.lineSaved', { name: line.name }),
      }
    },
    delete: async (context, form) => {
      await context.api.recurringLines.delete(pathId(context, 'line_id'), { ifMatch: form.number('version') })
      return { goTo: `/console/people/${pathId(context)}/recurring-lines`, notice: text('payRuns.lineDeleted') }
    },
  },
})
