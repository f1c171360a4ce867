import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file in a ZIP. */
export interface ZippedFile {
  /** With folders: letters, digits, dots, hyphens and slashes. */
  name: string
  content: AsyncIterable<string | Uint8Array>
  /** Whether the content is compressed already. */
  isCompressed: boolean
}

/**
 * Streams a ZIP, reading the files sequentially: neither a file nor the ZIP is in memory as a whole. A reader that stops
 * also stops the source of the files.
 *
 * @param at - the time of every file
 * @throws errors of the files; the ZIP then lacks its directory, so that it is invalid
 */
export async function* streamZip(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))

  const feed = async () => {
    for await (const { name, content, isCompressed } of files) {
      if (output.destroyed) return
      current = Readable.from(content, { objectMode: false })
      zip.addReadStream(current, name, { mtime: at, compress: !isCompressed })
      await finished(current, { writable: false })
    }
    zip.end()
  }
  const completion = feed().catch((error: Error) => void output.destroy(error))
  try {
    for await (const part of output) yield part
  } finally {
    output.destroy()
    current?.destroy()
    await completion
  }
}
