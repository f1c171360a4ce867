import { crc32 } from 'node:zlib'
import { type FileProblem, fileProblems } from './file-problem.ts'

/** A PNG with valid chunks, whose pixels are still deflated. */
export interface Png {
  width: number
  height: number
  /** The number of bits per sample. */
  bits: number
  colour: number
  /** The chunks except IHDR, IDAT and IEND. */
  chunks: { type: string; content: Buffer }[]
  header: Buffer
  /** The deflated pixels. */
  data: Buffer
  /** The number of lines of each pass, and the size of a line with its filter byte, in bytes. A pass can be empty. */
  passes: { lines: number; lineBytes: number }[]
  /** The size of the inflated pixels, in bytes. */
  inflatedBytes: number
}

export type ReadPng = (Png & { problem?: undefined }) | { problem: FileProblem }

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** The number of samples of a pixel, and the allowed bits per sample, by colour type (PNG, third edition, 11.2.1). */
const colourTypes: Record<number, { samples: number; bits: number[] }> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
}

/** Parses the chunks of a PNG up to IEND, without inflating the pixels. */
export function readPng(bytes: Buffer): ReadPng {
  const chunks: Png['chunks'] = []
  const data: Buffer[] = []
  let header: Buffer | undefined
  if (!bytes.subarray(0, pngSignature.length).equals(pngSignature)) return { problem: fileProblems.notPng }
  for (let position = pngSignature.length; position + 12 <= bytes.length; ) {
    const end = position + 12 + bytes.readUInt32BE(position)
    if (end > bytes.length) break
    const chunk = bytes.subarray(position + 4, end - 4)
    if (crc32(chunk) !== bytes.readUInt32BE(end - 4)) break
    const type = chunk.toString('latin1', 0, 4)
    const content = chunk.subarray(4)
    if ((type === 'IHDR') !== (header === undefined)) break
    if (type === 'IEND')
      return header ? parseHeader(header, chunks, Buffer.concat(data)) : { problem: fileProblems.damagedImage }
    if (type === 'IHDR') header = content
    else if (type === 'IDAT') data.push(content)
    else chunks.push({ type, content })
    position = end
  }
  return { problem: fileProblems.damagedImage }
}

function parseHeader(header: Buffer, chunks: Png['chunks'], data: Buffer): ReadPng {
  if (header.length !== 13) return { problem: fileProblems.damagedImage }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [bits = 0, colour = 0, compression, filter, interlace = 2] = header.subarray(8)
  const { samples, bits: allowed } = colourTypes[colour] ?? { samples: 0, bits: [] }
  const isValid = allowed.includes(bits) && compression === 0 && filter === 0 && interlace < 2
  if (width === 0 || height === 0 || !isValid) return { problem: fileProblems.damagedImage }
  const passes = (interlace === 0 ? [[0, 0, 1, 1] as const] : adam7)
    .map(([x, y, byX, byY]) => [Math.ceil((width - x) / byX), Math.ceil((height - y) / byY)] as const)
    .map(([across, down]) => ({
      lines: across > 0 ? Math.max(down, 0) : 0,
      lineBytes: 1 + Math.ceil((across * bits * samples) / 8),
    }))
  const inflatedBytes = passes.reduce((sum, { lines, lineBytes }) => sum + lines * lineBytes, 0)
  return { width, height, bits, colour, chunks, header, data, passes, inflatedBytes }
}

/** The first column and row of each pass, and the distances to the next column and row. */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
