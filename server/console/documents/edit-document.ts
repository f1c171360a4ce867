import type { Document, SigningOrder } from '../../../sdk/src/index.ts'
import { form, hidden, input } from '../../pages/form.ts'
import { html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { type PageContext, pathId } from '../page-context.ts'
import { conflictNotice } from './conflict-notice.ts'
import { withFile } from './embedded-file.ts'
import { dataFieldNames, mergeDataFields, readMergeData } from './merge-fields.ts'
import { readSigners, signerFields, signingOrderField } from './signer-fields.ts'

/** The page that changes a draft. */
export const editDocumentPage = consolePage({
  path: '/documents/:id/edit',
  show: async (context, submission) => {
    const document = await context.api.documents.get(pathId(context))
    const page = `/console/documents/${document.id}`
    if (!document.allowed_actions.includes('update')) {
      return { goTo: page, notice: text('documents.edit.refused') }
    }
    const data = document.merge_data ?? {}
    const [names, isShown] = await Promise.all([dataNames(context, document), isAuthor(context, document)])
    return {
      title: text('documents.edit', { title: document.title }),
      trail: [
        ['/console/documents', text('documents.title')],
        [page, document.title],
      ],
      content: withFile(
        html`<div class="narrow">
        ${conflictNotice(storedFields(document), document.version, submission)}
        ${form({
          action: 'save',
          submit: text('pages.save'),
          token: context.formToken,
          submission,
          fields: [
            hidden('version', document.version),
            input('title', text('pages.title'), { value: document.title, maxlength: 200 }),
            mergeDataFields(names, (name) => data[name]),
            signerFields('signers', document.signers),
            signingOrderField(document.signing_order),
          ],
          afterSubmit: html`<a href="${page}">${text('pages.cancel')}</a>`,
        })}
      </div>`,
        document,
        isShown,
      ),
    }
  },
  actions: {
    save: async (context, form) => {
      const merge_data = readMergeData(form)
      const body = {
        title: form.text('title'),
        signers: readSigners(form, 'signers'),
        signing_order: form.optional('signing_order') as SigningOrder | undefined,
        ...(Object.keys(merge_data).length > 0 && { merge_data }),
      }
      await context.api.documents.update(pathId(context), body, { ifMatch: form.number('version') })
      return { goTo: `/console/documents/${pathId(context)}`, notice: text('documents.edit.saved') }
    },
  },
})

/** Whether the user created the document. The audit trail does not record that its author reads a draft. */
async function isAuthor({ api, me }: PageContext, { id }: Document): Promise<boolean> {
  const { data } = await api.documents.audit(id, { limit: 1 })
  return data[0]?.actor === `user:${me.id}`
}

/**
 * Returns the names of the merge data that the template requires, and of those that the document has. If the template
 * was deleted, only the latter are returned.
 */
async function dataNames(
  { api }: PageContext,
  { template_id, template_revision, merge_data }: Document,
): Promise<string[]> {
  const existing = Object.keys(merge_data ?? {})
  if (template_id === null || template_revision === null) return existing
  const template = await unlessRefused(api.documentTemplates.get(template_id, { revision: template_revision }))
  return template === undefined ? existing : [...new Set([...dataFieldNames(template), ...existing])]
}

/** Returns the stored values with the labels and names of their fields. */
const storedFields = ({ title, merge_data, signers }: Document): [label: string, name: string, value: string][] => [
  [text('pages.title'), 'title', title],
  ...Object.entries(merge_data ?? {}).map(([name, value]): [string, string, string] => [
    name.replaceAll('_', ' '),
    `merge_data.${name}`,
    value,
  ]),
  ...signers.flatMap(({ name, email }, index): [string, string, string][] => [
    [text('documents.form.signer.name', { number: index + 1 }), `signers[${index}].name`, name],
    [text('documents.form.signer.email', { number: index + 1 }), `signers[${index}].email`, email],
  ]),
]
