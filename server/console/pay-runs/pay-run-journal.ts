import { form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { pathId } from '../page-context.ts'
import { payRunAddress, trailTo } from './pay-run-labels.ts'

/** The page that downloads the journal entries of a pay run. */
export const payRunJournalPage = consolePage({
  path: '/pay-runs/:id/journal',
  show: async (context, submission) => {
    const run = await context.api.payRuns.get(pathId(context))
    return {
      title: text('payRuns.journalTitle'),
      trail: trailTo(context, run),
      content: html`<div class="narrow">
        <p>${text('payRuns.journalLead', { currency: run.currency })}</p>
        ${form({ action: 'download', submit: text('payRuns.download'), token: context.formToken, submission, afterSubmit: html`<a href="${payRunAddress(run)}">${text('payRuns.back')}</a>` })}
      </div>`,
    }
  },
  actions: {
    download: async (context) => {
      const id = pathId(context)
      const csv = await context.api.payRuns.exportJournal(id)
      return { file: new Blob([csv], { type: 'text/csv; charset=utf-8' }), name: `pay-run-${id}-journal.csv` }
    },
  },
})
