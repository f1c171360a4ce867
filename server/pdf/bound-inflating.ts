import { inflateSync, constants as zlib } from 'node:zlib'
import { PdfArray, PdfName, PdfStream } from '@libpdf/core'

let left = 0
const { getDecodedData } = PdfStream.prototype

/**
 * Limits how many bytes libpdf inflates in this thread until the next call. To find the objects of a file, libpdf
 * inflates the streams that list or hold them: up to a thousand bytes for each byte of the file. It has no option to
 * limit this, so its only method that inflates is replaced.
 *
 * @param maxBytes - for all streams together
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
  left -= inflateSync(this.data, options).length // throws beyond the bound
  return getDecodedData.call(this)
}

function filtersOf(stream: PdfStream): string[] {
  const filter = stream.get('Filter')
  const filters = filter instanceof PdfArray ? [...filter] : [filter]
  return filters.filter((each) => each instanceof PdfName).map(({ value }) => value)
}
