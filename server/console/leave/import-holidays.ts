import type { HolidayImportResult } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { fileField, form } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import type { PageContext } from '../page-context.ts'

const holidays = '/console/leave/holidays'

const trail = (): [string, string][] => [
  ['/console/leave', text('leave.title')],
  [holidays, text('holidays.title')],
]

const reasons = ['already_there', 'not_all_day', 'recurring', 'too_long', 'no_name', 'no_date', 'cancelled'] as const

/** Describes the reason for skipping an event. A reason without a text is shown unchanged. */
function skipReason(reason: string): string {
  const match = reasons.find((each) => each === reason)
  return match === undefined ? reason : text(`holidays.skip.${match}`)
}

/** The page that adds the holidays of a calendar file. */
export const importHolidaysPage = consolePage({
  path: '/leave/holidays/import',
  needs: 'leave:manage',
  upload: { field: 'ics', maxBytes: 1024 * 1024, needs: 'leave:manage' },
  show: async (context, submission) => {
    return {
      title: text('holidays.importTitle'),
      trail: trail(),
      content: html`<div class="narrow">
        <p>${text('holidays.importLead')}</p>
        ${form({
          action: 'import',
          submit: text('holidays.import'),
          token: context.formToken,
          submission,
          isMultipart: true,
          fields: [fileField('ics', text('holidays.file'), { accept: '.ics,text/calendar' })],
          afterSubmit: html`<a href="${holidays}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
    }
  },
  actions: {
    import: async (context, submitted) => {
      const file = submitted.file('ics')
      if (file === undefined) throw new FormProblem('ics', text('holidays.fileMissing'))
      return resultPage(context, await context.api.holidays.import({ ics: await file.text() }, submitted.idempotency))
    },
  },
})

const resultPage = ({ formats }: PageContext, { created, skipped }: HolidayImportResult): PageContent => ({
  title: formats.text('holidays.imported', { count: created.length }),
  trail: trail(),
  content: html`
    ${table(
      created,
      [
        { title: text('holidays.day'), cell: ({ date }) => formats.day(date) },
        { title: text('pages.name'), cell: ({ name }) => name },
      ],
      {
        caption: text('holidays.importedCaption'),
        empty: emptyState(text('holidays.nothingNew'), html`<p>${text('holidays.nothingNewHint')}</p>`),
      },
    )}
    ${
      skipped.length > 0 &&
      html`<h2>${text('holidays.skipped')}</h2>${table(
        skipped,
        [
          { title: text('holidays.day'), cell: ({ date }) => date !== null && formats.day(date) },
          { title: text('pages.name'), cell: ({ name }) => name },
          { title: text('holidays.reason'), cell: ({ reason }) => skipReason(reason) },
        ],
        { caption: text('holidays.skippedCaption') },
      )}`
    }
    <p>${rich('holidays.all', { link: linkTo(holidays) })}</p>`,
})
