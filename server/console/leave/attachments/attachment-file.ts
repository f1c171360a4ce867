import { consolePage } from '../../console-page.ts'
import { pathId } from '../../page-context.ts'

/** The file of an attachment of leave, to download. */
export const attachmentFilePage = consolePage({
  path: '/leave/attachments/:attachment_id/file.pdf',
  show: async (context) => {
    const id = pathId(context, 'attachment_id')
    return { file: await context.api.leaveAttachments.file(id), name: `leave-attachment-${id}.pdf` }
  },
})
