import type { UploadResult } from './accept-upload.ts'
import { fileProblems } from './file-problem.ts'
import { BufferLimitError, runInPdfThread, TaskLimitError } from './run-in-pdf-thread.ts'

/** An uploaded file, and what a PDF that is made of an image gets. */
interface Upload {
  file: Uint8Array
  title: string
  createdAt: Date
}

/** Checks an uploaded PDF, or converts an image to a page of a PDF, in a thread with limited time and memory. */
export async function checkUpload(upload: Upload): Promise<UploadResult> {
  try {
    return await runInPdfThread('accept', upload)
  } catch (error) {
    if (error instanceof BufferLimitError) return { problem: fileProblems.damagedPdf }
    if (error instanceof TaskLimitError) return { problem: fileProblems.slow }
    throw error
  }
}
