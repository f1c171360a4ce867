import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all } from '../../support/http.ts'
import { templateBody } from '../../support/samples/document.ts'
import { createOwnerFixture, type OwnerFixture } from '../../support/samples/owner-fixture.ts'
import type { TestApp } from '../../support/service/app.ts'

/** A business whose owner creates documents. */
export interface DocumentFixture extends OwnerFixture {
  addTemplate(body?: string): Promise<Schemas['DocumentTemplate']>
  /** Creates a draft from a template for a new person, with this many signers. */
  draft(signers?: number, fields?: Partial<Schemas['DocumentCreate']>): Promise<Schemas['Document']>
  /**
   * Creates and sends a document. Returns it with the tokens of its signers, in order; `token` is that of the first
   * signer.
   */
  sendDocument(
    signers?: number,
    fields?: Partial<Schemas['DocumentCreate']>,
  ): Promise<{ document: Schemas['Document']; tokens: string[]; token: string }>
  get(id: number): Promise<Schemas['Document']>
  readTrail(id: number): Promise<Schemas['DocumentAuditEntry'][]>
}

/** Returns the token in a signing link. */
export const linkToken = (link: string | undefined): string => /\/sign\/([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''

/** Returns a valid request to sign the document. */
export const signatureFor = ({ sha256 }: Pick<Schemas['Document'], 'sha256'>): Schemas['Signature'] => ({
  full_name: 'Ada Lovelace',
  consent: true,
  document_sha256: sha256,
})

export async function createDocumentFixture(app: TestApp): Promise<DocumentFixture> {
  const own = await createOwnerFixture(app, 'document')
  const { api } = own
  const fixture: DocumentFixture = {
    ...own,
    addTemplate: async (body = templateBody) =>
      (await api.call('documentTemplates.create', { body: { name: 'Employment contract', body } })).body.data,
    draft: async (signers = 1, fields = {}) => {
      const [template, person_id] = [await fixture.addTemplate(), await fixture.addPerson()]
      const people = Array.from({ length: signers }, (_, index) => ({
        name: 'Ada Lovelace',
        email: `signer-${index + 1}@example.com`,
      }))
      const body = { template_id: template.id, person_id, title: 'Employment contract', signers: people, ...fields }
      return (await api.call('documents.create', { body: { ...body, merge_data: { salary: '50 000 €' } } })).body.data
    },
    sendDocument: async (signers, fields) => {
      const { id } = await fixture.draft(signers, fields)
      const { data: document } = (await api.call('documents.send', { path: { id }, body: {} })).body
      const tokens = document.signers.map(({ link }) => linkToken(link))
      return { document, tokens, token: tokens[0] ?? '' }
    },
    get: async (id) => (await api.call('documents.get', { path: { id } })).body.data,
    readTrail: (id) => all(api, 'documents.audit', { path: { id } }),
  }
  return fixture
}
