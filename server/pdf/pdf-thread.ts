import { parentPort } from 'node:worker_threads'
import { boundInflating } from './bound-inflating.ts'
import { completePdf } from './complete-pdf.ts'
import { takeUpload } from './take-upload.ts'

/*
 * A thread of `inPdfThread`, which does one task after another.
 */

/** The tasks of the thread, by name. */
const tasks = { take: takeUpload, complete: completePdf }
export type PdfWork = typeof tasks

/**
 * The limit for the streams that list the objects of a file, for each read. Completing a file reads it up to four
 * times.
 */
const maxInflatedBytes = 64 * 1024 * 1024
const reads = { take: 1, complete: 4 }

parentPort?.on('message', async ({ name, given }: { name: keyof PdfWork; given: never }) => {
  boundInflating(reads[name] * maxInflatedBytes)
  parentPort?.postMessage(await tasks[name](given))
})
