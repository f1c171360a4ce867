import { inflateSync, constants as zlib } from 'node:zlib'
import { PdfArray, PdfName, PdfStream } from '@libpdf/core'

let left = 0
const { getDecodedData } = PdfStream.prototype

/**
 * Bounds what libpdf inflates in this thread from now on, until it is called again. To find the objects of a file it
 * inflates the streams that list or hold them, a thousand bytes for each byte of the file if need be, and offers no
 * bound: so the one method by which it does gets one.
 *
 * @param maxBytes - of all streams together
 */
export function boundInflating(maxBytes: number): void {
  left = maxBytes
  PdfStream.prototype.getDecodedData = decodeWithinBound
}

function decodeWithinBound(this: PdfStream): Uint8Array {
  const filters = filtersOf(this)
  if (filters.length === 0) return getDecodedData.call(this)
  if (filters.join() !== 'FlateDecode') throw new Error(`streams that list objects are compressed by ${filters}`)
  const options = { maxOutputLength: Math.max(left, 1), finishFlush: zlib.Z_SYNC_FLUSH }
  left -= inflateSync(this.data, options).length // throws before it is too much
  return getDecodedData.call(this)
}

function filtersOf(stream: PdfStream): string[] {
  const filter = stream.get('Filter')
  const filters = filter instanceof PdfArray ? [...filter] : [filter]
  return filters.filter((each) => each instanceof PdfName).map(({ value }) => value)
}
