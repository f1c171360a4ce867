import { type Html, html } from '../pages/html.ts'

interface Sample {
  /** The element ID, unique on the page. */
  id: string
  title: string
  text: string
  /** The subject of the sample, for screen readers. */
  about: string
}

/** Returns a code block with a copy button. It is focusable, so that it can be scrolled with the keyboard. */
export const sample = ({ id, title, text, about }: Sample): Html =>
  html`<div class="sample">
    <div class="of"><span>${title}</span><button type="button" class="plain" data-copy="${id}" data-done="Copied" aria-label="Copy: ${title}, ${about}" hidden>Copy</button></div>
    <pre id="${id}" tabindex="0" role="region" aria-label="${title}: ${about}"><code>${text}</code></pre>
  </div>`
