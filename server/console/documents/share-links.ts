import type { Document } from '../../../sdk/src/index.ts'
import { linkButton, notice } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import type { Outcome } from '../console-page.ts'

const list = '/console/documents'

/** Returns a page that shows the signing links once, for the sender to share. */
export function shareLinks(document: Document, change: 'sent' | 'reminded' | 'corrected'): Outcome {
  const { id, title, signers } = document
  const linked = signers.filter(({ link, secret_withheld }) => link !== undefined || secret_withheld)
  if (linked.length === 0) return { goTo: `${list}/${id}`, notice: text(`documents.links.${change}.byEmail`) }
  const count = linked.length
  return {
    title: text('documents.links', { count }),
    trail: [
      [list, text('documents.title')],
      [`${list}/${id}`, title],
    ],
    content: html`<div class="narrow">
      <p class="lead">${text(`documents.links.${change}`)} ${text('documents.links.lead', { count })}</p>
      ${notice(html`<p>${text('documents.links.once', { count })}</p>`, 'warn')}
      ${linked.map(
        ({ id: signer, name, email, link }) =>
          html`<section aria-labelledby="signer-${signer}"><h2 id="signer-${signer}">${name} <span class="soft">${email}</span></h2>
          ${link === undefined ? html`<p>${text('documents.links.shown')}</p>` : signingLink(`link-${signer}`, link, title)}</section>`,
      )}
      <div class="submit">${linkButton(`${list}/${id}`, text('documents.links.done', { count }))}</div>
    </div>`,
  }
}

/**
 * Renders a link as selectable text, with buttons that copy and share it. A script shows the buttons, and shows the
 * share button only if the browser can share.
 */
const signingLink = (id: string, link: string, title: string): Html =>
  html`<div class="secret"><code id="${id}">${link}</code></div>
    <div class="actions">
      <button type="button" data-copy="${id}" data-done="${text('pages.copied')}" hidden>${text('documents.links.copy')}</button>
      <button type="button" class="second" data-share="${id}" data-title="${title}" hidden>${text('documents.links.share')}</button>
      <a class="button second" href="${link}" target="_blank" rel="noopener noreferrer">${text('documents.links.open')}</a>
    </div>`
