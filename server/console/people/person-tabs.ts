import type { Person } from '../../../sdk/src/index.ts'
import { tabs } from '../../pages/components.ts'
import type { Submission } from '../../pages/form.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { type ConsolePage, consolePage, type PageContent } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { moreMenu, personActions, refusedQuestion } from './person-actions.ts'
import { statusBadge } from './person-labels.ts'
import { fullName } from './person-name.ts'

export type PersonTab =
  | 'record'
  | 'job'
  | 'personal'
  | 'leave'
  | 'documents'
  | 'pay'
  | 'bank-accounts'
  | 'tasks'
  | 'history'

export interface TabContent {
  content: Html
  /** The main actions of the tab, which precede the menu with other actions. */
  actions?: Piece
}

/** Whether a record is the user's own. */
export const isOwnRecord = ({ me }: PageContext, { id }: Pick<Person, 'id'>): boolean => me.person_id === id

/** Whether the user may see the pay of a person. For a manager, the API still refuses people who do not report to them. */
export const mayReadPay = (context: PageContext, person: Pick<Person, 'id'>): boolean =>
  isOwnRecord(context, person) || may(context, 'compensation:read')

const mayOpen: Record<PersonTab, (context: PageContext, person: Person) => boolean> = {
  record: () => true,
  job: () => true,
  personal: (context, person) => isOwnRecord(context, person) || may(context, 'people:read'),
  leave: (context, person) => isOwnRecord(context, person) || may(context, 'leave:read'),
  documents: (context, person) => isOwnRecord(context, person) || may(context, 'documents:read'),
  pay: (context, person) => isOwnRecord(context, person) || may(context, 'payruns:read'),
  'bank-accounts': (context, person) => isOwnRecord(context, person) || may(context, 'bank_accounts:read'),
  tasks: (context, person) => isOwnRecord(context, person) || may(context, 'tasks:read'),
  history: (context) => may(context, 'audit:read'),
}

const tabAddress = ({ id }: Pick<Person, 'id'>, tab: PersonTab): string =>
  tab === 'record' ? `/console/people/${id}` : `/console/people/${id}/${tab}`

/**
 * Creates a page about a person at the path of its tab. All tabs have the same heading, menu and forms.
 *
 * @param read - reads the content; the API refuses what the user may not read
 */
export const personTabPage = (
  tab: PersonTab,
  read: (context: PageContext, person: Person, submission?: Submission) => Promise<TabContent>,
): ConsolePage =>
  consolePage({
    path: tab === 'record' ? '/people/:id' : `/people/:id/${tab}`,
    show: async (context, submission) => {
      const person = await context.api.people.get(pathId(context))
      const [page, user] = await Promise.all([read(context, person, submission), readUser(context, person)])
      return personPage(context, { person, tab, page, user, submission })
    },
    actions: personActions,
  })

interface PersonPage {
  person: Person
  tab: PersonTab
  page: TabContent
  user?: { id: number; email: string } | undefined
  submission?: Submission | undefined
}

/** The user of a person, for visitors who may read users. */
const readUser = async (context: PageContext, { user_id }: Person): Promise<PersonPage['user']> =>
  user_id !== null && may(context, 'users:read') ? await unlessRefused(context.api.users.get(user_id)) : undefined

export function personPage(context: PageContext, { person, tab, page, user, submission }: PersonPage): PageContent {
  const isOwn = isOwnRecord(context, person) && !may(context, 'people:read')
  const names = (Object.keys(mayOpen) as PersonTab[]).filter((name) => mayOpen[name](context, person))
  return {
    title: isOwn ? text('people.myRecord') : fullName(person),
    trail: may(context, 'people:read') ? [['/console/people', text('people.title')]] : [],
    headerActions: html`${page.actions} ${moreMenu(context, person, submission)}`,
    content: html`${byline(person, { isOwn, user })}
      ${refusedQuestion(context, person, submission)}
      ${tabs(
        text('person.tabs', { name: fullName(person) }),
        names.map((name) => ({
          href: tabAddress(person, name),
          text: text(name === 'job' && !mayReadPay(context, person) ? 'person.tab.jobOnly' : `person.tab.${name}`),
          current: name === tab,
        })),
      )}
      ${page.content}`,
  }
}

/**
 * Renders the job title, department, status and user of a person. Includes the name if the title of the page is not the
 * name.
 */
function byline(person: Person, { isOwn, user }: { isOwn: boolean; user: PersonPage['user'] }): Html {
  const userLink = user && html`<a href="/console/users/${user.id}">${user.email}</a>`
  const parts = [
    isOwn && html`<strong>${fullName(person)}</strong>`,
    [person.job_title, person.department].filter(Boolean).join(' · '),
    statusBadge(person),
    userLink && rich('person.userEmail', { user: userLink }),
  ]
  return html`<ul class="byline">${parts.map((part) => part && html`<li>${part}</li>`)}</ul>`
}
