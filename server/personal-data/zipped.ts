import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file in a ZIP. */
export interface ZippedFile {
  /** With the folders that it is in: letters, digits, dots, hyphens and slashes. */
  name: string
  content: AsyncIterable<string | Uint8Array>
  /** Whether its content is compressed already. */
  isCompressed: boolean
}

/**
 * Makes a ZIP of files while it is read, one after another: neither a file nor the ZIP is ever held as a whole, and who
 * stops reading stops whatever makes the files.
 *
 * @param at - the time of every file
 * @throws what making a file throws; the ZIP then lacks its directory, without which it is none
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const parts = zip.outputStream as Readable
  let current: Readable | undefined
  zip.on('error', (error: Error) => parts.destroy(error))

  const feed = async () => {
    for await (const { name, content, isCompressed } of files) {
      if (parts.destroyed) return
      current = Readable.from(content, { objectMode: false })
      zip.addReadStream(current, name, { mtime: at, compress: !isCompressed })
      await finished(current, { writable: false })
    }
    zip.end()
  }
  const fed = feed().catch((error: Error) => void parts.destroy(error))
  try {
    for await (const part of parts) yield part
  } finally {
    parts.destroy()
    current?.destroy()
    await fed
  }
}
