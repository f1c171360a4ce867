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

/** A document, and how far it has come. */
interface Paper {
  template: TemplateName
  about: PersonRow
  title: string
  merge_data?: Record<string, string>
  /** A draft unless it was sent: until it expires after so many days. */
  sent?: number
  /** How many have signed, of the person and then the owner. */
  signatures?: 0 | 1 | 2
  /** Both are asked at once, and the owner signs first. */
  isParallel?: true
  declined?: string
  withdrawn?: string
  /** Nobody has to sign it. */
  isFiled?: true
}

/** Adds templates, and documents in every state that takes no waiting. The signers sign by their links. */
export async function seedDocuments(company: DemoCompany): Promise<void> {
  const templates = new Map<TemplateName, number>()
  for (const name of ['contract', 'secrecy', 'remote', 'certificate'] as const) {
    const { body } = await perform(documentTemplatesCreate, company.as('admin'), { body: demoTemplates[name] })
    templates.set(name, body.data.id)
  }
  for (const paper of papersOf(company)) await issue(company, templates.get(paper.template) as number, paper)
}

function papersOf({ business, staff, recordOf }: DemoCompany): Paper[] {
  const employee = recordOf('employee')
  /** Somebody whose name is in the letters of the printed page, by their place among the people. */
  const colleague = (position: number) => staff[position % staff.length] as PersonRow
  const papers: Paper[] = [
    {
      ...{ template: 'contract', about: employee, title: 'New employment contract' },
      merge_data: { salary: '33 600 €' },
    },
    { template: 'secrecy', about: employee, title: 'Non-disclosure agreement', sent: 30, signatures: 0 },
    {
      ...{ template: 'remote', about: colleague(10), title: 'Remote work agreement', sent: 14, signatures: 1 },
      merge_data: { days: 'two days', allowance: '20 €' },
    },
    {
      ...{ template: 'contract', about: employee, title: 'Employment contract', sent: 30, signatures: 2 },
      merge_data: { salary: '31 800 €' },
    },
    {
      ...{ template: 'contract', about: colleague(60), title: 'Employment contract', sent: 30, signatures: 2 },
      merge_data: { salary: '42 000 €' },
    },
    {
      ...{ template: 'remote', about: colleague(15), title: 'Remote work agreement', sent: 30 },
      merge_data: { days: 'one day', allowance: '20 €' },
      declined: 'We had agreed on three days.',
    },
    {
      ...{ template: 'contract', about: colleague(6), title: 'Employment contract', sent: 30 },
      merge_data: { salary: '4 600 €' },
      withdrawn: 'The salary is that of a month.',
    },
    { template: 'certificate', about: employee, title: 'Certificate of employment', isFiled: true },
    { template: 'secrecy', about: colleague(31), title: 'Non-disclosure agreement', sent: 1, signatures: 0 },
    {
      ...{ template: 'remote', about: colleague(12), title: 'Remote work agreement', sent: 21, signatures: 1 },
      merge_data: { days: 'three days', allowance: '30 €' },
      isParallel: true,
    },
  ]
  return business.currency === 'EUR' ? papers : papers.filter(({ template }) => template === 'secrecy')
}

/** An address for documentation (RFC 5737), so that the trail names nobody's. */
const browser = {
  ip: '203.0.113.24',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
}

async function issue({ as, recordOf }: DemoCompany, template_id: number, paper: Paper): Promise<void> {
  const hr = as('admin')
  const { about, title, merge_data, sent, signatures = 0, declined, withdrawn, isFiled, isParallel } = paper
  const signing = isFiled ? [] : [...new Set([about, recordOf('owner')])]
  const signers = signing.map((person) => ({
    name: nameOf(person),
    email: person.email,
  }))
  const signing_order = isParallel ? ('parallel' as const) : ('sequential' as const)
  const body = { template_id, person_id: about.id, title, signers, signing_order, ...(merge_data && { merge_data }) }
  const { id, sha256: document_sha256 } = (await perform(documentsCreate, hr, { body })).body.data
  if (sent === undefined) return

  const request = { path: { id }, body: { expires_in_days: sent } }
  const links = (await perform(documentsSend, hr, request)).body.data.signers
  for (const [position, { name, link }] of (isParallel ? links.toReversed() : links).entries()) {
    if (position >= signatures && declined === undefined) break
    const signer: GlobalWork<AnonymousActor> = { ...hr, by: anonymous, origin: { ...hr.origin, ...browser } }
    const token = (link ?? '').slice((link ?? '').lastIndexOf('/') + 1)
    await recordViews(signer, token, 'viewed')
    if (declined !== undefined) {
      return void (await perform(signingDecline, signer, { path: { token }, body: { reason: declined } }))
    }
    await perform(signingSign, signer, { path: { token }, body: { full_name: name, consent: true, document_sha256 } })
  }
  if (withdrawn !== undefined) await perform(documentsVoid, hr, { path: { id }, body: { reason: withdrawn } })
}

const nameOf = ({ first_name, last_name }: PersonRow): string => `${first_name} ${last_name}`
