import { html } from '../pages/html.ts'
import { consolePage } from './console-page.ts'

/** The first page. */
export const homePage = consolePage({
  path: '',
  show: async ({ me }) => ({
    title: `Hello, ${me.name}`,
    content: html`<p class="lead">You are signed in to ${me.business.name}.</p>`,
  }),
})
