import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file in a ZIP archive. */
export interface ZippedFile {
  /** The file name with its folders: letters, digits, dots, hyphens and slashes. */
  name: string
  content: AsyncIterable<string | Uint8Array>
  /** Whether the content is already compressed. */
  isCompressed: boolean
}

/**
 * Streams a ZIP archive, reading the files sequentially, so that neither a file nor the archive is in memory as a
 * whole. When the reader stops, the source of the files is stopped too.
 *
 * @param at - the modification time of every file
 * @throws the errors of the files; the archive then lacks its central directory, and so is invalid
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
