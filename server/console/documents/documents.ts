import type { Document, DocumentStatus, DocumentsListQuery, Person } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, tabs } from '../../pages/components.ts'
import { type Filter, filteredList, isFiltered, noMatches, searchFilter } from '../../pages/filters.ts'
import { type Html, html } from '../../pages/html.ts'
import { listAddress, listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { chooseByName, filterByName, queryByName, type Selected } from '../by-name.ts'
import { consolePage, type PageContent } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { personByName } from '../people/person-by-name.ts'
import { personNames } from '../people/person-name.ts'
import { documentColumns } from './document-list.ts'
import { documentStatuses, statusName } from './document-state.ts'
import { offersReminders, reminderForm, reminderSelection, remindSelected } from './remind-many.ts'

const path = '/console/documents'

/** Whether the user can see the documents of other people. */
const maySeeOthers = (context: PageContext): boolean => may(context, 'documents:read')

/** Reads the filters of the list from the query. */
export async function readDocumentsQuery(context: PageContext): Promise<{
  person: Selected<Person> | undefined
  query: NonNullable<DocumentsListQuery>
}> {
  const person = maySeeOthers(context) ? await queryByName(context, personByName) : undefined
  return {
    person,
    query: {
      q: queryParameter(context, 'q'),
      status: queryParameter(context, 'status') as DocumentStatus | undefined,
      template_id: numberParameter(context, 'template_id'),
      to_sign: queryParameter(context, 'to_sign') === 'true' || undefined,
      person_id: person === undefined ? numberParameter(context, 'person_id') : person.item?.id,
    },
  }
}

export const documentsPage = consolePage({
  path: '/documents',
  show: (context) => listPage(context),
  actions: {
    'remind-selected': async (context, submitted) => {
      const result = await remindSelected(context, submitted)
      return 'done' in result
        ? { goTo: `${path}${context.address.search}`, notice: result.done }
        : await listPage(context, result.problem)
    },
  },
})

/** @param problem - a notice above the list */
async function listPage(context: PageContext, problem?: Html): Promise<PageContent> {
  const { api, address } = context
  const { person, query } = await readDocumentsQuery(context)
  const page =
    person?.matches === undefined
      ? await api.documents.list({ ...query, sort: '-id', ...listQuery(address) })
      : { data: [], nextCursor: null }
  const filters = [
    searchFilter('q', text('documents.filter'), query.q),
    ...(person === undefined ? [] : [filterByName(personByName, person, text('documents.for'))]),
  ]
  const isEmptyBecauseOfFilter = isFiltered(filters) || Object.values(query).some((each) => each !== undefined)
  const list =
    person?.matches === undefined
      ? html`${await documentTable(context, page.data, isEmptyBecauseOfFilter ? noneMatching(context, filters) : noDocuments(context))}${pager(context, page, 'documents.range', `${path}.csv`)}`
      : chooseByName(context, personByName, person.matches)
  return {
    title: text(maySeeOthers(context) ? 'documents.title' : 'documents.mine'),
    ...(may(context, 'documents:write') && {
      headerActions: html`${linkButton(`${path}/verify`, text('documents.verify'))} ${linkButton(`${path}/new`, text('documents.new'), 'first')}`,
    }),
    content: html`${problem}<div id="tabs" data-filtered>${statusTabs(context)}</div>
      ${query.template_id !== undefined && templateFilter(address, query.template_id)}
      ${filteredList(address, page.data.length > 0 || isEmptyBecauseOfFilter ? filters : [], list)}`,
  }
}

/**
 * Renders the table. Users who see the documents of other people see the person that each is for, and can remind the
 * signers of several.
 */
async function documentTable(context: PageContext, documents: readonly Document[], empty: Html): Promise<Html> {
  const options = { caption: text('documents.title'), empty }
  if (!maySeeOthers(context)) return table(documents, documentColumns(context), options)
  const name = await personNames(
    context,
    documents.map(({ person_id }) => person_id),
  )
  const columns = documentColumns(context, name)
  if (!offersReminders(context, documents)) return table(documents, columns, options)
  return html`${table(documents, columns, { ...options, selection: reminderSelection(name) })}${reminderForm(context)}`
}

const numberParameter = (context: PageContext, name: string): number | undefined => {
  const text = queryParameter(context, name)
  return text === undefined ? undefined : Number(text)
}

const templateFilter = (address: URL, template_id: number): Html =>
  html`<p>${rich('documents.list.fromTemplate', {
    template: linkTo(`${path}/templates/${template_id}`),
    all: linkTo(listAddress(address, { template_id: null })),
  })}</p>`

/** Renders tabs with the statuses. Drafts are shown only to users who can see the documents of other people. */
function statusTabs(context: PageContext): Html {
  const { address } = context
  const current = queryParameter(context, 'status') ?? null
  const statuses = documentStatuses.filter((status) => status !== 'draft' || maySeeOthers(context))
  const isToSign = queryParameter(context, 'to_sign') === 'true'
  const tab = (status: DocumentStatus | null, label: string) => ({
    href: listAddress(address, { status, to_sign: null }),
    text: label,
    current: !isToSign && status === current,
  })
  return tabs(text('documents.list.byStatus'), [
    {
      href: listAddress(address, { status: null, to_sign: 'true' }),
      text: text('documents.list.toSign'),
      current: isToSign,
    },
    tab(null, text('documents.list.all')),
    ...statuses.map((status) => tab(status, statusName(status))),
  ])
}

function noneMatching(context: PageContext, filters: readonly Filter[]): Html {
  const { address } = context
  if (queryParameter(context, 'to_sign') === 'true') {
    return emptyState(
      text('documents.none.toSign'),
      html`<p>${rich('documents.none.toSign.text', { all: linkTo(path) })}</p>`,
    )
  }
  const status: Filter = { names: ['status', 'template_id'], label: '', field: () => html``, valueText: undefined }
  return noMatches(text('documents.none.matching'), address, [...filters, status])
}

const noDocuments = (context: PageContext): Html => emptyState(text('documents.none'), firstDocument(context))

function firstDocument(context: PageContext): Html {
  if (!maySeeOthers(context)) return html`<p>${text('documents.none.own')}</p>`
  if (!may(context, 'documents:write')) return html`<p>${text('documents.none.team')}</p>`
  return html`<p>${text('documents.none.create')}</p>${linkButton(`${path}/new`, text('documents.new'), 'first')}`
}
