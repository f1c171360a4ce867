import { parentPort } from 'node:worker_threads'
import { boundInflating } from './bound-inflating.ts'
import { checkPdf } from './check-pdf.ts'
import { completePdf } from './complete-pdf.ts'

/*
 * A thread that `inPdfThread` starts, which does one piece of work after the other.
 */

/** What it can be asked for, by name. */
const work = { check: checkPdf, complete: completePdf }
export type PdfWork = typeof work

/** Of all that lists the objects of a file, each time that it is read: completing it reads it up to four times. */
const maxInflatedBytes = 64 * 1024 * 1024
const reads = { check: 1, complete: 4 }

parentPort?.on('message', async ({ name, given }: { name: keyof PdfWork; given: never }) => {
  boundInflating(reads[name] * maxInflatedBytes)
  parentPort?.postMessage(await work[name](given))
})
