import { documentTemplatesCreate } from '../../document-templates/document-templates.create.ts'
import { documentsCreate } from '../../documents/documents.create.ts'
import { documentsSend } from '../../documents/documents.send.ts'
import { documentsVoid } from '../../documents/documents.void.ts'
import { signingDecline } from '../../documents/signing/signing.decline.ts'
import { signingSign } from '../../documents/signing/signing.sign.ts'
import { recordViews } from '../../documents/signing/view-document.ts'
import { type AnonymousActor, anonymous } from '../../operation/principal.ts'
import type { GlobalWork } from '../../operation/work.ts'
import type { PersonRow } from '../../people/present-person.ts'
import { type DemoCompany, perform } from './demo-company.ts'
import { demoTemplates } from './demo-templates.ts'

type TemplateName = keyof typeof demoTemplates

/** A document and its state. */
interface DemoDocument {
  template: TemplateName
  about: PersonRow
  title: string
  merge_data?: Record<string, string>
  /** The number of days from sending to expiry; undefined for a draft. */
  expiresInDays?: number
  /** The number of signatures: first that of the person, then that of the owner. */
  signatures?: 0 | 1 | 2
  /** Whether both can sign in any order. The owner then signs first. */
  isParallel?: true
  declineReason?: string
  voidReason?: string
  /** Whether the document is filed without signatures. */
  isFiled?: true
}

/** Adds templates, and documents in every state that can be reached at once. Signers use their links. */
export async function seedDocuments(company: DemoCompany): Promise<void> {
  const templates = new Map<TemplateName, number>()
  for (const name of ['contract', 'secrecy', 'remote', 'certificate'] as const) {
    const { body } = await perform(documentTemplatesCreate, company.as('admin'), { body: demoTemplates[name] })
    templates.set(name, body.data.id)
  }
  for (const document of demoDocuments(company))
    await createDocument(company, templates.get(document.template) as number, document)
}

function demoDocuments({ business, staff, personWithRole, newcomer }: DemoCompany): DemoDocument[] {
  const employee = personWithRole('employee')
  /** Returns a person whose name the PDF font supports. */
  const colleague = (position: number) => staff[position % staff.length] as PersonRow
  const documents: DemoDocument[] = [
    {
      ...{ template: 'contract', about: employee, title: 'New employment contract' },
      merge_data: { salary: '33 600 €' },
    },
    { template: 'secrecy', about: employee, title: 'Non-disclosure agreement', expiresInDays: 30, signatures: 0 },
    {
      ...{ template: 'remote', about: colleague(10), title: 'Remote work agreement', expiresInDays: 14, signatures: 1 },
      merge_data: { days: 'two days', allowance: '20 €' },
    },
    {
      ...{ template: 'contract', about: employee, title: 'Employment contract', expiresInDays: 30, signatures: 2 },
      merge_data: { salary: '31 800 €' },
    },
    {
      ...{ template: 'contract', about: colleague(60), title: 'Employment contract', expiresInDays: 30, signatures: 2 },
      merge_data: { salary: '42 000 €' },
    },
    {
      ...{ template: 'remote', about: colleague(15), title: 'Remote work agreement', expiresInDays: 30 },
      merge_data: { days: 'one day', allowance: '20 €' },
      declineReason: 'We had agreed on three days.',
    },
    {
      ...{ template: 'contract', about: colleague(6), title: 'Employment contract', expiresInDays: 30 },
      merge_data: { salary: '4 600 €' },
      voidReason: 'The salary is that of a month.',
    },
    { template: 'certificate', about: employee, title: 'Certificate of employment', isFiled: true },
    { template: 'secrecy', about: colleague(31), title: 'Non-disclosure agreement', expiresInDays: 1, signatures: 0 },
    {
      ...{ template: 'remote', about: colleague(12), title: 'Remote work agreement', expiresInDays: 21, signatures: 1 },
      merge_data: { days: 'three days', allowance: '30 €' },
      isParallel: true,
    },
    ...(newcomer === undefined
      ? []
      : [
          {
            ...{ template: 'secrecy' as const, about: newcomer, title: 'Non-disclosure agreement' },
            ...{ expiresInDays: 30, signatures: 0 as const },
          },
        ]),
  ]
  return business.currency === 'EUR' ? documents : documents.filter(({ template }) => template === 'secrecy')
}

/** The origin of a signer's requests. The IP address is reserved for documentation (RFC 5737). */
const browser = {
  ip: '203.0.113.24',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

async function createDocument(
  { as, personWithRole }: DemoCompany,
  template_id: number,
  document: DemoDocument,
): Promise<void> {
  const hr = as('admin')
  const {
    about,
    title,
    merge_data,
    expiresInDays,
    signatures = 0,
    declineReason,
    voidReason,
    isFiled,
    isParallel,
  } = document
  const signing = isFiled ? [] : [...new Set([about, personWithRole('owner')])]
  const signers = signing.map((person) => ({
    name: fullName(person),
    email: person.email,
  }))
  const signing_order = isParallel ? ('parallel' as const) : ('sequential' as const)
  const body = { template_id, person_id: about.id, title, signers, signing_order, ...(merge_data && { merge_data }) }
  const { id, sha256: document_sha256 } = (await perform(documentsCreate, hr, { body })).body.data
  if (expiresInDays === undefined) return

  const request = { path: { id }, body: { expires_in_days: expiresInDays } }
  const links = (await perform(documentsSend, hr, request)).body.data.signers
  for (const [position, { name, link }] of (isParallel ? links.toReversed() : links).entries()) {
    if (position >= signatures && declineReason === undefined) break
    const signer: GlobalWork<AnonymousActor> = { ...hr, by: anonymous, origin: { ...hr.origin, ...browser } }
    const token = (link ?? '').slice((link ?? '').lastIndexOf('/') + 1)
    await recordViews(signer, token, 'viewed')
    if (declineReason !== undefined) {
      return void (await perform(signingDecline, signer, { path: { token }, body: { reason: declineReason } }))
    }
    await perform(signingSign, signer, { path: { token }, body: { full_name: name, consent: true, document_sha256 } })
  }
  if (voidReason !== undefined) await perform(documentsVoid, hr, { path: { id }, body: { reason: voidReason } })
}

const fullName = ({ first_name, last_name }: PersonRow): string => `${first_name} ${last_name}`
