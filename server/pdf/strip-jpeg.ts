import { type FileProblem, fileProblems } from './file-problem.ts'

/** A JPEG without metadata, or the reason for its refusal. */
export type StrippedJpeg =
  | { bytes: Buffer; width: number; height: number; problem?: undefined }
  | { bytes?: undefined; problem: FileProblem }

/** The markers of segments, as the second byte of their code (ITU-T T.81, table B.1). */
const marker = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, jfif: 0xe0, adobe: 0xee } as const

/**
 * The markers of the segments that decoding needs: tables, common frames (baseline, extended, progressive), and scans.
 */
const decodingMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd])
const unsupportedFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf, 0xdc])

/** A JFIF segment that declares YCbCr or grey, without a resolution or a thumbnail (ITU-T T.871, 10.1). */
const minimalJfif = Buffer.from('ffe000104a46494600010100000100010000', 'hex')

/**
 * Removes Exif and XMP data, such as location and time, comments, thumbnails, colour profiles, and any bytes after the
 * end.
 */
export function stripJpeg(bytes: Buffer): StrippedJpeg {
  const segments: Buffer[] = [bytes.subarray(0, 2)]
  let frame: { width: number; height: number } | undefined
  let position = 2
  while (position + 4 <= bytes.length) {
    if (bytes[position] !== 0xff) return { problem: fileProblems.damagedImage }
    const code = bytes.readUInt8(position + 1)
    if (code === 0xff) {
      position += 1 // a fill byte
      continue
    }
    if (unsupportedFrames.has(code)) return { problem: fileProblems.rareJpeg }
    const end = position + 2 + bytes.readUInt16BE(position + 2)
    if (end < position + 4 || end > bytes.length) return { problem: fileProblems.damagedImage }
    const segment = bytes.subarray(position, end)
    position = end
    if (code === marker.jfif && segments.length === 1 && segment.subarray(4, 9).equals(Buffer.from('JFIF\0'))) {
      segments.push(minimalJfif)
    }
    if (code === marker.adobe && segment.subarray(4, 9).equals(Buffer.from('Adobe')))
      segments.push(truncateAdobe(segment))
    if (!decodingMarkers.has(code)) continue
    if (isFrame(code)) {
      if (frame || segment.length < 10) return { problem: fileProblems.damagedImage }
      frame = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
      if (frame.height === 0 || frame.width === 0 || segment[4] !== 8) return { problem: fileProblems.damagedImage }
      if (segment[9] !== 1 && segment[9] !== 3) return { problem: fileProblems.printColours }
    }
    segments.push(segment)
    if (code !== marker.startOfScan) continue
    if (!frame) return { problem: fileProblems.damagedImage }
    const next = endOfScan(bytes, position)
    segments.push(bytes.subarray(position, next))
    position = next
    if (bytes[position + 1] === marker.endOfImage) {
      return { bytes: Buffer.concat([...segments, bytes.subarray(position, position + 2)]), ...frame }
    }
  }
  return { problem: fileProblems.damagedImage }
}

const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xc2

/** Truncates an Adobe segment to the fields that determine the colour transform. */
function truncateAdobe(segment: Buffer): Buffer {
  const fields = Buffer.from(segment.subarray(0, 16))
  fields.writeUInt16BE(fields.length - 2, 2)
  return fields
}

/**
 * Finds the end of a scan: the next marker that is neither a stuffed byte nor a restart marker.
 *
 * @returns the position of this marker
 */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]
    const isData = code === 0 || code === 0xff || (code !== undefined && code >= 0xd0 && code <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}
