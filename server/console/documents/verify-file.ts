import { createHash } from 'node:crypto'
import type { DocumentMatch } from '../../../sdk/src/index.ts'
import { notice } from '../../pages/components.ts'
import { fileField, form } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'
import { consolePage } from '../console-page.ts'
import { FormProblem } from '../form-problem.ts'
import { type PageContext, queryParameter } from '../page-context.ts'

const path = '/console/documents/verify'

/**
 * The page that shows whether this service created or signed a file. The URL contains the SHA-256 of the file, so that
 * users can share the result.
 */
export const verifyFilePage = consolePage({
  path: '/documents/verify',
  upload: { field: 'file', maxBytes: 10 * 1024 * 1024, needs: null },
  show: async (context, submission) => {
    const sha256 = queryParameter(context, 'sha256')
    const match = sha256 === undefined ? undefined : await context.api.documents.verify({ sha256 })
    return {
      title: text('documents.verify'),
      trail: [['/console/documents', text('documents.title')]],
      content: html`<div class="narrow">
        <p class="lead">${text('documents.verify.lead')}</p>
        ${match !== undefined && resultNotice(context, match)}
        ${form({
          action: 'verify',
          submit: text('documents.verify.submit'),
          token: context.formToken,
          submission,
          isMultipart: true,
          fields: [fileField('file', text('documents.verify.file'), { accept: '.pdf,application/pdf' })],
        })}
      </div>`,
    }
  },
  actions: {
    verify: async (_context, form) => {
      const file = form.file('file')
      if (file === undefined) throw new FormProblem('file', text('documents.verify.file.missing'))
      const sha256 = createHash('sha256')
        .update(await file.bytes())
        .digest('hex')
      return { goTo: `${path}?sha256=${sha256}` }
    },
  },
})

function resultNotice({ formats }: PageContext, { sha256, kind, at }: DocumentMatch): Html {
  const hash = html`<p class="hint">SHA-256: <code>${sha256}</code></p>`
  if (kind === null || at === null) {
    return notice(html`<p>${text('documents.verify.unknown')}</p>${hash}`, 'warn')
  }
  return notice(html`<p>${text(`documents.verify.${kind}`, { at: formats.time(at) })}</p>${hash}`, 'good')
}
