import { consolePage } from '../console-page.ts'
import { pathId, queryParameter } from '../page-context.ts'

/** The file of a document, which the browser displays in its built-in viewer. */
export const documentFilePage = consolePage({
  path: '/documents/:id/file.pdf',
  show: async (context) => {
    const version = queryParameter(context, 'version') as 'original' | 'signed' | undefined
    const file = await context.api.documents.file(pathId(context), { version })
    return { file, name: `document-${pathId(context)}.pdf`, isInline: true }
  },
})
