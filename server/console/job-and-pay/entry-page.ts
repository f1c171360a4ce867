import { question } from '../../pages/components.ts'
import { type Field, form, hidden, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'

/** The tab with the assignments and compensations of the person in the path. */
export const timelineAddress = (context: PageContext): string => `/console/people/${pathId(context)}/job`

/** Renders the page that corrects or deletes an assignment or a compensation. */
export function entryPage(
  context: PageContext,
  {
    person,
    version,
    title,
    deletion,
    fields,
    submission,
  }: {
    person: Parameters<typeof personTrail>[0]
    version: number
    title: string
    deletion: { title: string; lead: string; submit: string }
    fields: readonly Field[]
    submission: Submission | undefined
  },
): PageContent {
  const { formToken: token } = context
  const back = timelineAddress(context)
  const versionField = hidden('version', version)
  return {
    title,
    trail: [...personTrail(person), [back, text('person.tab.job')]],
    headerActions: question('delete', {
      button: text('jobAndPay.deleteButton'),
      title: deletion.title,
      isOpen: submission?.action === 'delete',
      content: html`<p>${deletion.lead}</p>
        ${form({ action: 'delete', submit: deletion.submit, token, submission, kind: 'danger', fields: [versionField] })}`,
    }),
    content: html`<div class="sheet">
      <p class="lead">${text('jobAndPay.editLead')}</p>
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token,
        submission,
        fields: [versionField, ...fields],
        afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}
