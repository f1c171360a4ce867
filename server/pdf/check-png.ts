import { crc32, inflateSync } from 'node:zlib'

/** The size of a PNG in pixels, or the reason why it is not taken. */
export type CheckedPng = { width: number; height: number; problem?: undefined } | { width?: undefined; problem: string }

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Samples of a pixel, by the type of colour (PNG, third edition, 11.2.1). */
const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Drawing a picture takes a few times as much. */
const maxInflatedBytes = 64 * 1024 * 1024

const damaged = 'is damaged: save the picture anew'

/**
 * Checks that a PNG is whole, and that its pixels need no more memory than their number says: its data is inflated once,
 * within that bound.
 */
export function checkPng(bytes: Buffer): CheckedPng {
  const data: Buffer[] = []
  let header: Buffer | undefined
  for (let position = pngSignature.length; position + 12 <= bytes.length; ) {
    const end = position + 12 + bytes.readUInt32BE(position)
    if (end > bytes.length) break
    const chunk = bytes.subarray(position + 4, end - 4)
    if (crc32(chunk) !== bytes.readUInt32BE(end - 4)) break
    const type = chunk.toString('latin1', 0, 4)
    const content = chunk.subarray(4)
    if ((type === 'IHDR') !== (header === undefined)) break
    if (type === 'IHDR') header = content
    if (type === 'IDAT') data.push(content)
    if (type === 'IEND') return header?.length === 13 ? checkPixels(header, data) : { problem: damaged }
    position = end
  }
  return { problem: damaged }
}

function checkPixels(header: Buffer, data: Buffer[]): CheckedPng {
  const [width, height, bits] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8)]
  const perPixel = bits * (samples[header.readUInt8(9)] ?? 0)
  if (width === 0 || height === 0 || perPixel === 0) return { problem: damaged }
  const lineBytes = (pixels: number) => (pixels === 0 ? 0 : 1 + Math.ceil((pixels * perPixel) / 8))
  const passes = header[12] === 0 ? [[0, 0, 1, 1] as const] : interlaced
  const size = passes
    .map(([x, y, byX, byY]) => Math.ceil((height - y) / byY) * lineBytes(Math.ceil((width - x) / byX)))
    .reduce((sum, each) => sum + Math.max(each, 0), 0)
  if (size > maxInflatedBytes) return { problem: 'is too large when it is unpacked: save it as JPEG' }
  try {
    const isWhole = inflateSync(Buffer.concat(data), { maxOutputLength: size + 1 }).length === size
    return isWhole ? { width, height } : { problem: damaged }
  } catch {
    return { problem: damaged }
  }
}

/** The first column and row of each pass, and the steps from there (Adam7). */
const interlaced = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
