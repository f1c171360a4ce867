import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** The most bytes of an answer that are read, before and after decompression. */
export const maxAnswerBytes = 64 * 1024

/** The most bytes that are kept. */
const excerptBytes = 4 * 1024

const decompressors: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/**
 * The beginning of an answer, as text that PostgreSQL and JSON can hold.
 *
 * @param answer - as it was received, at most `maxAnswerBytes`
 * @param encoding - its `Content-Encoding`
 * @returns null when the answer is empty or cannot be decompressed; `too_large` when it unpacks to more than
 *   `maxAnswerBytes`
 */
export function excerptOf(answer: Buffer, encoding: string | undefined): string | null | 'too_large' {
  if (answer.length === 0) return null
  const decompress = decompressors[encoding?.trim().toLowerCase() ?? '']
  try {
    return textOf(decompress ? decompress(answer, { maxOutputLength: maxAnswerBytes }) : answer)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : null
  }
}

/** Valid UTF-8 without U+0000, which PostgreSQL refuses; a character cut at the end is left out. */
function textOf(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes.subarray(0, excerptBytes), { stream: true })
  return text.replaceAll('\0', '\ufffd')
}
