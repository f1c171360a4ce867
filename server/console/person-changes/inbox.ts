import type { BankAccount, Document, LeaveRequest, PersonChange, Task } from '../../../sdk/src/index.ts'
import { emptyState } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { text } from '../../texts/english.ts'
import { accountAddress, accountName } from '../bank-accounts/account-labels.ts'
import { readAccountsToConfirm } from '../bank-accounts/read-accounts.ts'
import { consolePage } from '../console-page.ts'
import { spanText } from '../leave/leave-labels.ts'
import { may, type PageContext } from '../page-context.ts'
import { personNames } from '../people/person-name.ts'
import { fieldNames, readRequestedFields } from './change-labels.ts'
import { changeAddress } from './own-details.ts'

/** The maximum number of items of each kind. */
const limit = 50

/** The items of one kind, and whether there are more. */
interface Items<Item> {
  items: readonly Item[]
  isMore: boolean
}

const none = { items: [], isMore: false } as const

/** The page with all items on which the user has to act. */
export const inboxPage = consolePage({
  path: '/inbox',
  show: async (context) => {
    const [changes, accounts, leave, documents, tasks] = await Promise.all([
      readChanges(context),
      readAccounts(context),
      readLeave(context),
      readToSign(context),
      readTasks(context),
    ])
    const people = [...changes.items, ...accounts.items, ...leave.items].map(({ person_id }) => person_id)
    const name = people.length === 0 ? String : await personNames(context, people)
    const customFields = await readRequestedFields(context, changes.items)
    const { formats } = context
    const sections = [
      section('changes', text('personChanges.changes'), changes, [
        {
          title: text('pages.person'),
          cell: (change) => html`<a href="${changeAddress(change)}">${name(change.person_id)}</a>`,
        },
        { title: text('personChanges.fields'), cell: (change) => fieldNames(change, customFields) },
        { title: text('personChanges.requestedAt'), cell: ({ created_at }) => formats.time(created_at) },
      ]),
      section('accounts', text('bankAccounts.toConfirm'), accounts, [
        {
          title: text('pages.person'),
          cell: (account) => html`<a href="${accountAddress(account)}">${name(account.person_id)}</a>`,
        },
        { title: text('bankAccounts.account'), cell: accountName },
        { title: text('bankAccounts.addedAt'), cell: ({ created_at }) => formats.time(created_at) },
      ]),
      section('leave', text('personChanges.leave'), leave, [
        {
          title: text('pages.person'),
          cell: ({ id, person_id }) => html`<a href="/console/leave/${id}">${name(person_id)}</a>`,
        },
        { title: text('personChanges.dates'), cell: (request) => spanText(formats, request) },
        { title: text('personChanges.requestedAt'), cell: ({ created_at }) => formats.time(created_at) },
      ]),
      section('documents', text('personChanges.documents'), documents, [
        {
          title: text('personChanges.document'),
          cell: ({ id, title }) => html`<a href="/console/documents/${id}">${title}</a>`,
        },
        {
          title: text('personChanges.expires'),
          cell: ({ expires_at }) => (expires_at === null ? null : formats.time(expires_at)),
        },
      ]),
      section('tasks', text('tasks.title'), tasks, [
        {
          title: text('personChanges.task'),
          cell: ({ id, title }) => html`<a href="/console/tasks/${id}">${title}</a>`,
        },
        {
          title: text('personChanges.dueOn'),
          cell: ({ due_on }) => (due_on === null ? null : formats.day(due_on)),
        },
      ]),
    ].filter((each) => each !== undefined)
    return {
      title: text('personChanges.inbox'),
      content: html`<p class="lead">${text('personChanges.inboxLead')}</p>${
        sections.length === 0
          ? emptyState(text('personChanges.inboxEmpty'), html`<p>${text('personChanges.inboxEmptyHint')}</p>`)
          : sections
      }`,
    }
  },
})

/** Renders the items of one kind; undefined if there are none. */
const section = <Item>(
  id: string,
  title: string,
  { items, isMore }: Items<Item>,
  columns: Column<Item>[],
): Html | undefined =>
  items.length === 0
    ? undefined
    : html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>
        ${table(items, columns, { caption: title })}
        ${isMore && html`<p class="soft">${text('personChanges.more')}</p>`}</section>`

const mayApprove = ({ allowed_actions }: PersonChange | LeaveRequest): boolean =>
  (allowed_actions as readonly string[]).includes('approve')

async function readChanges(context: PageContext): Promise<Items<PersonChange>> {
  if (!may(context, 'people:write')) return none
  const { data, nextCursor } = await context.api.personChanges.list({ status: 'pending', limit })
  return { items: data.filter(mayApprove), isMore: nextCursor !== null }
}

async function readAccounts(context: PageContext): Promise<Items<BankAccount>> {
  const { data, nextCursor } = await readAccountsToConfirm(context, limit)
  return { items: data, isMore: nextCursor !== null }
}

async function readLeave(context: PageContext): Promise<Items<LeaveRequest>> {
  if (!may(context, 'leave:approve')) return none
  const { data, nextCursor } = await context.api.leaveRequests.list({ status: 'requested', sort: 'start_date', limit })
  return { items: data.filter(mayApprove), isMore: nextCursor !== null }
}

async function readToSign({ api }: PageContext): Promise<Items<Document>> {
  const { data, nextCursor } = await api.documents.list({ to_sign: true, limit })
  return { items: data, isMore: nextCursor !== null }
}

async function readTasks({ api }: PageContext): Promise<Items<Task>> {
  const { data, nextCursor } = await api.tasks.list({ assignee: 'me', state: 'open', limit })
  return { items: data, isMore: nextCursor !== null }
}
