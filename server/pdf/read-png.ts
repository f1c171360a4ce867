import { crc32 } from 'node:zlib'

/** A PNG whose chunks are whole; its pixels are still deflated. */
export interface Png {
  width: number
  height: number
  /** Samples of a pixel are of so many bits. */
  bits: number
  colour: number
  /** All chunks between the first and the last, but for the pixels. */
  chunks: { type: string; content: Buffer }[]
  header: Buffer
  /** The deflated pixels. */
  data: Buffer
  /** The lines of each pass, and the bytes of each of these, its filter included. A pass can be empty. */
  passes: { lines: number; lineBytes: number }[]
  /** What the pixels take when they are inflated. */
  inflatedBytes: number
}

export type ReadPng = (Png & { problem?: undefined }) | { problem: string }

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** What the data of a PNG has to say of one that nobody can draw. */
export const damaged = 'is damaged: save the picture anew'

/** Samples of a pixel, and the bits that each may have, by the type of colour (PNG, third edition, 11.2.1). */
const colours: Record<number, { samples: number; bits: number[] }> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
}

/** Takes a PNG apart as far as its end, without inflating anything. What comes after its end is no part of it. */
export function readPng(bytes: Buffer): ReadPng {
  const chunks: Png['chunks'] = []
  const data: Buffer[] = []
  let header: Buffer | undefined
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return { problem: 'is no PNG' }
  for (let position = pngSignature.length; position + 12 <= bytes.length; ) {
    const end = position + 12 + bytes.readUInt32BE(position)
    if (end > bytes.length) break
    const chunk = bytes.subarray(position + 4, end - 4)
    if (crc32(chunk) !== bytes.readUInt32BE(end - 4)) break
    const type = chunk.toString('latin1', 0, 4)
    const content = chunk.subarray(4)
    if ((type === 'IHDR') !== (header === undefined)) break
    if (type === 'IEND') return header ? describe(header, chunks, Buffer.concat(data)) : { problem: damaged }
    if (type === 'IHDR') header = content
    else if (type === 'IDAT') data.push(content)
    else chunks.push({ type, content })
    position = end
  }
  return { problem: damaged }
}

function describe(header: Buffer, chunks: Png['chunks'], data: Buffer): ReadPng {
  if (header.length !== 13) return { problem: damaged }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [bits = 0, colour = 0, compression, filter, interlace = 2] = header.subarray(8)
  const { samples, bits: allowed } = colours[colour] ?? { samples: 0, bits: [] }
  const isKnown = allowed.includes(bits) && compression === 0 && filter === 0 && interlace < 2
  if (width === 0 || height === 0 || !isKnown) return { problem: damaged }
  const passes = (interlace === 0 ? [[0, 0, 1, 1] as const] : interlaced)
    .map(([x, y, byX, byY]) => [Math.ceil((width - x) / byX), Math.ceil((height - y) / byY)] as const)
    .map(([across, down]) => ({
      lines: across > 0 ? Math.max(down, 0) : 0,
      lineBytes: 1 + Math.ceil((across * bits * samples) / 8),
    }))
  const inflatedBytes = passes.reduce((sum, { lines, lineBytes }) => sum + lines * lineBytes, 0)
  return { width, height, bits, colour, chunks, header, data, passes, inflatedBytes }
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
