import type { Change, Work } from '../operation/work.ts'

/**
 * The size of a part in bytes: a compromise between the memory that slow readers occupy and the number of round trips,
 * which is 40 for 10 MiB.
 */
const partBytes = 256 * 1024

interface FileKey {
  document_id: number
  kind: 'original' | 'signed'
}

/**
 * Stores a file in parts. The last part is always smaller than `partBytes`, and possibly empty, which marks the end for
 * readers.
 */
export async function writeDocumentFile({ db, business_id }: Change, key: FileKey, bytes: Uint8Array): Promise<void> {
  for (let position = 0; position * partBytes <= bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * partBytes, (position + 1) * partBytes))
    await db
      .insertInto('document_files')
      .values({ business_id, ...key, position, bytes: part })
      .execute()
  }
}

export async function replaceDocumentFile(work: Change, key: FileKey, bytes: Uint8Array): Promise<void> {
  const { db, business_id } = work
  await db
    .deleteFrom('document_files')
    .where('business_id', '=', business_id)
    .where('document_id', '=', key.document_id)
    .where('kind', '=', key.kind)
    .execute()
  await writeDocumentFile(work, key, bytes)
}

/**
 * Reads a file in parts. A separate statement reads each part, so that a slow reader occupies no connection.
 *
 * @throws {Error} if the document has been deleted since the first part was read, so that no file is truncated silently
 */
export async function* readDocumentFile(
  { db, business_id }: Work,
  { document_id, kind }: FileKey,
): AsyncGenerator<Uint8Array> {
  for (let position = 0, hasMore = true; hasMore; position++) {
    const { bytes } = await db
      .selectFrom('document_files')
      .select('bytes')
      .where('business_id', '=', business_id)
      .where('document_id', '=', document_id)
      .where('kind', '=', kind)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
    yield bytes
    hasMore = bytes.length === partBytes
  }
}

export async function readWholeFile(work: Work, key: FileKey): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of readDocumentFile(work, key)) parts.push(part)
  return Buffer.concat(parts)
}
