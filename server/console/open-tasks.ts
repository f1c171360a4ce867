import type { Document, Page, Webhook } from '../../sdk/src/index.ts'
import type { Tone } from '../pages/components.ts'
import type { Piece } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { readAccountsToConfirm } from './bank-accounts/read-accounts.ts'
import { may, type PageContext } from './page-context.ts'
import { webhookAddress, webhookName } from './webhooks/webhook-navigation.ts'

/** A task that waits for the user. */
export interface Task {
  area: string
  tone: Tone
  title: string
  detail: Piece
  href: string
  /** The label of the link. */
  action: string
  /** Whether the task is a recommendation, for which no other person is waiting. */
  isAdvice?: boolean
}

/** The maximum number of rows to read from each list, which is one page. The title says if there are more. */
const limit = 100

type Source = (context: PageContext) => Promise<Task[]>

const secondFactor: Source = async ({ api }) => {
  const { enabled } = await api.twoFactor.status()
  if (enabled) return []
  return [
    {
      area: text('home.account'),
      tone: 'now',
      isAdvice: true,
      title: text('home.twoFactorOff'),
      detail: text('home.twoFactorOffHint'),
      href: '/console/account/two-factor',
      action: text('home.turnOn'),
    },
  ]
}

const mayApprove = ({ allowed_actions }: { allowed_actions: readonly string[] }): boolean =>
  allowed_actions.includes('approve')

/** Returns the task to decide on some rows; none without rows. */
const decisions = (
  rows: readonly unknown[],
  describe: () => Pick<Task, 'area' | 'title' | 'detail' | 'href'>,
): Task[] => (rows.length === 0 ? [] : [{ ...describe(), tone: 'warn', action: text('home.review') }])

const leave: Source = async (context) => {
  if (!may(context, 'leave:approve')) return []
  const { data, nextCursor } = await context.api.leaveRequests.list({ status: 'requested', sort: 'start_date', limit })
  const approvable = data.filter(mayApprove)
  return decisions(approvable, () => ({
    area: text('home.leave'),
    title: context.formats.text('home.leaveToApprove', countValues(approvable, nextCursor)),
    detail: text('home.leaveFirst', {
      count: approvable.length,
      day: context.formats.day(earliest(approvable.map(({ start_date }) => start_date))),
    }),
    href: '/console/leave',
  }))
}

const personChanges: Source = async (context) => {
  if (!may(context, 'people:write')) return []
  const { data, nextCursor } = await context.api.personChanges.list({ status: 'pending', limit })
  const approvable = data.filter(mayApprove)
  return decisions(approvable, () => ({
    area: text('home.people'),
    title: context.formats.text('home.changesToApprove', countValues(approvable, nextCursor)),
    detail: text('home.changesFirst', {
      count: approvable.length,
      time: context.formats.time(earliest(approvable.map(({ created_at }) => created_at))),
    }),
    href: '/console/inbox',
  }))
}

const bankAccounts: Source = async (context) => {
  const { data, nextCursor } = await readAccountsToConfirm(context, limit)
  return decisions(data, () => ({
    area: text('home.people'),
    title: context.formats.text('home.accountsToConfirm', countValues(data, nextCursor)),
    detail: text('home.accountsFirst', {
      count: data.length,
      time: context.formats.time(earliest(data.map(({ created_at }) => created_at))),
    }),
    href: '/console/inbox',
  }))
}

const payRuns: Source = async (context) => {
  if (!may(context, 'payruns:approve')) return []
  const { data, nextCursor } = await context.api.payRuns.list({ status: 'draft', sort: 'pay_date', limit })
  const approvable = data.filter(mayApprove)
  return decisions(approvable, () => ({
    area: text('home.payRuns'),
    title: context.formats.text('home.payRunsToApprove', countValues(approvable, nextCursor)),
    detail: text('home.payRunsFirst', {
      count: approvable.length,
      day: context.formats.day(earliest(approvable.map(({ pay_date }) => pay_date))),
    }),
    href: '/console/pay-runs?status=draft',
  }))
}

const checklistTasks: Source = async ({ api, formats }) => {
  const { data, nextCursor } = await api.tasks.list({ assignee: 'me', state: 'open', limit })
  const [first, ...others] = data
  if (first === undefined) return []
  const dueDays = data.flatMap(({ due_on }) => due_on ?? [])
  const due =
    dueDays.length === 0
      ? text('home.tasksUndated', { count: data.length })
      : text('home.tasksDue', { count: data.length, day: formats.day(earliest(dueDays)) })
  return [
    {
      area: text('home.checklists'),
      tone: 'warn',
      title: formats.text('home.tasksToDo', countValues(data, nextCursor)),
      detail: others.length === 0 ? `${first.title}. ${due}` : due,
      href: others.length === 0 ? `/console/tasks/${first.id}` : '/console/tasks',
      action: text('home.view'),
    },
  ]
}

