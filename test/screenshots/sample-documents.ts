import type { Caller } from '../support/http.ts'
import { type ClientAtTime, userWithRole } from './sample-users.ts'

const body = `# Contract

**{{person.first_name}} {{person.last_name}}** works for {{business.name}} as {{person.job_title}}, and earns {{data.salary}} a year from {{data.start}} on.

{{signature.1}}

{{signature.2}}
`

/** Adds a template, and documents that are a draft, sent and signed. Their signers are Emil and Olivia. */
export async function createDocuments(clientAt: ClientAtTime, person_id: number) {
  const admin = await clientAt('2026-03-03T09:00:00Z', 'admin')
  const template_id = (await admin.call('documentTemplates.create', { body: { name: 'Employment contract', body } }))
    .body.data.id
  const create = async (api: Caller): Promise<number> => {
    const signers = [userWithRole('employee'), userWithRole('owner')].map(({ name, email }) => ({ name, email }))
    const merge_data = { start: '1 April 2026', salary: '33 600 €' }
    const document = { template_id, person_id, title: 'Employment contract', merge_data, signers }
    return (await api.call('documents.create', { body: document })).body.data.id
  }
  const signed = await create(admin)
  const [first = '', second = ''] = await send(admin, signed)
  await sign(await clientAt('2026-03-03T12:40:00Z', 'employee'), first, 'employee')
  await sign(await clientAt('2026-03-04T08:15:00Z', 'owner'), second, 'owner')
  const later = await clientAt('2026-03-09T14:00:00Z', 'admin')
  const [token = ''] = await send(later, await create(later))
  return { template: template_id, signed, draft: await create(later), token }
}

/** Sends a document for signature. Returns the tokens of the links. */
async function send(api: Caller, id: number): Promise<string[]> {
  const { signers } = (await api.call('documents.send', { path: { id }, body: { expires_in_days: 30 } })).body.data
  return signers.map(({ link = '' }) => link.split('/').at(-1) ?? '')
}

async function sign(api: Caller, token: string, role: 'employee' | 'owner'): Promise<void> {
  const { name: full_name } = userWithRole(role)
  const { sha256 } = (await api.call('signing.get', { path: { token } })).body.data
  await api.call('signing.file', { path: { token } })
  await api.call('signing.sign', { path: { token }, body: { full_name, consent: true, document_sha256: sha256 } })
}
