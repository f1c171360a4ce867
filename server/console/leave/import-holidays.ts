import type { HolidayImportResult } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { fileField, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { consolePage, type Shown } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'

const holidays = '/console/leave/holidays'

const trail = [
  ['/console/leave', 'Leave'],
  [holidays, 'Holidays'],
] as const

const reasons: Record<string, string> = {
  already_there: 'The day is a holiday already',
  not_all_day: 'It does not take the whole day',
  recurring: 'It recurs',
  too_long: 'It takes more than 31 days',
  no_name: 'It has no name',
  no_date: 'It has no valid day',
  cancelled: 'It was cancelled',
}

/** Adds the holidays of a calendar file. */
export const importHolidaysPage = consolePage({
  path: '/leave/holidays/import',
  needs: 'leave:manage',
  upload: { field: 'ics', maxBytes: 1024 * 1024, needs: 'leave:manage' },
  show: async (visit, tried) => {
    return {
      title: 'Import holidays',
      trail,
      content: html`<div class="narrow">
        <p>Choose a calendar with the holidays of your country, as an iCalendar file. Each of its whole days becomes a
          holiday. What is there already stays as it is, so a file can be imported twice.</p>
        ${form({
          action: 'import',
          submit: 'Import',
          token: visit.formToken,
          tried,
          isMultipart: true,
          fields: [fileField('ics', 'Calendar file', { accept: '.ics,text/calendar' })],
          beside: html`<a href="${holidays}">Cancel</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    import: async (visit, sent) => {
      const file = sent.file('ics')
      if (file === undefined) throw new FormProblem('ics', 'Choose a file.')
      return imported(visit, await visit.api.holidays.import({ ics: await file.text() }, sent.once))
    },
  },
})

const imported = ({ formats }: PageContext, { created, skipped }: HolidayImportResult): Shown => ({
  title: `${formats.count(created.length, 'holiday', 'holidays')} added`,
  trail,
  content: html`
    ${table(
      created,
      [
        { title: 'Day', cell: ({ date }) => formats.day(date) },
        { title: 'Name', cell: ({ name }) => name },
      ],
      {
        caption: 'Holidays that were added',
        empty: emptyState('Nothing new', html`<p>No day of the file was added.</p>`),
      },
    )}
    ${
      skipped.length > 0 &&
      html`<h2>Left out</h2>${table(
        skipped,
        [
          { title: 'Day', cell: ({ date }) => date !== null && formats.day(date) },
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Why', cell: ({ reason }) => reasons[reason] ?? reason },
        ],
        { caption: 'Entries of the file that were left out' },
      )}`
    }
    <p><a href="${holidays}">All holidays</a></p>`,
})
