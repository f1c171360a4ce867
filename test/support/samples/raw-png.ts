import { crc32, deflateSync } from 'node:zlib'

/** A part of a PNG, with its length and its sum. */
export function chunk(type: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const
  ends[0].writeUInt32BE(content.length)
  ends[1].writeUInt32BE(crc32(named))
  return Buffer.concat([ends[0], named, ends[1]])
}

interface Given {
  width?: number
  height?: number
  bits?: number
  /** The type of colour; RGB by default. */
  colour?: number
  interlace?: number
  /** The lines, each with its filter in front. */
  pixels?: Uint8Array
  /** Between the header and the pixels. */
  chunks?: Buffer[]
}

/** A PNG, of black RGB pixels by default. */
export function png({
  width = 2,
  height = 2,
  bits = 8,
  colour = 2,
  interlace = 0,
  pixels = Buffer.alloc((1 + 3 * width) * height),
  chunks = [],
}: Given = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, colour, 0, 0, interlace])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts = [chunk('IHDR', header), ...chunks, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}
