import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { damaged, type Png, pngSignature, readPng } from './read-png.ts'

/** A PNG without anything but its picture, or the reason why it is not taken. */
export type BarePng =
  | { bytes: Buffer; width: number; height: number; problem?: undefined }
  | { bytes?: undefined; width?: undefined; height?: undefined; problem: string }

const [inflated, deflated] = [promisify(inflate), promisify(deflate)]

/**
 * Writes the picture of a PNG anew, and nothing else: no texts, profiles and thumbnails, and nothing beside the pixels in
 * their data or after the end. A line keeps its filter: the pixels and their filters are all that the data can say.
 *
 * @param maxSide - the most pixels from side to side, and from top to bottom
 */
export async function barePng(bytes: Buffer, { maxSide }: { maxSide: number }): Promise<BarePng> {
  const png = readPng(bytes)
  if (png.problem !== undefined) return { problem: png.problem }
  const { width, height, chunks } = png
  if (width > maxSide || height > maxSide) {
    return { problem: `has ${width} × ${height} pixels: save it with at most ${maxSide} × ${maxSide}` }
  }
  if (chunks.some(({ type }) => type === 'acTL')) return { problem: 'is animated: save one picture of it' }
  const colours = coloursOf(png)
  const pixels = await pixelsOf(png)
  if (colours === undefined || pixels === undefined) return { problem: damaged }
  const kept = [
    chunk('IHDR', png.header),
    ...colours.map(({ type, content }) => chunk(type, content)),
    chunk('IDAT', await deflated(pixels, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return { bytes: Buffer.concat([pngSignature, ...kept]), width, height }
}

/**
 * The palette and the transparent colour (PNG, third edition, 11.2.2 and 11.3.1.1), where the picture is drawn by them.
 *
 * @returns undefined when they are not as they have to be, or when something else has to be known to draw the picture
 */
function coloursOf({ chunks, colour, bits }: Png): Png['chunks'] | undefined {
  const palettes = chunks.filter(({ type }) => type === 'PLTE')
  const transparent = chunks.filter(({ type }) => type === 'tRNS')
  const isForeign = chunks.some(({ type }) => /^[A-Z]/.test(type) && type !== 'PLTE')
  if (palettes.length > 1 || transparent.length > 1 || isForeign) return undefined
  const transparentBytes = transparent[0]?.content.length ?? 0
  if (colour === 3) {
    const entries = (palettes[0]?.content.length ?? 0) / 3
    const isWhole = Number.isInteger(entries) && entries >= 1 && entries <= 2 ** bits && transparentBytes <= entries
    return isWhole ? [...palettes, ...transparent] : undefined
  }
  const needed = { 0: 2, 2: 6 }[colour]
  if (needed === undefined || transparent.length === 0) return []
  return transparentBytes === needed ? transparent : undefined
}

/** @returns the lines with their filters, or undefined when there are too few or too many, or one has no such filter */
async function pixelsOf({ data, passes, inflatedBytes }: Png): Promise<Buffer | undefined> {
  const pixels = await inflated(data, { maxOutputLength: inflatedBytes + 1 }).catch(() => undefined)
  if (pixels?.length !== inflatedBytes) return undefined
  let at = 0
  for (const { lines, lineBytes } of passes) {
    for (let line = 0; line < lines; line++, at += lineBytes) if (pixels.readUInt8(at) > 4) return undefined
  }
  return pixels
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
