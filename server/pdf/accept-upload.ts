import { inflateSync } from 'node:zlib'
import { checkPdf } from './check-pdf.ts'
import { type FileProblem, fileProblems, maxPixels } from './file-problem.ts'
import { pngSignature, readPng } from './read-png.ts'
import { renderImage } from './render-image.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** The page count of an accepted upload, with a new PDF if the upload was an image; or the reason for its refusal. */
export type UploadResult =
  | { page_count: number; pdf?: Uint8Array; problem?: undefined }
  | { page_count?: undefined; pdf?: undefined; problem: FileProblem }

interface Upload {
  file: Uint8Array
  /** The title of the document, which is the alternative text of an image. */
  title: string
  /** The creation date of a new PDF. */
  createdAt: Date
}

const maxBytes = 10 * 1024 * 1024

/** Checks a PDF, or renders a PNG or JPEG as a page. The type is detected from the content, not from a file name. */
export async function acceptUpload({ file, title, createdAt }: Upload): Promise<UploadResult> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return await checkPdf(bytes)
  const type = detectType(bytes)
  if (type === undefined) return { problem: fileProblems.unknownType }
  if (type === 'HEIC') return { problem: fileProblems.heic }

  const image = type === 'JPEG' ? stripJpeg(bytes) : { ...checkPng(bytes), bytes }
  if (image.problem !== undefined) return { problem: image.problem }
  if (image.width * image.height > maxPixels) {
    return { problem: fileProblems.manyPixels }
  }
  const pdf = await renderImage({ source: image.bytes, original: bytes, title, createdAt })
  return pdf.length > maxBytes ? { problem: fileProblems.largePdf } : { page_count: 1, pdf }
}

function detectType(bytes: Buffer): 'JPEG' | 'PNG' | 'HEIC' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'JPEG'
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'PNG'
  return /^ftyp(hei|hev|mif)/.test(bytes.toString('latin1', 4, 11)) ? 'HEIC' : undefined
}

/** The size of a PNG in pixels, or the reason for its refusal. */
type PngCheck = { width: number; height: number; problem?: undefined } | { width?: undefined; problem: FileProblem }

/** The maximum size of the inflated pixels, in bytes. Rendering an image takes a few times as much memory. */
const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Checks that a PNG is complete: its data must inflate to exactly the size that the header implies. Inflation stops at
 * that size.
 */
function checkPng(bytes: Buffer): PngCheck {
  const png = readPng(bytes)
  if (png.problem !== undefined) return { problem: png.problem }
  const { width, height, data, inflatedBytes } = png
  if (inflatedBytes > maxInflatedBytes) return { problem: fileProblems.largePixels }
  try {
    const isComplete = inflateSync(data, { maxOutputLength: inflatedBytes + 1 }).length === inflatedBytes
    return isComplete ? { width, height } : { problem: fileProblems.damagedImage }
  } catch {
    return { problem: fileProblems.damagedImage }
  }
}
