import type { Scope } from '../../../sdk/src/index.ts'
import { text } from '../../texts/english.ts'
import { listEntries } from '../navigation.ts'
import { may, type PageContext } from '../page-context.ts'
import type { SearchResult } from './search-result.ts'

interface Page {
  href: string
  label: string
  /** The name of the page or section that contains the page. */
  area: string
  needs?: Scope
}

/** Returns pages that are not in the navigation. */
const otherPages = (): Page[] => [
  { href: '/console/people/new', label: text('people.add'), area: text('people.title'), needs: 'people:write' },
  {
    href: '/console/pay-runs/codes',
    label: text('payCodes.title'),
    area: text('payRuns.title'),
    needs: 'payruns:read',
  },
  {
    href: '/console/pay-runs/schedules',
    label: text('paySchedules.title'),
    area: text('payRuns.title'),
    needs: 'payruns:read',
  },
  { href: '/console/people/import', label: text('people.import'), area: text('people.title'), needs: 'people:write' },
  {
    href: '/console/people/departments',
    label: text('people.departments'),
    area: text('people.title'),
    needs: 'people:write',
  },
  {
    href: '/console/people/locations',
    label: text('people.locations'),
    area: text('people.title'),
    needs: 'people:write',
  },
  {
    href: '/console/documents/new',
    label: text('documents.new'),
    area: text('documents.title'),
    needs: 'documents:write',
  },
  { href: '/console/documents/verify', label: text('documents.verify'), area: text('documents.title') },
  {
    href: '/console/tasks/checklists',
    label: text('tasks.checklists'),
    area: text('tasks.title'),
    needs: 'tasks:read',
  },
  { href: '/console/leave/new', label: text('leave.request'), area: text('leave.title') },
  { href: '/console/leave/calendar', label: text('leave.calendar'), area: text('leave.title') },
  { href: '/console/leave/balances', label: text('leave.balances'), area: text('leave.title') },
  { href: '/console/leave/holidays', label: text('leave.holidays'), area: text('leave.title') },
  { href: '/console/pay-runs/new', label: text('payRuns.new'), area: text('payRuns.title'), needs: 'payruns:write' },
  {
    href: '/console/users/invite',
    label: text('administration.invite'),
    area: text('administration.users'),
    needs: 'users:write',
  },
  {
    href: '/console/api-keys/new',
    label: text('administration.newKey'),
    area: text('administration.apiKeys'),
    needs: 'keys:write',
  },
]

/** Finds the pages that the user may open and whose labels match each word of the query. */
export function findPages(context: PageContext, matches: (label: string) => boolean): SearchResult[] {
  const entries = listEntries(context).map(({ href, label, section }) => ({
    href,
    label: text(`console.navigation.${label}`),
    detail: text(`console.navigation.${section}`),
  }))
  const others = otherPages()
    .filter(({ needs }) => needs === undefined || may(context, needs))
    .map(({ href, label, area }) => ({ href, label, detail: area }))
  return [...entries, ...others].filter(({ label, detail }) => matches(`${label} ${detail}`))
}
