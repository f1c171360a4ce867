import type { Person } from '../../../sdk/src/index.ts'
import { question } from '../../pages/components.ts'
import { type Field, form, hidden, type Submission } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'

/** The tab with the personal details of the person in the path. */
export const detailsAddress = (context: PageContext): string => `/console/people/${pathId(context)}/personal`

interface DetailPage {
  person: Person
  title: string
  fields: readonly Field[]
  submission: Submission | undefined
}

/** Returns the breadcrumbs of a page below the tab. */
export const detailTrail = (context: PageContext, person: Person): PageContent['trail'] => [
  ...personTrail(person),
  [detailsAddress(context), text('person.tab.personal')],
]

/** Renders the page that adds a personal detail. */
export const newDetailPage = (
  context: PageContext,
  { person, title, fields, submission }: DetailPage,
): PageContent => ({
  title,
  trail: detailTrail(context, person),
  content: html`<div class="narrow">
    ${form({
      action: 'create',
      submit: text('person.details.add'),
      token: context.formToken,
      submission,
      fields,
      afterSubmit: html`<a href="${detailsAddress(context)}">${text('pages.cancel')}</a>`,
    })}
  </div>`,
})

/**
 * Renders the page that changes or deletes a personal detail.
 *
 * @param page.deletion - the question before the deletion
 */
export function editDetailPage(
  context: PageContext,
  { person, title, fields, submission, version, deletion }: DetailPage & { version: number; deletion: string },
): PageContent {
  const { formToken: token } = context
  const versionField = hidden('version', version)
  return {
    title,
    trail: detailTrail(context, person),
    headerActions: question('delete', {
      button: text('person.details.deleteButton'),
      title: deletion,
      isOpen: submission?.action === 'delete',
      content: html`<p>${text('person.details.deleteLead')}</p>
        ${form({ action: 'delete', submit: text('person.details.delete'), token, submission, kind: 'danger', fields: [versionField] })}`,
    }),
    content: html`<div class="narrow">
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token,
        submission,
        fields: [versionField, ...fields],
        afterSubmit: html`<a href="${detailsAddress(context)}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}
