import type { Field, Submission } from '../../pages/form.ts'
import { text } from '../../texts/english.ts'
import type { PageContent } from '../console-page.ts'
import { editRecordPage } from '../edit-record-page.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { personTrail } from '../people/person-name.ts'

/** The tab with the assignments and compensations of the person in the path. */
export const timelineAddress = (context: PageContext): string => `/console/people/${pathId(context)}/job`

/** Renders the page that corrects or deletes an assignment or a compensation. */
export const entryPage = (
  context: PageContext,
  {
    person,
    deletion,
    ...entry
  }: {
    person: Parameters<typeof personTrail>[0]
    version: number
    title: string
    deletion: { title: string; lead: string; submit: string }
    fields: readonly Field[]
    submission: Submission | undefined
  },
): PageContent => {
  const back = timelineAddress(context)
  return editRecordPage(context, {
    ...entry,
    trail: [...personTrail(person), [back, text('person.tab.job')]],
    back,
    lead: text('jobAndPay.editLead'),
    width: 'sheet',
    deletion: { ...deletion, button: text('jobAndPay.deleteButton') },
  })
}
