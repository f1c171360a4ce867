import type { DocumentStatus } from '../../../sdk/src/index.ts'
import { emptyState, linkButton, tabs } from '../../pages/components.ts'
import { filters, hidden, input } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { pager, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'
import { fullName, personName } from '../people/person-name.ts'
import { documentColumns } from './document-list.ts'
import { documentStatuses, statusName } from './document-state.ts'

const path = '/console/documents'

/** Whether the user sees the documents of other people. */
const seesOthers = (context: PageContext): boolean => may(context, 'documents:read')

export const documentsPage = consolePage({
  path: '/documents',
  show: async (context) => {
    const { api, address } = context
    const filteredPerson = await findFilteredPerson(context)
    if (filteredPerson === 'several') return await personChoicePage(context)
    const person_id = filteredPerson ?? numberParameter(context, 'person_id')
    const filter = {
      status: queryParameter(context, 'status') as DocumentStatus | undefined,
      template_id: numberParameter(context, 'template_id'),
      to_sign: queryParameter(context, 'to_sign') === 'true' || undefined,
    }
    const { data, nextCursor } =
      person_id === 'none'
        ? { data: [], nextCursor: null }
        : await api.documents.list({ ...filter, person_id, sort: '-id', cursor: queryParameter(context, 'cursor') })
    const isFiltered = [person_id, ...Object.values(filter)].some((each) => each !== undefined)
    return {
      title: text(seesOthers(context) ? 'documents.title' : 'documents.mine'),
      ...(may(context, 'documents:write') && {
        headerActions: html`${linkButton(`${path}/verify`, text('documents.verify'))} ${linkButton(`${path}/new`, text('documents.new'), 'first')}`,
      }),
      content: html`${statusTabs(context)}
      ${seesOthers(context) && (await filterForm(context, person_id))}
      ${table(data, documentColumns(context), { caption: text('documents.title'), empty: emptyFor(context, isFiltered) })}
      ${pager(address, nextCursor)}`,
    }
  },
})

const numberParameter = (context: PageContext, name: string): number | undefined => {
  const text = queryParameter(context, name)
  return text === undefined ? undefined : Number(text)
}

/** The person whose name is in the filter. */
async function findFilteredPerson(context: PageContext): Promise<number | 'none' | 'several' | undefined> {
  const q = seesOthers(context) ? queryParameter(context, 'person') : undefined
  if (q === undefined) return undefined
  const { data } = await context.api.people.list({ q, limit: 2 })
  if (data.length > 1) return 'several'
  return data[0]?.id ?? 'none'
}

/** The choice among several people who match the filter. */
async function personChoicePage(context: PageContext) {
  const { api, address } = context
  const { data } = await api.people.list({ q: queryParameter(context, 'person'), sort: 'last_name' })
  return {
    title: text('documents.list.whose'),
    trail: [[path, text('documents.title')]] as const,
    content: html`<p class="lead">${text('documents.list.whose.lead', { name: queryParameter(context, 'person') ?? '' })}</p>
      ${table(
        data,
        [
          {
            title: text('pages.name'),
            cell: (each) =>
              html`<a href="${withQuery(address, { person_id: String(each.id), person: null })}">${fullName(each)}</a>`,
          },
          { title: text('documents.list.job'), cell: ({ job_title }) => job_title },
          { title: text('pages.email'), cell: ({ email }) => email },
        ],
        { caption: text('documents.list.whose.caption') },
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

/** Drafts are shown only to users who see the documents of other people. */
function statusTabs(context: PageContext): Html {
  const { address } = context
  const current = queryParameter(context, 'status') ?? null
  const statuses = documentStatuses.filter((status) => status !== 'draft' || seesOthers(context))
  const isToSign = queryParameter(context, 'to_sign') === 'true'
  const tab = (status: DocumentStatus | null, label: string) => ({
    href: withQuery(address, { status, to_sign: null }),
    text: label,
    current: !isToSign && status === current,
  })
  return tabs(text('documents.list.byStatus'), [
    {
      href: withQuery(address, { status: null, to_sign: 'true' }),
      text: text('documents.list.toSign'),
      current: isToSign,
    },
    tab(null, text('documents.list.all')),
    ...statuses.map((status) => tab(status, statusName(status))),
  ])
}

/** The filters that apply, or a field for one. */
async function filterForm(context: PageContext, person_id: number | 'none' | undefined): Promise<Html> {
  const { address } = context
  const template_id = queryParameter(context, 'template_id')
  const otherFilters = ['status', 'template_id', 'to_sign'].flatMap((name) => {
    const value = queryParameter(context, name)
    return value === undefined ? [] : [hidden(name, value)]
  })
  const person = input('person', text('pages.person'), { type: 'search', value: queryParameter(context, 'person') })
  return html`${
    template_id !== undefined &&
    html`<p>${rich('documents.list.fromTemplate', {
      template: linkTo(`${path}/templates/${template_id}`),
      all: linkTo(withQuery(address, { template_id: null })),
    })}</p>`
  }
  ${
    typeof person_id === 'number'
      ? html`<p>${rich('documents.list.forPerson', {
          name: await personName(context, person_id),
          all: linkTo(withQuery(address, { person_id: null, person: null })),
        })}</p>`
      : filters([...otherFilters, person])
  }`
}

function emptyFor(context: PageContext, isFiltered: boolean): Html {
  if (queryParameter(context, 'to_sign') === 'true')
    return emptyState(
      text('documents.none.toSign'),
      html`<p>${rich('documents.none.toSign.text', { all: linkTo(path) })}</p>`,
    )
  if (isFiltered)
    return emptyState(text('documents.none.matching'), html`<p><a href="${path}">${text('pages.clearFilters')}</a></p>`)
  return emptyState(text('documents.none'), noDocuments(context))
}

const noDocuments = (context: PageContext): Html => {
  if (!seesOthers(context)) return html`<p>${text('documents.none.own')}</p>`
  if (!may(context, 'documents:write')) return html`<p>${text('documents.none.team')}</p>`
  return html`<p>${text('documents.none.create')}</p>${linkButton(`${path}/new`, text('documents.new'), 'first')}`
}
