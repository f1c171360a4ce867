import { inflateSync } from 'node:zlib'
import { bareJpeg } from './bare-jpeg.ts'
import { checkPdf } from './check-pdf.ts'
import { damaged, pngSignature, readPng } from './read-png.ts'
import { renderPicture } from './render-picture.ts'

/** An upload, with the PDF that was made of a picture, or the reason why it is not taken. */
export type AcceptedUpload =
  | { page_count: number; made?: Uint8Array; problem?: undefined }
  | { page_count?: undefined; made?: undefined; problem: string }

interface Upload {
  file: Uint8Array
  /** What the picture is called. */
  title: string
  /** The date in a file that is made. */
  createdAt: Date
}

const maxPixels = 50_000_000
const maxBytes = 10 * 1024 * 1024

/** Takes a PDF as it is, and a PNG or JPEG as a page. The content decides which it is, not a name. */
export async function acceptUpload({ file, title, createdAt }: Upload): Promise<AcceptedUpload> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return await checkPdf(bytes)
  const kind = kindOf(bytes)
  if (kind === undefined) return { problem: 'is neither a PDF nor a picture (PNG, JPEG)' }
  if (kind === 'HEIC') return { problem: 'is a HEIC picture: save it as JPEG' }

  const picture = kind === 'JPEG' ? bareJpeg(bytes) : { ...checkPng(bytes), bytes }
  if (picture.problem !== undefined) return { problem: picture.problem }
  if (picture.width * picture.height > maxPixels) {
    return { problem: `has more than ${maxPixels / 1e6} megapixels: save it smaller` }
  }
  const made = await renderPicture({ picture: picture.bytes, original: bytes, title, createdAt })
  return made.length > maxBytes
    ? { problem: 'makes a PDF of more than 10 MiB: save it as JPEG' }
    : { page_count: 1, made }
}

function kindOf(bytes: Buffer): 'JPEG' | 'PNG' | 'HEIC' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'JPEG'
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'PNG'
  return /^ftyp(hei|hev|mif)/.test(bytes.toString('latin1', 4, 11)) ? 'HEIC' : undefined
}

/** The size of a PNG in pixels, or the reason why it is not taken. */
type CheckedPng = { width: number; height: number; problem?: undefined } | { width?: undefined; problem: string }

/** Drawing a picture takes a few times as much. */
const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Checks that a PNG is whole, and that its pixels need no more memory than their number says: its data is inflated once,
 * within that bound.
 */
function checkPng(bytes: Buffer): CheckedPng {
  const png = readPng(bytes)
  if (png.problem !== undefined) return { problem: png.problem }
  const { width, height, data, inflatedBytes } = png
  if (inflatedBytes > maxInflatedBytes) return { problem: 'is too large when it is unpacked: save it as JPEG' }
  try {
    const isWhole = inflateSync(data, { maxOutputLength: inflatedBytes + 1 }).length === inflatedBytes
    return isWhole ? { width, height } : { problem: damaged }
  } catch {
    return { problem: damaged }
  }
}
