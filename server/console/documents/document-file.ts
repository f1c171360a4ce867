import { consolePage } from '../console-page.ts'
import { asked, idOf } from '../visit.ts'

/** The file of a document, for the viewer of the browser. */
export const documentFilePage = consolePage({
  path: '/documents/:id/file.pdf',
  show: async (visit) => {
    const version = asked(visit, 'version') as 'original' | 'signed' | undefined
    const file = await visit.api.documents.file(idOf(visit), { version })
    return { file, name: `document-${idOf(visit)}.pdf`, isInline: true }
  },
})
