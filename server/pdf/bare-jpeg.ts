/** A JPEG without anything but its picture, or the reason why it is not taken. */
export type BareJpeg =
  | { bytes: Buffer; width: number; height: number; problem?: undefined }
  | { bytes?: undefined; problem: string }

/** Markers of segments, by the second byte of their code (ITU-T T.81, table B.1). */
const marker = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, jfif: 0xe0, adobe: 0xee } as const

/** What pictures are decoded by: tables, frames of the usual kinds (baseline, extended, progressive), and scans. */
const needed = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd])
const unusual = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc])

/** “The colours are YCbCr or grey”, without a resolution and without a thumbnail (ITU-T T.871, 10.1). */
const plainJfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')

const damaged = 'is damaged: save the picture anew'

/**
 * Copies the picture out of a JPEG, and nothing else: no place and time (Exif, XMP), comments, thumbnails, profiles, and
 * nothing that comes after its end.
 */
export function bareJpeg(bytes: Buffer): BareJpeg {
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let frame: { width: number; height: number } | undefined
  let position = 2
  while (position + 4 <= bytes.length) {
    if (bytes[position] !== 0xff) return { problem: damaged }
    const code = bytes.readUInt8(position + 1)
    if (code === 0xff) {
      position += 1 // fill
      continue
    }
    if (unusual.has(code)) return { problem: 'is a JPEG of a kind that few programs can read: save the picture anew' }
    const end = position + 2 + bytes.readUInt16BE(position + 2)
    if (end < position + 4 || end > bytes.length) return { problem: damaged }
    const segment = bytes.subarray(position, end)
    position = end
    if (code === marker.jfif && kept.length === 1 && segment.subarray(4, 9).equals(Buffer.from('JFIF\0'))) {
      kept.push(plainJfif)
    }
    if (code === marker.adobe && segment.subarray(4, 9).equals(Buffer.from('Adobe'))) kept.push(adobe(segment))
    if (!needed.has(code)) continue
    if (isFrame(code)) {
      if (frame || segment.length < 10) return { problem: damaged }
      frame = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
      if (frame.height === 0 || frame.width === 0 || segment[4] !== 8) return { problem: damaged }
      if (segment[9] !== 1 && segment[9] !== 3)
        return { problem: 'has the colours of a printing press: save it as RGB' }
    }
    kept.push(segment)
    if (code !== marker.startOfScan) continue
    if (!frame) return { problem: damaged }
    const next = endOfScan(bytes, position)
    kept.push(bytes.subarray(position, next))
    position = next
    if (bytes[position + 1] === marker.endOfImage) {
      return { bytes: Buffer.concat([...kept, bytes.subarray(position, position + 2)]), ...frame }
    }
  }
  return { problem: damaged }
}

const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xc2

/** The segment that says how colours are to be read, without what may follow in it. */
function adobe(segment: Buffer): Buffer {
  const bare = Buffer.from(segment.subarray(0, 16))
  bare.writeUInt16BE(bare.length - 2, 2)
  return bare
}

/** @returns where the next marker is that is no part of the data: neither a stuffed byte nor a restart */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    const isData = code === 0 || code === 0xff || (code !== undefined && code >= 0xd0 && code <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}
