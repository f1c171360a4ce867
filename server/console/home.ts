import { badge, emptyState, linkButton } from '../pages/components.ts'
import { html } from '../pages/html.ts'
import { consolePage } from './console-page.ts'
import { waitingFor } from './waiting.ts'

/** The first page: what waits for this visitor. */
export const homePage = consolePage({
  path: '',
  show: async (visit) => {
    const waiting = await waitingFor(visit)
    return {
      title: `Hello, ${visit.me.name}`,
      content:
        waiting.length === 0
          ? emptyState(
              'Nothing waits for you',
              html`<p>What needs you at ${visit.me.business.name} appears here, such as leave to decide on, documents to
                sign and pay runs to approve.</p>`,
            )
          : html`<p class="lead">What waits for you at ${visit.me.business.name}.</p>
              <ul class="waiting">${waiting.map(
                ({ area, tone, text, more, href, go }) => html`<li>
                  <div><p><strong>${text}</strong> ${badge(area, tone)}</p><p class="soft">${more}</p></div>
                  ${linkButton(href, go)}
                </li>`,
              )}</ul>`,
    }
  },
})
