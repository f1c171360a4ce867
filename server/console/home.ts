import { badge, emptyState, linkButton } from '../pages/components.ts'
import { html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import { consolePage } from './console-page.ts'
import { openTasks } from './open-tasks.ts'

/** The first page: the user's open tasks. */
export const homePage = consolePage({
  path: '',
  show: async (context) => {
    const tasks = await openTasks(context)
    return {
      title: text('home.title', { name: context.me.name }),
      content:
        tasks.length === 0
          ? emptyState(text('home.none'), html`<p>${text('home.noneYet', { business: context.me.business.name })}</p>`)
          : html`<p class="lead">${text('home.lead', { business: context.me.business.name })}</p>
              <ul class="waiting">${tasks.map(
                ({ area, tone, title, detail, href, action }) => html`<li>
                  <div><p><strong>${title}</strong> ${badge(area, tone)}</p><p class="soft">${detail}</p></div>
                  ${linkButton(href, action)}
                </li>`,
              )}</ul>`,
    }
  },
})
