import type { Change, Work } from '../operation/work.ts'

/** The size of a row: small enough that slow readers cost no memory, large enough that 10 MiB are 40 round trips. */
const partBytes = 256 * 1024

/** Names a file of a document. */
interface Place {
  document_id: number
  kind: 'original' | 'signed'
}

/** Stores a file with its document, in the transaction that makes both. */
export async function writeDocumentFile({ db, business_id }: Change, place: Place, bytes: Uint8Array): Promise<void> {
  // The last part is never full, even if it must be empty: so readers know where the file ends.
  for (let position = 0; position * partBytes <= bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * partBytes, (position + 1) * partBytes))
    await db
      .insertInto('document_files')
      .values({ business_id, ...place, position, bytes: part })
      .execute()
  }
}

/** Stores a file in place of the one that is there. */
export async function replaceDocumentFile(work: Change, place: Place, bytes: Uint8Array): Promise<void> {
  const { db, business_id } = work
  await db
    .deleteFrom('document_files')
    .where('business_id', '=', business_id)
    .where('document_id', '=', place.document_id)
    .where('kind', '=', place.kind)
    .execute()
  await writeDocumentFile(work, place, bytes)
}

/**
 * Reads a file part by part, each with a statement of its own: a slow reader holds no connection.
 *
 * @throws {Error} when the document was deleted meanwhile, so that nobody takes a part for the whole
 */
export async function* readDocumentFile(
  { db, business_id }: Work,
  { document_id, kind }: Place,
): AsyncGenerator<Uint8Array> {
  for (let position = 0, isMore = true; isMore; position++) {
    const { bytes } = await db
      .selectFrom('document_files')
      .select('bytes')
      .where('business_id', '=', business_id)
      .where('document_id', '=', document_id)
      .where('kind', '=', kind)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
    yield bytes
    isMore = bytes.length === partBytes
  }
}

/** Reads a whole file. */
export async function readWholeFile(work: Work, place: Place): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of readDocumentFile(work, place)) parts.push(part)
  return Buffer.concat(parts)
}
