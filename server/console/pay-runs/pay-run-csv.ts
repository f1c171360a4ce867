import type { PayRun } from '../../../sdk/src/index.ts'
import { form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

/** The page that downloads the payslips of a pay run. */
export const payRunCsvPage = csvPage('/pay-runs/:id/csv', {
  title: text('payRuns.csvTitle'),
  lead: ({ formats }, { currency, totals }) =>
    html`<p>${formats.text('payRuns.csvLead', { count: totals.people_count, currency })}</p>
      <p>${text('payRuns.csvWarning')}</p>`,
  read: ({ api }, id) => api.payRuns.exportCsv(id),
  fileName: (id) => `pay-run-${id}.csv`,
})

/** The page that downloads the journal entries of a pay run. */
export const payRunJournalPage = csvPage('/pay-runs/:id/journal', {
  title: text('payRuns.journalTitle'),
  lead: (_, { currency }) => html`<p>${text('payRuns.journalLead', { currency })}</p>`,
  read: ({ api }, id) => api.payRuns.exportJournal(id),
  fileName: (id) => `pay-run-${id}-journal.csv`,
})

interface CsvFile {
  title: string
  /** Renders the text above the button. */
  lead(context: PageContext, run: PayRun): Html
  read(context: PageContext, id: number): PromiseLike<string>
  fileName(id: number): string
}

/** Creates a page that downloads a CSV file about a pay run. */
function csvPage(path: string, { title, lead, read, fileName }: CsvFile) {
  return consolePage({
    path,
    show: async (context, submission) => {
      const run = await context.api.payRuns.get(pathId(context))
      const back = html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>`
      return {
        title,
        trail: trailTo(context, run),
        content: html`<div class="narrow">
          ${lead(context, run)}
          ${form({ action: 'download', submit: text('payRuns.download'), token: context.formToken, submission, afterSubmit: back })}
        </div>`,
      }
    },
    actions: {
      download: async (context) => {
        const id = pathId(context)
        const file = new Blob([await read(context, id)], { type: 'text/csv; charset=utf-8' })
        return { file, name: fileName(id) }
      },
    },
  })
}
