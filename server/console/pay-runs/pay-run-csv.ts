import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

export const payRunCsvPage = consolePage({
  path: '/pay-runs/:id/csv',
  show: async (context, submission) => {
    const run = await context.api.payRuns.get(pathId(context))
    const { people_count } = run.totals
    return {
      title: text('payRuns.csvTitle'),
      trail: trailTo(context, run),
      content: html`<div class="narrow">
        <p>${context.formats.text('payRuns.csvLead', { count: people_count, currency: run.currency })}</p>
        <p>${text('payRuns.csvWarning')}</p>
        ${form({ action: 'download', submit: text('payRuns.download'), token: context.formToken, submission, afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>` })}
      </div>`,
    }
  },
  actions: {
    download: async (context) => {
      const id = pathId(context)
      const csv = await context.api.payRuns.exportCsv(id)
      return { file: new Blob([csv], { type: 'text/csv; charset=utf-8' }), name: `pay-run-${id}.csv` }
    },
  },
})
