import { parentPort, workerData } from 'node:worker_threads'
import { boundInflating } from './bound-inflating.ts'
import { checkPdf } from './check-pdf.ts'
import { completePdf } from './complete-pdf.ts'

/*
 * The thread that `inPdfThread` starts for one piece of work.
 */

/** What it can be asked for, by name. */
const work = { check: checkPdf, complete: completePdf }
export type PdfWork = typeof work

/** Of all that lists the objects of a file, each time that it is read: completing it reads it up to four times. */
const maxInflatedBytes = 64 * 1024 * 1024
const reads = { check: 1, complete: 4 }

const { name, given } = workerData as { name: keyof PdfWork; given: never }
boundInflating(reads[name] * maxInflatedBytes)
parentPort?.postMessage(await work[name](given))
