import { inflateSync } from 'node:zlib'
import { damaged, readPng } from './read-png.ts'

/** The size of a PNG in pixels, or the reason why it is not taken. */
export type CheckedPng = { width: number; height: number; problem?: undefined } | { width?: undefined; problem: string }

/** Drawing a picture takes a few times as much. */
const maxInflatedBytes = 64 * 1024 * 1024

/**
 * Checks that a PNG is whole, and that its pixels need no more memory than their number says: its data is inflated once,
 * within that bound.
 */
export function checkPng(bytes: Buffer): CheckedPng {
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