type DocumentPage = Page<Document> | undefined

/** Reads the documents that are sent for signature, for users who may see those of others. */
const readSentDocuments = async (context: PageContext): Promise<DocumentPage> =>
  may(context, 'documents:read') ? await context.api.documents.list({ status: 'sent', limit }) : undefined

const maySign = ({ allowed_actions }: Document): boolean => allowed_actions.includes('sign')

/** @param page - the documents that are sent for signature, which need not be read again if they are all on one page */
const documentsToSign = async (context: PageContext, page: DocumentPage): Promise<Task[]> => {
  const { data, nextCursor } =
    page?.nextCursor === null
      ? { data: page.data.filter(maySign), nextCursor: null }
      : await context.api.documents.list({ to_sign: true, limit })
  const [first, ...others] = data
  if (first === undefined) return []
  const ends = data.flatMap(({ expires_at }) => expires_at ?? [])
  return [
    {
      area: text('home.documents'),
      tone: 'warn',
      title: context.formats.text('home.documentsToSign', countValues(data, nextCursor)),
      detail:
        others.length === 0
          ? text('home.documentExpires', { title: first.title, time: context.formats.time(earliest(ends)) })
          : text('home.firstExpires', { count: data.length, time: context.formats.time(earliest(ends)) }),
      href: others.length === 0 ? `/console/documents/${first.id}` : '/console/documents?to_sign=true',
      action: text('home.readAndSign'),
    },
  ]
}

function documentsOfOthers(context: PageContext, page: DocumentPage): Task[] {
  if (page === undefined) return []
  const data = page.data.filter((document) => !maySign(document))
  const ends = data.flatMap(({ expires_at }) => expires_at ?? [])
  if (data.length === 0) return []
  return [
    {
      area: text('home.documents'),
      tone: 'now',
      title: context.formats.text('home.documentsUnsigned', countValues(data, page.nextCursor)),
      detail: text('home.firstExpires', { count: data.length, time: context.formats.time(earliest(ends)) }),
      href: '/console/documents?status=sent',
      action: text('home.view'),
    },
  ]
}

const expiredDocuments: Source = async (context) => {
  if (!may(context, 'documents:write')) return []
  const { data, nextCursor } = await context.api.documents.list({ status: 'expired', limit })
  if (data.length === 0) return []
  return [
    {
      area: text('home.documents'),
      tone: 'bad',
      title: context.formats.text('home.documentsExpired', countValues(data, nextCursor)),
      detail: text('home.documentsExpiredHint'),
      href: '/console/documents?status=expired',
      action: text('home.view'),
    },
  ]
}

const webhooks: Source = async (context) => {
  if (!may(context, 'webhooks:read')) return []
  const { data } = await context.api.webhooks.list({ limit })
  return data.flatMap((webhook): Task[] => {
    const { disabled_at, disabled_reason } = webhook
    const name = webhookName(webhook)
    const task = { area: text('home.webhooks'), href: webhookAddress(webhook), action: text('home.view') }
    if (disabled_at !== null) {
      const detail = text(disabled_reason === 'gone' ? 'home.webhookGone' : 'home.webhookFailed', { name })
      return [{ ...task, tone: 'bad', title: text('home.webhookDisabled'), detail }]
    }
    if (!isFailing(webhook)) return []
    return [
      { ...task, tone: 'warn', title: text('home.webhookFailing'), detail: text('home.webhookRetried', { name }) },
    ]
  })
}

/** Whether the latest attempt of the last 24 hours failed. */
function isFailing({ active, last_24_hours: { last_failure, last_success_at } }: Webhook): boolean {
  return active && last_failure !== null && (last_success_at === null || last_success_at < last_failure.at)
}

/** Returns the tasks that the user can perform with their scopes. The areas are read in parallel. */
export async function openTasks(context: PageContext): Promise<Task[]> {
  const documents = readSentDocuments(context)
  const tasks = await Promise.all([
    leave(context),
    personChanges(context),
    bankAccounts(context),
    documents.then((page) => documentsToSign(context, page)),
    checklistTasks(context),
    payRuns(context),
    webhooks(context),
    expiredDocuments(context),
    documents.then((page) => documentsOfOthers(context, page)),
    secondFactor(context),
  ])
  return tasks.flat()
}

const countValues = (page: readonly unknown[], nextCursor: string | null) => ({
  count: page.length,
  isMore: String(nextCursor !== null),
})

/** Returns the earliest of several dates or instants, which sort as text. */
const earliest = (times: readonly string[]): string => times.toSorted()[0] ?? ''
