import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** The maximum number of bytes of a response that are read, before and after decompression. */
export const maxResponseBytes = 64 * 1024

/** The maximum number of bytes that are stored. */
const maxExcerptBytes = 4 * 1024

const decompressors: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The stored part of a response body. */
export interface Excerpt {
  /** The text; null when the response is empty or cannot be decompressed. */
  text: string | null
  /** Whether the body was not decompressed completely. */
  isTruncated: boolean
}

export const noExcerpt: Excerpt = { text: null, isTruncated: false }

/**
 * Returns the beginning of a response body, as text that PostgreSQL and JSON can store.
 *
 * @param body - the body as it was received, at most `maxResponseBytes` long; a body that decompresses to more has no
 *   excerpt
 * @param encoding - the `Content-Encoding` of the body
 */
export function readExcerpt(body: Buffer, encoding: string | undefined): Excerpt {
  if (body.length === 0) return noExcerpt
  const decompress = decompressors[encoding?.trim().toLowerCase() ?? '']
  try {
    const text = decodeText(decompress ? decompress(body, { maxOutputLength: maxResponseBytes }) : body)
    return { text, isTruncated: false }
  } catch {
    return { text: null, isTruncated: true }
  }
}

/**
 * Decodes bytes as valid UTF-8 without U+0000, which PostgreSQL rejects. Omits a character that is cut off at the end.
 */
function decodeText(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, maxExcerptBytes), { stream: true })
  return text.replaceAll('\0', '\ufffd')
}
