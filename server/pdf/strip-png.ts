import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { type FileProblem, fileProblems, tooWide } from './file-problem.ts'
import { type Png, pngSignature, readPng } from './read-png.ts'

/** A PNG without metadata, or the reason for its refusal. */
export type StrippedPng =
  | { bytes: Buffer; width: number; height: number; problem?: undefined }
  | { bytes?: undefined; width?: undefined; height?: undefined; problem: FileProblem }

const [inflateAsync, deflateAsync] = [promisify(inflate), promisify(deflate)]

/**
 * Rebuilds a PNG from its pixels, palette and transparency. Text, colour profiles, thumbnails, and any bytes after the
 * pixels or the end are removed. The filter of each line is kept.
 *
 * @param maxSide - the maximum width and height, in pixels
 */
export async function stripPng(bytes: Buffer, { maxSide }: { maxSide: number }): Promise<StrippedPng> {
  const png = readPng(bytes)
  if (png.problem !== undefined) return { problem: png.problem }
  const { width, height, chunks } = png
  if (width > maxSide || height > maxSide) {
    return { problem: tooWide(width, height, maxSide) }
  }
  if (chunks.some(({ type }) => type === 'acTL')) return { problem: fileProblems.animated }
  const colours = readColours(png)
  const pixels = await inflatePixels(png)
  if (colours === undefined || pixels === undefined) return { problem: fileProblems.damagedImage }
  const parts = [
    encodeChunk('IHDR', png.header),
    ...colours.map(({ type, content }) => encodeChunk(type, content)),
    encodeChunk('IDAT', await deflateAsync(pixels, { level: 9 })),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]
  return { bytes: Buffer.concat([pngSignature, ...parts]), width, height }
}

/**
 * Reads the palette and the transparent colour (PNG, third edition, 11.2.2 and 11.3.1.1), if the colour type uses them.
 *
 * @returns undefined if either is invalid, or if there is another critical chunk
 */
function readColours({ chunks, colour, bits }: Png): Png['chunks'] | undefined {
  const palettes = chunks.filter(({ type }) => type === 'PLTE')
  const transparent = chunks.filter(({ type }) => type === 'tRNS')
  const hasUnknown = chunks.some(({ type }) => /^[A-Z]/.test(type) && type !== 'PLTE')
  if (palettes.length > 1 || transparent.length > 1 || hasUnknown) return undefined
  const transparentBytes = transparent[0]?.content.length ?? 0
  if (colour === 3) {
    const entries = (palettes[0]?.content.length ?? 0) / 3
    const isValid = Number.isInteger(entries) && entries >= 1 && entries <= 2 ** bits && transparentBytes <= entries
    return isValid ? [...palettes, ...transparent] : undefined
  }
  const length = { 0: 2, 2: 6 }[colour]
  if (length === undefined || transparent.length === 0) return []
  return transparentBytes === length ? transparent : undefined
}

/**
 * Inflates the pixels.
 *
 * @returns the lines with their filter bytes; undefined if the size or a filter is invalid
 */
async function inflatePixels({ data, passes, inflatedBytes }: Png): Promise<Buffer | undefined> {
  const pixels = await inflateAsync(data, { maxOutputLength: inflatedBytes + 1 }).catch(() => undefined)
  if (pixels?.length !== inflatedBytes) return undefined
  let at = 0
  for (const { lines, lineBytes } of passes) {
    for (let line = 0; line < lines; line++, at += lineBytes) if (pixels.readUInt8(at) > 4) return undefined
  }
  return pixels
}

function encodeChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
