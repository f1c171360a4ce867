import { parentPort } from 'node:worker_threads'
import { acceptUpload } from './accept-upload.ts'
import { completePdf } from './complete-pdf.ts'
import { type PdfSource, printPdf, type RenderedPdf } from './draw-blocks.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { TooLongError } from './sheet.ts'

/*
 * A thread of `inPdfThread`, which does one task after another.
 */

/** The tasks of the thread, by name. */
const tasks = { take: acceptUpload, complete: completePdf, parse: parseMarkdown, print }
export type PdfWork = typeof tasks

/** Errors lose their class on their way between threads. */
async function print(source: PdfSource): Promise<RenderedPdf | 'too long'> {
  try {
    return await printPdf(source)
  } catch (error) {
    if (error instanceof TooLongError) return 'too long'
    throw error
  }
}

parentPort?.on('message', async ({ name, given }: { name: keyof PdfWork; given: never }) => {
  parentPort?.postMessage(await tasks[name](given))
})
