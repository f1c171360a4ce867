import type { EntityManager } from '@mikro-orm/postgresql'
import { sqlOf } from '../db/orm.ts'

export type FileKind = 'original' | 'signed'

/** Of one row. Small enough that a reader who is slow costs no memory, large enough that 10 MiB are 40 round trips. */
const partBytes = 256 * 1024

/** Which file of which document. */
interface Place {
  business_id: number
  document_id: number
  kind: FileKind
}

/** Stores a file with its document, in the transaction that makes both. */
export async function writeDocumentFile(t: EntityManager, place: Place, bytes: Uint8Array): Promise<void> {
  // The last part is never full, be it empty: who has it knows that there is no more.
  for (let position = 0; position * partBytes <= bytes.length; position++) {
    const part = Buffer.from(bytes.subarray(position * partBytes, (position + 1) * partBytes))
    await sqlOf(t)
      .insertInto('document_files')
      .values({ ...place, position, bytes: part })
      .execute()
  }
}

/**
 * Reads a file part by part, each with a statement of its own: nothing is held while the reader takes its time.
 *
 * @throws {Error} when the document was deleted meanwhile, so that nobody takes a part for the whole
 */
export async function* readDocumentFile(em: EntityManager, place: Place): AsyncGenerator<Uint8Array> {
  for (let position = 0, isMore = true; isMore; position++) {
    const { bytes } = await sqlOf(em)
      .selectFrom('document_files')
      .select('bytes')
      .where('business_id', '=', place.business_id)
      .where('document_id', '=', place.document_id)
      .where('kind', '=', place.kind)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
    yield bytes
    isMore = bytes.length === partBytes
  }
}

/** Reads a whole file, for who has to change it. */
export async function readWholeFile(em: EntityManager, place: Place): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of readDocumentFile(em, place)) parts.push(part)
  return Buffer.concat(parts)
}
