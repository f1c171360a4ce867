import type { Document } from '../../../sdk/src/index.ts'
import { badge } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import type { Column } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import type { PageContext } from '../page-context.ts'
import { signerProgress, statusBadge } from './document-state.ts'

/**
 * Returns the columns of a list of documents.
 *
 * @param name - returns the name of a person; undefined in a list about one person
 */
export const documentColumns = (context: PageContext, name?: (person_id: number) => string): Column<Document>[] => [
  {
    title: text('documents.list.document'),
    cell: ({ id, title }) => html`<a href="/console/documents/${id}">${title}</a>`,
  },
  ...(name === undefined
    ? []
    : [
        {
          title: text('documents.for'),
          cell: ({ person_id }: Document) => html`<a href="/console/people/${person_id}">${name(person_id)}</a>`,
          priority: 'line' as const,
        },
      ]),
  {
    title: text('pages.status'),
    cell: (document) =>
      document.allowed_actions.includes('sign')
        ? badge(text('documents.status.toSign'), 'warn')
        : statusBadge(document),
    priority: 'figure',
  },
  { title: text('documents.signers'), cell: signerProgress },
  { title: text('documents.list.date'), priority: 'line', cell: (document) => lastStep(document, context) },
]

/** Renders the last change of a document, or its deadline. */
function lastStep(document: Document, { formats }: PageContext): Html {
  const { status, signed_at, filed_at, expires_at, declined_at, voided_at, expired_at, created_at } = document
  const at = {
    draft: created_at,
    sent: expires_at,
    signed: signed_at,
    filed: filed_at,
    expired: expired_at,
    declined: declined_at,
    voided: voided_at,
  }[status]
  const soft = (inner: Html) => html`<span class="soft">${inner}</span>`
  return rich(`documents.list.step.${status}`, { at: formats.time(at ?? created_at), soft })
}
