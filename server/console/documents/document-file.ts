import { consolePage } from '../console-page.ts'
import { idOf, queryParameter } from '../page-context.ts'

/** The file of a document, for the viewer of the browser. */
export const documentFilePage = consolePage({
  path: '/documents/:id/file.pdf',
  show: async (visit) => {
    const version = queryParameter(visit, 'version') as 'original' | 'signed' | undefined
    const file = await visit.api.documents.file(idOf(visit), { version })
    return { file, name: `document-${idOf(visit)}.pdf`, isInline: true }
  },
})
