import type { Person } from '../../../sdk/src/index.ts'
import { badge, linkButton } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { countryName } from '../country-select.ts'
import { todayIn } from '../leave/calendar/calendar-days.ts'
import { may, type PageContext } from '../page-context.ts'
import { fullName } from '../people/person-name.ts'
import { isOwnRecord, personTabPage } from '../people/person-tabs.ts'
import { relationshipName } from './dependents.ts'
import { identifierKindName } from './identifiers.ts'

/** The maximum number of rows, which is more than a person can have. */
const maxRows = 100

/** The tab with the emergency contacts, identifiers and dependents of a person, as far as the user may see them. */
export const personDetailsPage = personTabPage('personal', async (context, person) => {
  const isOwn = isOwnRecord(context, person)
  const contacts = await contactSection(context, person, isOwn)
  if (!isOwn && !may(context, 'personal:read')) return { content: contacts }
  const [identifiers, dependents] = await Promise.all([
    identifierSection(context, person),
    dependentSection(context, person),
  ])
  return { content: html`${contacts} ${identifiers} ${dependents}` }
})

const isCurrent = ({ deleted_at, erased_at }: Person): boolean => deleted_at === null && erased_at === null

const address = ({ id }: Person, page: string): string => `/console/people/${id}/personal/${page}`

/** Renders a list with its title and, for users who may add to it, a button. */
const section = (title: string, list: Html, add: Html | false): Html =>
  html`<h2>${title}</h2>${list}${add && html`<p>${add}</p>`}`

async function contactSection(context: PageContext, person: Person, isOwn: boolean): Promise<Html> {
  const { data } = await context.api.emergencyContacts.list(person.id, { limit: maxRows })
  const mayWrite = isCurrent(person) && (isOwn || may(context, 'people:write'))
  const list = table(
    data,
    [
      {
        title: text('person.details.name'),
        cell: ({ id, name }) => (mayWrite ? html`<a href="${address(person, `contacts/${id}`)}">${name}</a>` : name),
      },
      { title: text('person.details.relationship'), cell: ({ relationship }) => relationship },
      {
        title: text('person.details.phone'),
        cell: ({ phone }) => html`<a href="tel:${phone.replaceAll(/[^+0-9]/g, '')}">${phone}</a>`,
      },
      { title: text('person.details.email'), cell: ({ email }) => email },
      { title: text('person.details.note'), cell: ({ note }) => note },
    ],
    { caption: text('person.details.contacts'), empty: html`<p class="hint">${text('person.details.noContacts')}</p>` },
  )
  const add = mayWrite && linkButton(address(person, 'new-contact'), text('person.details.newContact'))
  return section(text('person.details.contacts'), list, add)
}

async function identifierSection(context: PageContext, person: Person): Promise<Html> {
  const { api, formats, me } = context
  const today = todayIn(me.business.time_zone)
  const { data } = await api.people.identifiers(person.id, { limit: maxRows })
  const mayWrite = isCurrent(person) && may(context, 'personal:write')
  const list = table(
    data,
    [
      {
        title: text('person.details.kind'),
        cell: ({ id, kind }) =>
          mayWrite
            ? html`<a href="${address(person, `identifiers/${id}`)}">${identifierKindName(kind)}</a>`
            : identifierKindName(kind),
      },
      { title: text('person.details.country'), cell: ({ country }) => countryName(country) },
      {
        title: text('person.details.number'),
        priority: 'figure',
        cell: ({ id, last_four }) => html`<a href="${address(person, `identifiers/${id}/number`)}">…${last_four}</a>`,
      },
      {
        title: text('person.details.expiresOn'),
        priority: 'line',
        cell: ({ expires_on }) =>
          expires_on !== null &&
          html`${formats.day(expires_on)} ${expires_on < today && badge(text('person.details.expired'), 'bad')}`,
      },
      { title: text('person.details.note'), cell: ({ note }) => note },
    ],
    {
      caption: text('person.details.identifiers'),
      empty: html`<p class="hint">${text('person.details.noIdentifiers')}</p>`,
    },
  )
  const add = mayWrite && linkButton(address(person, 'new-identifier'), text('person.details.newIdentifier'))
  return section(text('person.details.identifiers'), list, add)
}

async function dependentSection(context: PageContext, person: Person): Promise<Html> {
  const { api, formats } = context
  const { data } = await api.dependents.list(person.id, { limit: maxRows })
  const mayWrite = isCurrent(person) && may(context, 'personal:write')
  const list = table(
    data,
    [
      {
        title: text('person.details.name'),
        cell: (row) =>
          mayWrite ? html`<a href="${address(person, `dependents/${row.id}`)}">${fullName(row)}</a>` : fullName(row),
      },
      { title: text('person.details.relationship'), cell: ({ relationship }) => relationshipName(relationship) },
      {
        title: text('person.details.dateOfBirth'),
        cell: ({ date_of_birth }) => date_of_birth !== null && formats.day(date_of_birth),
      },
      {
        title: text('person.details.taxDependent'),
        cell: ({ tax_dependent }) => text(tax_dependent ? 'person.details.yes' : 'person.details.no'),
      },
      { title: text('person.details.note'), cell: ({ note }) => note },
    ],
    {
      caption: text('person.details.dependents'),
      empty: html`<p class="hint">${text('person.details.noDependents')}</p>`,
    },
  )
  const add = mayWrite && linkButton(address(person, 'new-dependent'), text('person.details.newDependent'))
  return section(text('person.details.dependents'), list, add)
}
