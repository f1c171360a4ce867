import { emptyState, linkButton } from '../../pages/components.ts'
import { html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { documentColumns } from '../documents/document-list.ts'
import { mayAddDocument, newDocumentAddress } from './person-actions.ts'
import { fullName } from './person-name.ts'
import { isOwnRecord, personTabPage } from './person-tabs.ts'

/** The tab with the documents of a person, newest first. */
export const personDocumentsPage = personTabPage('documents', async (context, person) => {
  const page = await context.api.documents.list({
    person_id: person.id,
    sort: '-id',
    ...listQuery(context.address),
  })
  const { data } = page
  const name = fullName(person)
  const isOwn = isOwnRecord(context, person)
  return {
    actions:
      mayAddDocument(context, person) && linkButton(newDocumentAddress(person), text('person.newDocument'), 'first'),
    content: html`${table(data, documentColumns(context), {
      caption: text('person.documentsCaption', { name }),
      empty: emptyState(
        text('person.noDocuments'),
        html`<p>${isOwn ? text('person.noOwnDocumentsHint') : text('person.noDocumentsHint', { name })}</p>`,
      ),
    })}
    ${pager(context, page)}`,
  }
})
