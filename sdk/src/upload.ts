import { randomKey } from './random-key.ts'

/**
 * A file to upload: a `Blob`, such as from `fs.openAsBlob`, bytes, such as a `Buffer`, or a stream of bytes. A stream
 * is read completely before it is sent, so that every attempt sends the same.
 */
export type FileContent =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | AsyncIterable<ArrayBuffer | ArrayBufferView>
  | ReadableStream<Uint8Array>

/** The body of an operation, with a file to upload. */
export type WithFile<Body> = Omit<Body, 'file'> & { file: FileContent }

/**
 * Encodes a body as a form: its member `file` as a file, all other members as JSON. Blobs on disk are not read before
 * they are sent.
 *
 * @throws {TypeError} when `file` cannot be sent
 */
export async function createForm(operation: string, { file, ...members }: { file?: unknown }): Promise<Blob> {
  const content = await readContent(operation, file)
  const boundary = `workforce-${randomKey()}`
  const head = (name: string, type: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const parts: Part[] = []
  for (const [name, value] of Object.entries(members)) {
    if (value !== undefined) parts.push(head(name, 'application/json'), JSON.stringify(value), '\r\n')
  }
  parts.push(head('file', content.type || 'application/octet-stream'), content, `\r\n--${boundary}--\r\n`)
  return new Blob(parts, { type: `multipart/form-data; boundary=${boundary}` })
}

type Part = Blob | string | ArrayBuffer | Uint8Array<ArrayBuffer>

async function readContent(operation: string, file: unknown): Promise<Blob> {
  if (file instanceof Blob) return file
  if (isBytes(file)) return new Blob([file])
  if (file instanceof ReadableStream) return new Response(file).blob() // not every runtime can iterate over it
  if (!isStream(file)) throw new TypeError(`${operation}: file must be ${accepted}, not ${fileName(file)}. ${hint}`)
  const parts: Part[] = []
  for await (const part of file) {
    if (!isBytes(part)) throw new TypeError(`${operation}: file must be a stream of bytes, not of ${fileName(part)}`)
    parts.push(part)
  }
  return new Blob(parts)
}

const accepted = 'a Blob, bytes or a stream'
const hint = "For a file on disk: await openAsBlob('contract.pdf') of node:fs."

function isBytes(value: unknown): value is ArrayBuffer | Uint8Array<ArrayBuffer> {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value)
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function fileName(value: unknown): string {
  return typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value
}
