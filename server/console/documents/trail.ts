import type { Document, DocumentAuditEntry } from '../../../sdk/src/index.ts'
import { bounceReason } from '../../pages/bounce-reason.ts'
import { type Html, html } from '../../pages/html.ts'
import { listQuery } from '../../pages/list-address.ts'
import { pager } from '../../pages/pager.ts'
import { rich, text } from '../../texts/english.ts'
import { browserName } from '../account/browser-name.ts'
import { may, type PageContext } from '../page-context.ts'

/** Renders the audit trail of a document, oldest entry first, with the actor, time and IP address of each entry. */
export async function auditTrail(context: PageContext, document: Document): Promise<Html> {
  const { api, formats } = context
  const page = await api.documents.audit(document.id, listQuery(context.address))
  const { data } = page
  const names = await userNames(context, data)
  return html`<h2 id="trail">${text('documents.history')}</h2>
    <ol class="timeline">${data.map((entry) => {
      const { at, ip, user_agent } = entry
      const source = [ip, user_agent !== null && browserName(user_agent)].filter(Boolean).join(', ')
      return html`<li>
        <p>${entrySentence(entry, { document, names })}</p>
        <p class="hint">${formats.time(at)}${source !== '' && ` · ${source}`}</p>
      </li>`
    })}</ol>
    ${pager(context, page)}`
}

/** Reads the names of the users in an audit trail, if the reader may see users. */
async function userNames(
  context: PageContext,
  entries: readonly DocumentAuditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const { api, me } = context
  const actors = entries.map(({ actor }) => actor).filter((actor) => actor.startsWith('user:'))
  const ids = [...new Set(actors)].map((actor) => Number(actor.slice('user:'.length)))
  const others = ids.filter((id) => id !== me.id)
  const readsUsers = others.length > 0 && may(context, 'users:read')
  const users = readsUsers ? (await api.users.list({ ids: others, limit: others.length })).data : []
  const names = new Map([...users, me].map(({ id, name }) => [id, name]))
  return new Map(
    ids.map((id) => [`user:${id}`, names.get(id) ?? text('documents.history.userOf', { business: me.business.name })]),
  )
}

interface TrailNames {
  document: Document
  names: ReadonlyMap<string, string>
}

function actorName(actor: string, { document, names }: TrailNames): string {
  const [kind, id = ''] = actor.split(':')
  if (kind === 'signer') return signerName(document, Number(id))
  if (kind === 'api_key') return text('documents.history.apiKey', { id })
  return names.get(actor) ?? 'Workforce'
}

const signerName = ({ signers }: Document, id: unknown): string =>
  signers.find((signer) => signer.id === id)?.name ?? text('documents.history.signer', { id: String(id) })

type Sentence = (entry: { actor: string; signer: string; data: Record<string, string> }) => Html

/** The sentences by entry type. `signer` is the name of the signer that the entry concerns. */
const sentences: Record<DocumentAuditEntry['type'], Sentence> = {
  created: ({ actor }) => rich('documents.history.created', { actor }),
  updated: ({ actor, data: { changed } }) =>
    rich('documents.history.updated', { actor, fields: changed?.replaceAll('_', ' ').replaceAll(',', ', ') }),
  signer_updated: ({ actor, data: { previous_name, previous_email, name, email } }) =>
    rich('documents.history.signer_updated', {
      actor,
      previousName: previous_name,
      previousEmail: previous_email,
      name,
      email,
    }),
  filed: ({ actor }) => rich('documents.history.filed', { actor }),
  sent: ({ actor, data: { delivery = '' } }) => rich('documents.history.sent', { actor, delivery }),
  mailed: ({ actor, signer, data: { email } }) => rich('documents.history.mailed', { actor, signer, email }),
  bounced: ({ actor, signer, data: { email, status_code } }) =>
    rich('documents.history.bounced', { actor, signer, email, reason: bounceReason(status_code ?? null) }),
  reminded: ({ actor, signer, data: { delivery = '' } }) =>
    rich('documents.history.reminded', { actor, signer, delivery }),
  linked: ({ actor, signer }) => rich('documents.history.linked', { actor, signer }),
  viewed: ({ actor }) => rich('documents.history.viewed', { actor }),
  consented: ({ actor, data: { full_name } }) => rich('documents.history.consented', { actor, name: full_name }),
  signed: ({ actor, data }) =>
    data.on_behalf_of === undefined
      ? rich('documents.history.signed', { actor, name: data.full_name })
      : rich('documents.history.signedOnBehalf', { name: data.full_name, signer: data.on_behalf_of }),
  declined: ({ actor, data: { reason } }) => rich('documents.history.declined', { actor, reason }),
  expired: ({ actor }) => rich('documents.history.expired', { actor }),
  voided: ({ actor, data: { reason } }) => rich('documents.history.voided', { actor, reason }),
  downloaded: ({ actor, data: { file = '' } }) => rich('documents.history.downloaded', { actor, file }),
}

/** Describes an entry in a sentence about its actor. */
function entrySentence({ type, actor, data }: DocumentAuditEntry, names: TrailNames): Html {
  const texts = Object.entries(data).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return sentences[type]({
    actor: actorName(actor, names),
    signer: signerName(names.document, data.signer_id),
    data: Object.fromEntries(texts),
  })
}
