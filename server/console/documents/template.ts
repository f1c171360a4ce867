import type { DocumentTemplate } from '../../../sdk/src/index.ts'
import { codeBlock, facts, linkButton, notice, question } from '../../pages/components.ts'
import { form, hidden, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { readCustomFields } from '../custom-fields/read-custom-fields.ts'
import { may, type PageContext, pathId, queryParameter } from '../page-context.ts'
import { conflictNotice } from './conflict-notice.ts'
import { mergeFieldsHelp } from './merge-fields.ts'
import { previewButton, previewInput } from './preview-input.ts'
import { templateFields } from './template-fields.ts'

const list = '/console/documents/templates'

export const templatePage = consolePage({
  path: '/documents/templates/:template_id',
  maxFormBytes: 512 * 1024,
  show: async (context, submission) => {
    const { api } = context
    const id = pathId(context, 'template_id')
    const latest = await api.documentTemplates.get(id)
    const revision = queryParameter(context, 'revision')
    const selected =
      revision === undefined ? latest : await api.documentTemplates.get(id, { revision: Number(revision) })
    const isLatest = selected.revision === latest.revision
    const mayChange = may(context, 'documents:write')
    return {
      title: isLatest
        ? latest.name
        : text('templates.revision.ofTitle', { name: selected.name, revision: selected.revision }),
      trail: isLatest
        ? [[list, text('templates.title')]]
        : [
            [list, text('templates.title')],
            [`${list}/${id}`, latest.name],
          ],
      ...(isLatest && mayChange && { headerActions: links(id) }),
      content: html`${isLatest ? templateFacts(context, latest) : olderNotice(latest, selected)}
        ${isLatest && mayChange ? await editor(context, latest, submission) : codeBlock(selected.body, text('templates.text.of'))}`,
    }
  },
  actions: {
    save: async (context, form) => {
      const id = pathId(context, 'template_id')
      const body = { name: form.text('name'), body: form.text('body') }
      const { revision } = await context.api.documentTemplates.update(id, body, { ifMatch: form.number('version') })
      return { goTo: `${list}/${id}`, notice: text('templates.saved', { revision }) }
    },
    /** Opens the preview in a new tab, so that the input is preserved. */
    preview: previewInput,
    delete: async (context, form) => {
      await context.api.documentTemplates.delete(pathId(context, 'template_id'), { ifMatch: form.number('version') })
      return { goTo: list, notice: text('templates.deleted') }
    },
  },
})

const links = (id: number): Html =>
  html`${linkButton(`${list}/${id}/preview`, text('templates.previewFor'))} ${linkButton(`/console/documents/new?template_id=${id}`, text('templates.createDocument'))}`

const templateFacts = (context: PageContext, { id, revision, updated_at }: DocumentTemplate): Html =>
  facts([
    [
      text('templates.revision'),
      revision > 1
        ? rich('templates.revision.factWithPrevious', {
            revision,
            at: context.formats.time(updated_at),
            previous: linkTo(`${list}/${id}?revision=${revision - 1}`),
          })
        : text('templates.revision.fact', { revision, at: context.formats.time(updated_at) }),
    ],
    [
      text('templates.documents'),
      html`<a href="/console/documents?template_id=${id}">${text('templates.documents.link')}</a>`,
    ],
  ])

const olderNotice = ({ id, revision: latest }: DocumentTemplate, { revision }: DocumentTemplate): Html =>
  notice(html`<p>${text('templates.revision.old', { revision, latest })}
    ${revision > 1 && html`<a href="${list}/${id}?revision=${revision - 1}">${text('templates.revision.previous')}</a> · `}
    ${revision + 1 < latest && html`<a href="${list}/${id}?revision=${revision + 1}">${text('templates.revision.next')}</a> · `}
    <a href="${list}/${id}">${text('templates.revision.latest')}</a></p>`)

async function editor(context: PageContext, template: DocumentTemplate, submission?: Submission): Promise<Html> {
  const { formToken: token } = context
  const { name, body, version, revision } = template
  const stored = [
    [text('pages.name'), 'name', name],
    [text('templates.text'), 'body', body],
  ] as const
  return html`${conflictNotice(stored, version, submission?.action === 'save' ? submission : undefined)}
    ${mergeFieldsHelp(await readCustomFields(context))}
    ${form({
      action: 'save',
      submit: text('templates.save', { revision: revision + 1 }),
      token,
      submission,
      fields: [hidden('version', version), ...templateFields(template)],
      afterSubmit: previewButton(),
    })}
    <h2>${text('pages.delete')}</h2>
    ${question('delete', {
      button: text('templates.delete'),
      title: text('templates.delete.title'),
      content: html`<p>${text('templates.delete.text', { name })}</p>
        ${form({ action: 'delete', submit: text('templates.delete.submit'), token, submission, kind: 'danger', fields: [hidden('version', version)] })}`,
    })}`
}
