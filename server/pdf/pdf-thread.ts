import { parentPort } from 'node:worker_threads'
import { acceptUpload } from './accept-upload.ts'
import { completePdf } from './complete-pdf.ts'
import { type PdfSource, printPdf, type RenderedPdf } from './draw-blocks.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { PageLimitError } from './sheet.ts'

/** The tasks of a thread of `runInPdfThread`. */
const tasks = { accept: acceptUpload, complete: completePdf, parse: parseMarkdown, print }
export type PdfTasks = typeof tasks

/** Errors lose their class between threads. */
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
