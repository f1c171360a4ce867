import { type Html, html } from '../pages/html.ts'

interface Sample {
  /** One on the page. */
  id: string
  title: string
  text: string
  /** What it is a sample of, for those who do not see where it stands. */
  about: string
}

/** Code with a button that copies it. It takes the focus, so that the keyboard can scroll it. */
export const sample = ({ id, title, text, about }: Sample): Html =>
  html`<div class="sample">
    <div class="of"><span>${title}</span><button type="button" class="plain" data-copy="${id}" aria-label="Copy: ${title}, ${about}" hidden>Copy</button></div>
    <pre id="${id}" tabindex="0" role="region" aria-label="${title}: ${about}"><code>${text}</code></pre>
  </div>`
