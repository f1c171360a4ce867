import { consolePage } from '../console-page.ts'
import { pathId, queryParameter } from '../page-context.ts'

/** The file of a document, for the viewer of the browser. */
export const documentFilePage = consolePage({
  path: '/documents/:id/file.pdf',
  show: async (visit) => {
    const version = queryParameter(visit, 'version') as 'original' | 'signed' | undefined
    const file = await visit.api.documents.file(pathId(visit), { version })
    return { file, name: `document-${pathId(visit)}.pdf`, isInline: true }
  },
})
