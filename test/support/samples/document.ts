import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createOpaqueToken, tokenHash } from '../../../server/access/opaque-token.ts'
import { plain } from '../../../server/pdf/blocks.ts'
import { renderPdf } from '../../../server/pdf/render-pdf.ts'
import type { TestApp } from '../service/app.ts'
import { createPerson } from './factories.ts'

/** The body of a template that contains merge fields of each kind. */
export const templateBody = `# {{document.title}}

Between **{{business.name}}** and **{{person.first_name}} {{person.last_name}}**.

| Item | Value |
|------|------:|
| Salary | {{data.salary}} |
`

const templateFields = ['document.title', 'business.name', 'person.first_name', 'person.last_name', 'data.salary']

/** Adds a template in its first revision. */
export async function createTemplate(
  { db }: Pick<TestApp, 'db'>,
  { business_id, name = 'Employment contract' }: { business_id: number; name?: string },
): Promise<{ id: number }> {
  const { id } = await db
    .insertInto('document_templates')
    .values({ business_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const merge_fields = JSON.stringify(templateFields) as never
  await db
    .insertInto('document_template_revisions')
    .values({ business_id, template_id: id, revision: 1, name, body: templateBody, merge_fields })
    .execute()
  return { id }
}

/** Returns a one-page PDF with text; the same text results in the same bytes. */
export const onePage = async (text = 'To be signed'): Promise<Buffer> => {
  const { file } = await renderPdf({
    title: text,
    header: 'Acme SAS',
    blocks: [{ kind: 'paragraph', runs: plain(text) }],
    createdAt: new Date('2026-01-15T09:30:00Z'),
  })
  return file
}

let page: Promise<Buffer> | undefined

interface DocumentOptions {
  business_id: number
  person_id?: number
  status?: 'draft' | 'sent' | 'expired'
  signers?: number
  /** The email address of the first signer. */
  email?: string
}

/** Adds an uploaded one-page document, with one link per signer, but without events and an audit trail. */
export async function createDocument(
  { db }: Pick<TestApp, 'db'>,
  { business_id, person_id, status = 'draft', signers = 1, email }: DocumentOptions,
): Promise<{ id: number; sha256: string; signer_ids: number[]; tokens: string[] }> {
  page ??= onePage()
  const bytes = await page
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const isSent = status !== 'draft'
  const { id } = await db
    .insertInto('documents')
    .values({
      business_id,
      person_id: person_id ?? (await createPerson({ db }, { business_id })).id,
      title: 'Employment contract',
      status,
      sha256,
      page_count: 1,
      size_bytes: bytes.length,
      metadata: {},
      sent_at: isSent ? sql<string>`now()` : null,
      expires_at: isSent ? sql<string>`now() + interval '1 day'` : null,
      expired_at: status === 'expired' ? sql<string>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('document_files')
    .values({ business_id, document_id: id, kind: 'original', position: 0, bytes })
    .execute()
  const tokens: string[] = []
  const signer_ids: number[] = []
  for (let position = 1; position <= signers; position++) {
    const signer = await db
      .insertInto('document_signers')
      .values({
        business_id,
        document_id: id,
        position,
        name: 'Ada Lovelace',
        email: (position === 1 && email) || `signer-${position}@example.com`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const token = createOpaqueToken()
    await db
      .insertInto('signing_links')
      .values({ business_id, signer_id: signer.id, token_hash: tokenHash(token) })
      .execute()
    tokens.push(token)
    signer_ids.push(signer.id)
  }
  return { id, sha256, signer_ids, tokens }
}
