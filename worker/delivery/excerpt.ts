import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** What is read of an answer at most, before and after decompression. */
export const maxAnswerBytes = 64 * 1024

/** What is kept of it. */
const excerptBytes = 4 * 1024

const decompressors: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/**
 * The beginning of an answer as text that a database and JSON can hold.
 *
 * @param answer - at most `maxAnswerBytes`, as it came
 * @param encoding - its `Content-Encoding`
 * @returns null when the answer was empty or cannot be decompressed; `too_large` when it unpacks to more than we read
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
