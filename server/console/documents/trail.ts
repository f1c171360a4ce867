import type { Document, DocumentAuditEntry } from '../../../sdk/src/index.ts'
import { bounceReason } from '../../pages/bounce-words.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { pager } from '../../pages/table.ts'
import { browserName } from '../account/browser-name.ts'
import { may, type PageContext, queryParameter } from '../page-context.ts'

/** What happened to a document, the oldest first: who did it, when and from where. */
export async function trailOf(visit: PageContext, document: Document): Promise<Html> {
  const { api, formats, address } = visit
  const { data, nextCursor } = await api.documents.audit(document.id, {
    limit: 50,
    cursor: queryParameter(visit, 'cursor'),
  })
  const names = await userNames(visit, data)
  return html`<h2 id="trail">What happened</h2>
    <ol class="timeline">${data.map((entry) => {
      const { at, actor, ip, user_agent } = entry
      const place = [ip, user_agent !== null && browserName(user_agent)].filter(Boolean).join(', ')
      return html`<li>
        <p><strong>${actorName(actor, { document, names })}</strong> ${deedOf(entry, document)}</p>
        <p class="hint">${formats.time(at)}${place !== '' && ` · ${place}`}</p>
      </li>`
    })}</ol>
    ${pager(address, nextCursor)}`
}

/** What the users in a trail are called: by their names for those who may know them, or as people of the business. */
async function userNames(
  visit: PageContext,
  entries: readonly DocumentAuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const { api, me } = visit
  const actors = entries.map(({ actor }) => actor).filter((actor) => actor.startsWith('user:'))
  const ids = [...new Set(actors)].map((actor) => Number(actor.slice('user:'.length)))
  const others = ids.filter((id) => id !== me.id)
  const isAsked = others.length > 0 && may(visit, 'users:read')
  const users = isAsked ? (await api.users.list({ ids: others, limit: others.length })).data : []
  const names = new Map([...users, me].map(({ id, name }) => [id, name]))
  return new Map(ids.map((id) => [`user:${id}`, names.get(id) ?? `Somebody at ${me.business.name}`]))
}

interface Known {
  document: Document
  names: ReadonlyMap<string, string>
}

function actorName(actor: string, { document, names }: Known): string {
  const [kind, id] = actor.split(':')
  if (kind === 'signer') return signerName(document, Number(id))
  if (kind === 'api_key') return `API key ${id}`
  return names.get(actor) ?? 'Workforce'
}

const signerName = ({ signers }: Document, id: unknown): string =>
  signers.find((signer) => signer.id === id)?.name ?? `Signer ${id}`

type Data = DocumentAuditEntry['data']

const deeds: Record<DocumentAuditEntry['type'], (data: Data, document: Document) => Piece> = {
  created: () => 'made the document.',
  updated: ({ changed }) => `changed it: ${String(changed).replaceAll('_', ' ')}.`,
  signer_updated: ({ previous_name, previous_email, name, email }) =>
    `corrected the signer ${previous_name}, ${previous_email}: now ${name}, ${email}.`,
  filed: () => 'filed it, as nobody has to sign it.',
  sent: ({ delivery }) => `sent it to be signed, with links ${howSent(delivery)}.`,
  mailed: ({ signer_id, email }, document) => `mailed a link to ${signerName(document, signer_id)}, ${email}.`,
  bounced: ({ signer_id, email, status_code }, document) =>
    `could not mail ${signerName(document, signer_id)}, ${email}: ${bounceReason(status_code === undefined || status_code === null ? null : String(status_code))}.`,
  reminded: ({ signer_id, delivery }, document) =>
    `reminded ${signerName(document, signer_id)} with a new link ${howSent(delivery)}.`,
  linked: ({ signer_id }, document) => `signed in and asked for the link of ${signerName(document, signer_id)}.`,
  viewed: () => 'opened it for the first time.',
  consented: ({ full_name }) => `agreed to sign electronically, as “${full_name}”.`,
  signed: ({ full_name, on_behalf_of }) =>
    on_behalf_of === undefined
      ? `signed as “${full_name}”.`
      : `was signed for: “${full_name}” signed on behalf of ${on_behalf_of}.`,
  declined: ({ reason }) => `declined to sign: “${reason}”`,
  expired: () => 'closed it: its time ran out.',
  voided: ({ reason }) => `withdrew it: “${reason}”`,
  downloaded: ({ file }) => `opened the ${file === 'signed' ? 'signed' : 'original'} file.`,
}

const howSent = (delivery: unknown): string => (delivery === 'mail' ? 'by mail alone' : 'to hand over')

const deedOf = ({ type, data }: DocumentAuditEntry, document: Document): Piece =>
  deeds[type]?.(data, document) ?? `${type}.`
