import { badge, emptyState, linkButton } from '../pages/components.ts'
import { type Html, html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { businessOverview } from './business-overview.ts'
import { consolePage } from './console-page.ts'
import { firstSteps, hasOtherPeople } from './first-steps.ts'
import { leaveTypesById } from './leave/leave-types/leave-types-by-id.ts'
import { openTasks, type Task } from './open-tasks.ts'
import { ownOverview, readOwnRecords } from './own-overview.ts'
import { may } from './page-context.ts'

/**
 * The home page: the first steps of a new business, the user's open tasks, their own leave and pay, and an overview of
 * the business.
 */
export const homePage = consolePage({
  path: '',
  show: async (context) => {
    const { me } = context
    const [types, hasPeople, tasks, records, business] = await Promise.all([
      leaveTypesById(context),
      hasOtherPeople(context),
      openTasks(context),
      readOwnRecords(context),
      businessOverview(context),
    ])
    const steps = firstSteps(context, { hasPeople, hasLeaveTypes: types.size > 0 })
    const overview = [...business, ...(records === undefined ? [] : ownOverview(context, records, types))]
    const panels = overview.length > 0 && html`<div class="panels wide overview">${overview}</div>`
    const taskSection = section(
      'tasks',
      text('home.tasks'),
      tasks.length === 0
        ? html`<p class="soft">${text('home.noTasks', { business: me.business.name })}</p>`
        : taskList(tasks),
    )
    const isWaiting = tasks.some(({ isAdvice }) => isAdvice !== true)
    return {
      title: text('home.title', { name: me.name }),
      ...(me.person_id !== null && { headerActions: linkButton('/console/leave/new', text('leave.request'), 'first') }),
      content: html`${steps.length > 0 && section('first-steps', text('home.firstSteps'), taskList(steps))}
        ${
          me.person_id === null &&
          !may(context, 'people:read') &&
          emptyState(text('leave.noRecord'), html`<p>${text('leave.noRecordHint')}</p>`)
        }
        ${isWaiting ? html`${taskSection}${panels}` : html`${panels}${taskSection}`}`,
    }
  },
})

const section = (id: string, title: string, content: Html): Html =>
  html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`

const taskList = (tasks: readonly Task[]): Html =>
  html`<ul class="waiting">${tasks.map(
    ({ area, tone, title, detail, href, action }) => html`<li>
      <div><p><strong>${title}</strong> ${badge(area, tone)}</p><p class="soft">${detail}</p></div>
      ${linkButton(href, action)}
    </li>`,
  )}</ul>`
