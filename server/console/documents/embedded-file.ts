import type { Document } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/**
 * Renders content with the file of a document, side by side if the window is wide enough, otherwise one below the
 * other.
 *
 * @param isShown - whether the file is shown at once. Otherwise it is loaded only when the user expands it, because the
 *   audit trail records its opening.
 */
export const withFile = (content: Html, { id, title }: Document, isShown = false): Html =>
  html`<div class="with-file"><div>${content}</div>
    <details class="file"${isShown && html` open`}>
      <summary>${text('documents.file.show')}</summary>
      <iframe src="/console/documents/${id}/file.pdf" title="${title}" loading="lazy"></iframe>
    </details>
  </div>`

/**
 * Renders a form with a preview of the file that it creates.
 *
 * @param src - the URL of the file before the form is previewed
 */
export const withPreview = (form: Html, src: string): Html =>
  html`<div class="with-file"><div class="narrow">${form}</div>
    <section class="file" aria-labelledby="preview-title">
      <h2 id="preview-title">${text('templates.preview')}</h2>
      <iframe name="preview" src="${src}" title="${text('templates.preview')}" loading="lazy"></iframe>
    </section>
  </div>`

/** Renders a button that submits its form to the frame of `withPreview`. */
export const previewInFrame = (): Html =>
  html`<button name="action" value="preview" class="second" formtarget="preview">${text('templates.preview')}</button>`
