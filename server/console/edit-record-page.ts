import { question } from '../pages/components.ts'
import { type Field, form, hidden, type Submission } from '../pages/form.ts'
import { type Html, html } from '../pages/html.ts'
import { text } from '../texts/english.ts'
import type { PageContent } from './console-page.ts'
import type { PageContext } from './page-context.ts'

/** A page that changes or deletes a record. */
interface EditRecordPage {
  /** The version of the record. */
  version: number
  title: string
  trail: PageContent['trail']
  /** The address of the page that lists the record. */
  back: string
  /** The text above the form; omitted for none. */
  lead?: string
  /** Actions next to the deletion; omitted for none. */
  actions?: Html
  /** The content between the lead and the form; omitted for none. */
  before?: Html
  width: 'narrow' | 'sheet'
  deletion: { button: string; title: string; lead: string; submit: string }
  fields: readonly Field[]
  submission: Submission | undefined
}

/** Renders the page that changes or deletes a record. */
export function editRecordPage(
  { formToken: token }: PageContext,
  { version, title, trail, back, lead, actions, before, width, deletion, fields, submission }: EditRecordPage,
): PageContent {
  const versionField = hidden('version', version)
  return {
    title,
    trail,
    headerActions: html`${actions} ${question('delete', {
      button: deletion.button,
      title: deletion.title,
      isOpen: submission?.action === 'delete',
      content: html`<p>${deletion.lead}</p>
        ${form({ action: 'delete', submit: deletion.submit, token, submission, kind: 'danger', fields: [versionField] })}`,
    })}`,
    content: html`<div class="${width}">
      ${lead !== undefined && html`<p class="lead">${lead}</p>`}
      ${before}
      ${form({
        action: 'save',
        submit: text('pages.save'),
        token,
        submission,
        fields: [versionField, ...fields],
        afterSubmit: html`<a href="${back}">${text('pages.cancel')}</a>`,
      })}
    </div>`,
  }
}
