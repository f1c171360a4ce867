import { crc32, deflateSync } from 'node:zlib'

/** Returns a PNG chunk with its length and checksum. */
export function chunk(type: string, content: Uint8Array): Buffer {
  const checkedPart = Buffer.concat([Buffer.from(type), content])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)] as const
  length.writeUInt32BE(content.length)
  checksum.writeUInt32BE(crc32(checkedPart))
  return Buffer.concat([length, checkedPart, checksum])
}

interface PngOptions {
  width?: number
  height?: number
  bits?: number
  /** The PNG colour type; RGB by default. */
  colour?: number
  interlace?: number
  /** The pixel rows, each preceded by its filter type. */
  pixels?: Uint8Array
  /** Additional chunks between the header and the pixels. */
  chunks?: Buffer[]
}

/** Returns a PNG, by default with black RGB pixels. */
export function png({
  width = 2,
  height = 2,
  bits = 8,
  colour = 2,
  interlace = 0,
  pixels = Buffer.alloc((1 + 3 * width) * height),
  chunks = [],
}: PngOptions = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, colour, 0, 0, interlace])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const parts = [chunk('IHDR', header), ...chunks, chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}
