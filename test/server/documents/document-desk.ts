import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { all } from '../../support/http.ts'
import { templateBody } from '../../support/samples/document.ts'
import { type OwnerDesk, openOwnerDesk } from '../../support/samples/owner-desk.ts'
import type { TestApp } from '../../support/service/app.ts'

/** A business whose owner makes documents. */
export interface Desk extends OwnerDesk {
  template(body?: string): Promise<Schemas['DocumentTemplate']>
  /** A draft made from a template, for somebody new, to be signed by so many. */
  draft(signers?: number, given?: Partial<Schemas['DocumentCreate']>): Promise<Schemas['Document']>
  /** A document that was sent, with the tokens of its signers in their order. */
  sent(
    signers?: number,
    given?: Partial<Schemas['DocumentCreate']>,
  ): Promise<{ document: Schemas['Document']; tokens: string[] }>
  /** The document as it is now. */
  get(id: number): Promise<Schemas['Document']>
  auditOf(id: number): Promise<Schemas['DocumentAuditEntry'][]>
}

/** The token at the end of a signer's link. */
export const tokenOf = (link: string | undefined): string => /\/sign\/([\w-]{43})$/.exec(link ?? '')?.[1] ?? ''

/** What a signer sends. */
export const signatureOf = ({ sha256 }: Pick<Schemas['Document'], 'sha256'>): Schemas['Signature'] => ({
  full_name: 'Ada Lovelace',
  consent: true,
  document_sha256: sha256,
})

export async function openDesk(app: TestApp): Promise<Desk> {
  const own = await openOwnerDesk(app, 'document')
  const { api } = own
  const desk: Desk = {
    ...own,
    template: async (body = templateBody) =>
      (await api.call('documentTemplates.create', { body: { name: 'Employment contract', body } })).body.data,
    draft: async (signers = 1, given = {}) => {
      const [template, person_id] = [await desk.template(), await desk.person()]
      const people = Array.from({ length: signers }, (_, index) => ({
        name: 'Ada Lovelace',
        email: `signer-${index + 1}@example.com`,
      }))
      const body = { template_id: template.id, person_id, title: 'Employment contract', signers: people, ...given }
      return (await api.call('documents.create', { body: { ...body, merge_data: { salary: '50 000 €' } } })).body.data
    },
    sent: async (signers, given) => {
      const { id } = await desk.draft(signers, given)
      const { data: document } = (await api.call('documents.send', { path: { id }, body: {} })).body
      return { document, tokens: document.signers.map(({ link }) => tokenOf(link)) }
    },
    get: async (id) => (await api.call('documents.get', { path: { id } })).body.data,
    auditOf: (id) => all(api, 'documents.audit', { path: { id } }),
  }
  return desk
}
