import type { Document, DocumentStatus } from '../../../sdk/src/index.ts'
import { badge, emptyState, linkButton, tabs } from '../../pages/components.ts'
import { filters, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName, personName } from '../people/person-name.ts'
import { signersAtAGlance, stateBadge, stateNames } from './document-state.ts'

const path = '/console/documents'

/** Whether the visitor sees the documents of others, too. */
const isForOthers = (visit: PageContext): boolean => may(visit, 'documents:read')

export const documentsPage = consolePage({
  path: '/documents',
  show: async (visit) => {
    const { api, address } = visit
    const typed = await personAsked(visit)
    if (typed === 'several') return await whichPerson(visit)
    const person_id = typed ?? numberAsked(visit, 'person_id')
    const filter = {
      status: queryParameter(visit, 'status') as DocumentStatus | undefined,
      template_id: numberAsked(visit, 'template_id'),
      to_sign: queryParameter(visit, 'to_sign') === 'true' || undefined,
    }
    const { data, nextCursor } =
      person_id === 'nobody'
        ? { data: [], nextCursor: null }
        : await api.documents.list({ ...filter, person_id, sort: '-id', cursor: queryParameter(visit, 'cursor') })
    const isFiltered = [person_id, ...Object.values(filter)].some((each) => each !== undefined)
    return {
      title: isForOthers(visit) ? 'Documents' : 'My documents',
      ...(may(visit, 'documents:write') && {
        beside: html`${linkButton(`${path}/verify`, 'Verify a file')} ${linkButton(`${path}/new`, 'New document', 'first')}`,
      }),
      content: html`${stateTabs(visit)}
      ${isForOthers(visit) && (await filtersOf(visit, person_id))}
      ${table(data, columnsFor(visit), { caption: 'Documents', empty: emptyFor(visit, isFiltered) })}
      ${pager(address, nextCursor)}`,
    }
  },
})

const numberAsked = (visit: PageContext, name: string): number | undefined => {
  const text = queryParameter(visit, name)
  return text === undefined ? undefined : Number(text)
}

/** The person whose name was typed as a filter. */
async function personAsked(visit: PageContext): Promise<number | 'nobody' | 'several' | undefined> {
  const q = isForOthers(visit) ? queryParameter(visit, 'person') : undefined
  if (q === undefined) return undefined
  const { data } = await visit.api.people.list({ q, limit: 2 })
  if (data.length > 1) return 'several'
  return data[0]?.id ?? 'nobody'
}

/** Several people have the name that was typed. */
async function whichPerson(visit: PageContext) {
  const { api, address } = visit
  const { data } = await api.people.list({ q: queryParameter(visit, 'person'), sort: 'last_name' })
  return {
    title: 'Whose documents?',
    trail: [[path, 'Documents']] as const,
    content: html`<p class="lead">Several people have “${queryParameter(visit, 'person')}” in their name, e-mail or employee number.</p>
      ${table(
        data,
        [
          {
            title: 'Name',
            cell: (each) =>
              html`<a href="${withQuery(address, { person_id: String(each.id), person: null })}">${fullName(each)}</a>`,
          },
          { title: 'Job', cell: ({ job_title }) => job_title },
          { title: 'E-mail', cell: ({ email }) => email },
        ],
        { caption: 'People with this name' },
      )}`,
  }
}

/** The address of the list with other filters, from its first page. */
function withQuery(address: URL, changes: Record<string, string | null>): string {
  const query = new URLSearchParams(address.search)
  for (const [name, value] of Object.entries({ cursor: null, ...changes })) {
    if (value === null) query.delete(name)
    else query.set(name, value)
  }
  return query.size === 0 ? address.pathname : `${address.pathname}?${query}`
}

/** Nobody but those who work on drafts sees any. */
function stateTabs(visit: PageContext): Html {
  const current = queryParameter(visit, 'status') ?? null
  const states = stateNames.filter(([status]) => status !== 'draft' || isForOthers(visit))
  const isToSign = queryParameter(visit, 'to_sign') === 'true'
  return tabs('Documents by state', [
    { href: withQuery(visit.address, { status: null, to_sign: 'true' }), text: 'For me to sign', current: isToSign },
    ...[[null, 'All'] as const, ...states].map(([status, text]) => ({
      href: withQuery(visit.address, { status, to_sign: null }),
      text,
      current: !isToSign && status === current,
    })),
  ])
}

/** What the list is about, or a field to say so. */
async function filtersOf(visit: PageContext, person_id: number | 'nobody' | undefined): Promise<Html> {
  const { address } = visit
  const template_id = queryParameter(visit, 'template_id')
  const kept = ['status', 'template_id', 'to_sign'].flatMap((name) => {
    const value = queryParameter(visit, name)
    return value === undefined ? [] : [hidden(name, value)]
  })
  return html`${
    template_id !== undefined &&
    html`<p>Made from <a href="${path}/templates/${template_id}">one template</a>.
      <a href="${withQuery(address, { template_id: null })}">Show those from all</a></p>`
  }
  ${
    typeof person_id === 'number'
      ? html`<p>For <strong>${await personName(visit, person_id)}</strong>.
        <a href="${withQuery(address, { person_id: null, person: null })}">Show those for everybody</a></p>`
      : filters([...kept, input('person', 'Person', { type: 'search', value: queryParameter(visit, 'person') })])
  }`
}

const columnsFor = (visit: PageContext) => [
  { title: 'Document', cell: ({ id, title }: Document) => html`<a href="${path}/${id}">${title}</a>` },
  {
    title: 'State',
    cell: (document: Document) =>
      document.allowed_actions.includes('sign') ? badge('For you to sign', 'warn') : stateBadge(document),
  },
  { title: 'Signers', cell: signersAtAGlance },
  { title: 'When', cell: (document: Document) => lastStep(document, visit) },
]

/** The last thing that happened to a document, or the next that will. */
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
  const words = {
    draft: 'made',
    sent: 'until',
    signed: 'signed',
    filed: 'filed',
    expired: 'expired',
    declined: 'declined',
    voided: 'withdrawn',
  }[status]
  return html`<span class="soft">${words}</span> ${formats.time(at ?? created_at)}`
}

function emptyFor(visit: PageContext, isFiltered: boolean): Html {
  if (queryParameter(visit, 'to_sign') === 'true') return nothingToSign
  return isFiltered ? nothingFound() : noDocuments(visit)
}

const nothingToSign = emptyState(
  'Nothing for you to sign',
  html`<p>A document appears here when it is your turn, if it was sent to the e-mail address that you sign in with.
    <a href="${path}">Show all documents</a></p>`,
)

const nothingFound = (): Html =>
  emptyState('No such documents', html`<p>Nothing fits these filters. <a href="${path}">Show all documents</a></p>`)

const noDocuments = (visit: PageContext): Html => {
  if (!isForOthers(visit))
    return emptyState(
      'No documents yet',
      html`<p>Documents for you appear here once they were sent to be signed, or filed.</p>`,
    )
  if (!may(visit, 'documents:write'))
    return emptyState('No documents yet', html`<p>Documents for your team appear here.</p>`)
  return emptyState(
    'No documents yet',
    html`<p>Make one from a template or upload a PDF or a picture, then send it to be signed, or file it.</p>${linkButton(`${path}/new`, 'New document', 'first')}`,
  )
}
