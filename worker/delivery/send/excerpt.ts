import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** The most bytes of an answer that are read, before and after decompression. */
export const maxAnswerBytes = 64 * 1024

/** The most bytes that are stored. */
const excerptBytes = 4 * 1024

const decompressors: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The stored part of an answer. */
export interface Excerpt {
  /** Null when the answer is empty or cannot be decompressed. */
  text: string | null
  /** Whether it was not decompressed to its end. */
  isTruncated: boolean
}

export const noExcerpt: Excerpt = { text: null, isTruncated: false }

/**
 * The beginning of an answer, as text that PostgreSQL and JSON can hold.
 *
 * @param answer - as it was received, at most `maxAnswerBytes`; one that decompresses to more has no excerpt
 * @param encoding - its `Content-Encoding`
 */
export function readExcerpt(answer: Buffer, encoding: string | undefined): Excerpt {
  if (answer.length === 0) return noExcerpt
  const decompress = decompressors[encoding?.trim().toLowerCase() ?? '']
  try {
    const text = decodeText(decompress ? decompress(answer, { maxOutputLength: maxAnswerBytes }) : answer)
    return { text, isTruncated: false }
  } catch {
    return { text: null, isTruncated: true }
  }
}

/** Valid UTF-8 without U+0000, which PostgreSQL refuses; omits a character that is cut at the end. */
function decodeText(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, excerptBytes), { stream: true })
  return text.replaceAll('\0', '\ufffd')
}
