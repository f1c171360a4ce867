import { badge, linkButton } from '../pages/components.ts'
import { type Html, html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { businessOverview } from './business-overview.ts'
import { consolePage } from './console-page.ts'
import { openTasks, type Task } from './open-tasks.ts'
import { ownOverview } from './own-overview.ts'

/** The home page: the user's open tasks, their own leave and pay, and an overview of the business. */
export const homePage = consolePage({
  path: '',
  show: async (context) => {
    const { me } = context
    const [tasks, own, business] = await Promise.all([
      openTasks(context),
      ownOverview(context),
      businessOverview(context),
    ])
    const overview = [...business, ...own]
    const panels = overview.length > 0 && html`<div class="panels wide overview">${overview}</div>`
    const taskList = taskSection(tasks, me.business.name)
    const isWaiting = tasks.some(({ isAdvice }) => isAdvice !== true)
    return {
      title: text('home.title', { name: me.name }),
      ...(me.person_id !== null && { headerActions: linkButton('/console/leave/new', text('leave.request'), 'first') }),
      content: isWaiting || panels === false ? html`${taskList}${panels}` : html`${panels}${taskList}`,
    }
  },
})

const taskSection = (tasks: readonly Task[], business: string): Html =>
  html`<section aria-labelledby="tasks"><h2 id="tasks">${text('home.tasks')}</h2>
    ${
      tasks.length === 0
        ? html`<p class="soft">${text('home.noTasks', { business })}</p>`
        : html`<ul class="waiting">${tasks.map(
            ({ area, tone, title, detail, href, action }) => html`<li>
              <div><p><strong>${title}</strong> ${badge(area, tone)}</p><p class="soft">${detail}</p></div>
              ${linkButton(href, action)}
            </li>`,
          )}</ul>`
    }</section>`
