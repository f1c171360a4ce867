import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf } from '../page-context.ts'
import { addressOf, trailTo } from './pay-run-words.ts'

export const payRunCsvPage = consolePage({
  path: '/pay-runs/:id/csv',
  show: async (visit, tried) => {
    const run = await visit.api.payRuns.get(idOf(visit))
    const { people_count } = run.totals
    return {
      title: 'Export as CSV',
      trail: trailTo(visit, run),
      content: html`<div class="narrow">
        <p>A table for a spreadsheet: ${visit.formats.count(people_count, 'payslip', 'payslips')}, one line each, with the
          sums in ${run.currency}. It is in UTF-8, with commas.</p>
        <p>It has everybody’s pay. Keep it where only those read it who may.</p>
        ${form({ action: 'download', submit: 'Download', token: visit.formToken, tried, beside: html`<a href="${addressOf(run)}">Back</a>` })}
      </div>`,
    }
  },
  actions: {
    download: async (visit) => {
      const id = idOf(visit)
      const text = await visit.api.payRuns.exportCsv(id)
      return { file: new Blob([text], { type: 'text/csv; charset=utf-8' }), name: `pay-run-${id}.csv` }
    },
  },
})
