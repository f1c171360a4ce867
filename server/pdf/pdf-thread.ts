import { parentPort } from 'node:worker_threads'
import { acceptUpload } from './accept-upload.ts'
import { completePdf } from './complete-pdf.ts'
import { type PdfSource, printPdf, type RenderedPdf } from './draw-blocks.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { PageLimitError } from './sheet.ts'

/** The tasks that `runInPdfThread` runs in a thread. */
const tasks = { accept: acceptUpload, complete: completePdf, parse: parseMarkdown, print }
export type PdfTasks = typeof tasks

/**
 * Renders a PDF. Exceeding the page limit is a result instead of an error, because errors lose their class between
 * threads.
 */
async function print(source: PdfSource): Promise<RenderedPdf | 'too long'> {
  try {
    return await printPdf(source)
  } catch (error) {
    if (error instanceof PageLimitError) return 'too long'
    throw error
  }
}

parentPort?.on('message', async ({ name, input }: { name: keyof PdfTasks; input: never }) => {
  parentPort?.postMessage(await tasks[name](input))
})
