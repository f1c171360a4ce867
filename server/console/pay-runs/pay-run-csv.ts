import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { payRunAddress, trailTo } from './pay-run-words.ts'

export const payRunCsvPage = consolePage({
  path: '/pay-runs/:id/csv',
  show: async (visit, submission) => {
    const run = await visit.api.payRuns.get(pathId(visit))
    const { people_count } = run.totals
    return {
      title: text('payRuns.csvTitle'),
      trail: trailTo(visit, run),
      content: html`<div class="narrow">
        <p>${visit.formats.text('payRuns.csvLead', { count: people_count, currency: run.currency })}</p>
        <p>${text('payRuns.csvWarning')}</p>
        ${form({ action: 'download', submit: text('payRuns.download'), token: visit.formToken, submission, afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>` })}
      </div>`,
    }
  },
  actions: {
    download: async (visit) => {
      const id = pathId(visit)
      const csv = await visit.api.payRuns.exportCsv(id)
      return { file: new Blob([csv], { type: 'text/csv; charset=utf-8' }), name: `pay-run-${id}.csv` }
    },
  },
})
