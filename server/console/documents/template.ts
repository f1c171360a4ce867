import type { DocumentTemplate } from '../../../sdk/src/index.ts'
import { codeBlock, facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { consolePage } from '../console-page.ts'
import { idOf, may, type PageContext, queryParameter } from '../page-context.ts'
import { conflictNotice } from './conflict-notice.ts'
import { mergeFieldsExplained } from './merge-fields.ts'
import { previewButton, previewTyped } from './preview-typed.ts'
import { templateFields } from './template-fields.ts'

const list = '/console/documents/templates'

export const templatePage = consolePage({
  path: '/documents/templates/:template_id',
  maxFormBytes: 512 * 1024,
  show: async (visit, tried) => {
    const { api } = visit
    const id = idOf(visit, 'template_id')
    const latest = await api.documentTemplates.get(id)
    const revision = queryParameter(visit, 'revision')
    const shown = revision === undefined ? latest : await api.documentTemplates.get(id, { revision: Number(revision) })
    const isLatest = shown.revision === latest.revision
    const mayChange = may(visit, 'documents:write')
    return {
      title: isLatest ? latest.name : `${shown.name}, revision ${shown.revision}`,
      trail: isLatest
        ? [[list, 'Templates']]
        : [
            [list, 'Templates'],
            [`${list}/${id}`, latest.name],
          ],
      ...(isLatest && mayChange && { beside: links(id) }),
      content: html`${isLatest ? factsOf(visit, latest) : olderNotice(latest, shown)}
        ${isLatest && mayChange ? editor(visit, latest, tried) : codeBlock(shown.body, 'Text of the template')}`,
    }
  },
  actions: {
    save: async (visit, form) => {
      const id = idOf(visit, 'template_id')
      const body = { name: form.text('name'), body: form.text('body') }
      const { revision } = await visit.api.documentTemplates.update(id, body, { ifMatch: form.number('version') })
      return { goTo: `${list}/${id}`, notice: `Saved as revision ${revision}. Documents made before keep theirs.` }
    },
    /** Opens in a tab of its own: what is typed stays. */
    preview: previewTyped,
    delete: async (visit, form) => {
      await visit.api.documentTemplates.delete(idOf(visit, 'template_id'), { ifMatch: form.number('version') })
      return { goTo: list, notice: 'The template is deleted. Documents made from it stay.' }
    },
  },
})

const links = (id: number): Html =>
  html`${linkButton(`${list}/${id}/preview`, 'Preview for …')} ${linkButton(`/console/documents/new?template_id=${id}`, 'Make a document')}`

const factsOf = (visit: PageContext, { id, revision, updated_at }: DocumentTemplate): Html =>
  facts([
    [
      'Revision',
      html`${revision}, of ${visit.formats.time(updated_at)}${revision > 1 && html` – <a href="${list}/${id}?revision=${revision - 1}">see the one before</a>`}`,
    ],
    ['Documents', html`<a href="/console/documents?template_id=${id}">Made from it</a>`],
  ])

const olderNotice = ({ id, revision: latest }: DocumentTemplate, { revision }: DocumentTemplate): Html =>
  notice(html`<p>This is revision ${revision} of ${latest}. It never changes, and documents made from it keep it.
    ${revision > 1 && html`<a href="${list}/${id}?revision=${revision - 1}">The one before</a> · `}
    ${revision + 1 < latest && html`<a href="${list}/${id}?revision=${revision + 1}">The one after</a> · `}
    <a href="${list}/${id}">The latest</a></p>`)

function editor({ formToken: token }: PageContext, template: DocumentTemplate, tried?: Tried): Html {
  const { name, body, version, revision } = template
  const stored = [
    ['Name', 'name', name],
    ['Text', 'body', body],
  ] as const
  return html`${conflictNotice(stored, version, tried?.action === 'save' ? tried : undefined)}
    ${mergeFieldsExplained()}
    ${form({
      action: 'save',
      submit: `Save as revision ${revision + 1}`,
      token,
      tried,
      fields: [hidden('version', version), ...templateFields(template)],
      beside: previewButton,
    })}
    <h2>Delete</h2>
    ${question('delete', {
      button: 'Delete the template …',
      title: 'Delete this template?',
      content: html`<p>No more documents can be made from “${name}”. Those that were made from it stay.</p>
        ${form({ action: 'delete', submit: 'Delete it', token, tried, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
}
