import type { Tone } from '../pages/components.ts'
import { may, type PageContext } from './page-context.ts'

/** What waits for somebody. */
interface Waiting {
  area: string
  tone: Tone
  text: string
  /** What is known about it besides. */
  more: string
  href: string
  /** What is done there. */
  go: string
}

/** One page of a list is enough to say how much waits; of more than that it says so. */
const limit = 100

type Source = (visit: PageContext) => Promise<Waiting[]>

const secondFactor: Source = async ({ api }) => {
  const { enabled } = await api.twoFactor.status()
  if (enabled) return []
  return [
    {
      area: 'Account',
      tone: 'warn',
      text: 'Your second factor is off',
      more: 'Whoever learns your password can sign in. A code of your phone prevents that.',
      href: '/console/account/two-factor',
      go: 'Turn it on',
    },
  ]
}

const leave: Source = async (visit) => {
  if (!may(visit, 'leave:approve')) return []
  const { data, nextCursor } = await visit.api.leaveRequests.list({ status: 'requested', sort: 'start_date', limit })
  const mine = data.filter(({ allowed_actions }) => allowed_actions.includes('approve'))
  if (mine.length === 0) return []
  return [
    {
      area: 'Leave',
      tone: 'warn',
      text: `${counted(visit, mine.length, nextCursor, 'leave request', 'leave requests')} to decide`,
      more: `${mine.length === 1 ? 'It' : 'The first one'} begins on ${visit.formats.day(earliest(mine.map(({ start_date }) => start_date)))}.`,
      href: '/console/leave',
      go: 'Decide',
    },
  ]
}

const payRuns: Source = async (visit) => {
  if (!may(visit, 'payruns:approve')) return []
  const { data, nextCursor } = await visit.api.payRuns.list({ status: 'draft', sort: 'pay_date', limit })
  const mine = data.filter(({ allowed_actions }) => allowed_actions.includes('approve'))
  if (mine.length === 0) return []
  return [
    {
      area: 'Pay runs',
      tone: 'warn',
      text: `${counted(visit, mine.length, nextCursor, 'pay run', 'pay runs')} to approve`,
      more: `${mine.length === 1 ? 'It' : 'The first one'} is to be paid on ${visit.formats.day(earliest(mine.map(({ pay_date }) => pay_date)))}.`,
      href: '/console/pay-runs?status=draft',
      go: 'Review',
    },
  ]
}

const documentsToSign: Source = async (visit) => {
  const { data, nextCursor } = await visit.api.documents.list({ to_sign: true, limit })
  const [first, ...others] = data
  if (first === undefined) return []
  const ends = data.flatMap(({ expires_at }) => expires_at ?? [])
  return [
    {
      area: 'Documents',
      tone: 'warn',
      text: `${counted(visit, data.length, nextCursor, 'document', 'documents')} for you to sign`,
      more: `${others.length === 0 ? `“${first.title}” expires` : 'The first one expires'} on ${visit.formats.time(earliest(ends))}.`,
      href: others.length === 0 ? `/console/documents/${first.id}` : '/console/documents?to_sign=true',
      go: 'Read and sign',
    },
  ]
}

const documentsOfOthers: Source = async (visit) => {
  if (!may(visit, 'documents:read')) return []
  const { data: all, nextCursor } = await visit.api.documents.list({ status: 'sent', limit })
  const data = all.filter(({ allowed_actions }) => !allowed_actions.includes('sign'))
  const ends = data.flatMap(({ expires_at }) => expires_at ?? [])
  if (data.length === 0) return []
  return [
    {
      area: 'Documents',
      tone: 'now',
      text: `${counted(visit, data.length, nextCursor, 'document', 'documents')} not signed by all yet`,
      more: `${data.length === 1 ? 'It' : 'The first one'} expires on ${visit.formats.time(earliest(ends))}.`,
      href: '/console/documents?status=sent',
      go: 'View',
    },
  ]
}

const expiredDocuments: Source = async (visit) => {
  if (!may(visit, 'documents:write')) return []
  const { data, nextCursor } = await visit.api.documents.list({ status: 'expired', limit })
  if (data.length === 0) return []
  return [
    {
      area: 'Documents',
      tone: 'bad',
      text: `${counted(visit, data.length, nextCursor, 'document has', 'documents have')} expired unsigned`,
      more: 'Send them again, or withdraw them.',
      href: '/console/documents?status=expired',
      go: 'View',
    },
  ]
}

const webhooks: Source = async (visit) => {
  if (!may(visit, 'webhooks:read')) return []
  const { data } = await visit.api.webhooks.list({ limit })
  return data
    .filter(({ disabled_at }) => disabled_at !== null)
    .map(({ id, url, disabled_reason }) => ({
      area: 'Webhooks',
      tone: 'bad',
      text: 'A webhook was disabled',
      more: `${url} ${disabled_reason === 'gone' ? 'says that it is gone' : 'failed too often'}. Its events are kept meanwhile.`,
      href: `/console/webhooks/${id}`,
      go: 'View',
    }))
}

const sources: readonly Source[] = [
  leave,
  documentsToSign,
  payRuns,
  webhooks,
  expiredDocuments,
  documentsOfOthers,
  secondFactor,
]

/** What waits for a visitor, by what they may do. Every area is asked at the same time. */
export const waitingFor = async (visit: PageContext): Promise<Waiting[]> =>
  (await Promise.all(sources.map((source) => source(visit)))).flat()

const counted = (
  { formats }: PageContext,
  count: number,
  nextCursor: string | null,
  one: string,
  many: string,
): string => `${nextCursor === null ? '' : 'More than '}${formats.count(count, one, many)}`

/** Days and instants sort as text. */
const earliest = (times: readonly string[]): string => times.toSorted()[0] ?? ''
