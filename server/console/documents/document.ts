import type { Document, DocumentSigner, LinkDelivery } from '../../../sdk/src/index.ts'
import { bounceReason } from '../../pages/bounce-words.ts'
import { badge, facts, linkButton, notice, secret } from '../../pages/components.ts'
import { form, type Tried } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { consolePage, type Outcome } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { idOf, may, type PageContext } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SentForm } from '../sent-form.ts'
import { documentActions } from './document-actions.ts'
import { namesOf, nextSigners, signerBadge, stateBadge } from './document-state.ts'
import { trailOf } from './trail.ts'

const list = '/console/documents'

export const documentPage = consolePage({
  path: '/documents/:id',
  show: async (visit, tried) => {
    const document = await visit.api.documents.get(idOf(visit))
    const isForOthers = may(visit, 'documents:read')
    const [known, trail] = await Promise.all([factsOf(visit, document), isForOthers && trailOf(visit, document)])
    return {
      title: document.title,
      trail: [[list, isForOthers ? 'Documents' : 'My documents']],
      beside: fileLinks(document),
      content: html`${ownTurn(visit, document, tried)}
        ${documentActions(visit, document, tried)}
        ${known}
        ${fileHere(document)}
        <h2>Signers</h2>
        ${signersOf(visit, document)}
        ${trail}`,
    }
  },
  actions: {
    /** Each try gets a link of its own, as the answer to a repetition would have none. */
    sign: async (visit) => {
      const { id, signers } = await visit.api.documents.createSigningLink(idOf(visit))
      const link = signers.find((signer) => signer.link !== undefined)?.link
      if (link === undefined) return { goTo: `${list}/${id}`, notice: `Your link is in a mail to ${visit.me.email}.` }
      return { goTo: new URL(link).pathname }
    },
    send: async (visit, form) => {
      const body = {
        delivery: form.text('delivery') as LinkDelivery,
        expires_in_days: form.number('expires_in_days'),
        remind_every_days: form.optionalNumber('remind_every_days') ?? null,
        notify: form
          .text('notify')
          .split(/[\s,;]+/)
          .filter((address) => address !== ''),
      }
      const options = { ifMatch: form.number('version'), ...form.once }
      return handedOver(await visit.api.documents.send(idOf(visit), body, options), 'The document is on its way.')
    },
    remind: async (visit, form) => {
      const body = { delivery: form.text('delivery') as LinkDelivery }
      return handedOver(await visit.api.documents.remind(idOf(visit), body, form.once), 'The reminder is on its way.')
    },
    finish: async (visit, form) => {
      await visit.api.documents.finish(idOf(visit), { ifMatch: form.number('version'), ...form.once })
      return { goTo: `${list}/${idOf(visit)}`, notice: 'The document is filed.' }
    },
    void: async (visit, form) => {
      const options = { ifMatch: form.number('version'), ...form.once }
      await visit.api.documents.void(idOf(visit), { reason: form.text('reason') }, options)
      return { goTo: `${list}/${idOf(visit)}`, notice: 'The document is withdrawn.' }
    },
    delete: async (visit, form: SentForm) => {
      await visit.api.documents.delete(idOf(visit), { ifMatch: form.number('version') })
      return { goTo: list, notice: 'The document is deleted.' }
    },
  },
})

/** Shows the links that the sender hands over, which is possible only now. */
export function handedOver(document: Document, done: string): Outcome {
  const { id, title, signers } = document
  const linked = signers.filter(({ link, secret_withheld }) => link !== undefined || secret_withheld)
  if (linked.length === 0) return { goTo: `${list}/${id}`, notice: `${done} Links go by mail alone.` }
  const isOne = linked.length === 1
  return {
    title: isOne ? 'Hand over the link' : 'Hand over the links',
    trail: [
      [list, 'Documents'],
      [`${list}/${id}`, title],
    ],
    content: html`<div class="narrow">
      <p class="lead">${done} ${
        isOne
          ? 'Whoever has the link can sign with it, so give it to its signer alone.'
          : 'Whoever has a link can sign with it, so give each to its signer alone.'
      }</p>
      ${notice(html`<p>${isOne ? 'The link is' : 'The links are'} shown only now. A reminder makes a new one.</p>`, 'warn')}
      ${linked.map(
        ({ id: signer, name, email, link }) =>
          html`<h2>${name} <span class="soft">${email}</span></h2>
          ${link === undefined ? html`<p>It was shown before.</p>` : secret(`link-${signer}`, link)}`,
      )}
      <div class="actions">${linkButton(`${list}/${id}`, isOne ? 'I have handed it over' : 'I have handed them over', 'first')}</div>
    </div>`,
  }
}

/** The files, each in a tab of its own: what is on this page stays. */
function fileLinks({ id, status }: Document): Html {
  const link = (query: string, text: string) =>
    html`<a class="button second" href="${list}/${id}/file.pdf${query}" target="_blank" rel="noopener">${text}</a>`
  return status === 'signed'
    ? html`${link('?version=original', 'Original')} ${link('', 'Open the signed PDF')}`
    : link('', 'Open the PDF')
}

/** The file in the page. It is asked for when it is opened, as the trail says who has opened it. */
const fileHere = ({ id, title }: Document): Html =>
  html`<details class="file">
    <summary>Show the file here</summary>
    <iframe src="${list}/${id}/file.pdf" title="${title}" loading="lazy"></iframe>
  </details>`

/** Leads a signer to their signature, or says whose turn it is to those who see their own documents alone. */
function ownTurn(visit: PageContext, document: Document, tried?: Tried): Html | false {
  const { formats, formToken: token } = visit
  const next = nextSigners(document)
  if (next.length === 0) return false
  if (!document.allowed_actions.includes('sign')) {
    return (
      !may(visit, 'documents:read') &&
      notice(html`<p>${namesOf(next)} ${next.length === 1 ? 'has' : 'have'} to sign it now.</p>`)
    )
  }
  const until = document.expires_at === null ? '' : ` until ${formats.time(document.expires_at)}`
  const isMailed = document.delivery === 'mail'
  const how = isMailed && ` Your link to sign it comes by mail alone, to ${visit.me.email}.`
  return notice(
    html`<p>It is your turn: you can sign it${until}.${how}</p>
      ${form({ action: 'sign', submit: isMailed ? 'Mail me the link' : 'Read and sign', token, tried })}`,
    'warn',
  )
}

async function factsOf(visit: PageContext, document: Document): Promise<Html> {
  const { formats } = visit
  const { person_id, page_count, size_bytes, sha256, signed_sha256 } = document
  const time = (at: string | null) => at !== null && formats.time(at)
  const isOpen = document.status === 'sent'
  const [name, template] = await Promise.all([personName(visit, person_id), templateOf(visit, document)])
  return facts([
    ['State', stateBadge(document)],
    document.reason !== null && ['Reason', document.reason],
    ['For', may(visit, 'people:read') ? html`<a href="/console/people/${person_id}">${name}</a>` : name],
    template !== undefined && ['Template', template],
    ['File', `${formats.count(page_count, 'page', 'pages')}, ${formats.number(Math.ceil(size_bytes / 1000))} kB`],
    ['Made', formats.time(document.created_at)],
    document.sent_at !== null && ['Sent', time(document.sent_at)],
    isOpen && ['Can be signed until', time(document.expires_at)],
    isOpen && document.next_reminder_at !== null && ['Next reminder', time(document.next_reminder_at)],
    isOpen && document.notify.length > 0 && ['Told by mail', document.notify.join(', ')],
    document.filed_at !== null && ['Filed', time(document.filed_at)],
    document.signed_at !== null && ['Signed by all', time(document.signed_at)],
    document.expired_at !== null && ['Expired', time(document.expired_at)],
    document.declined_at !== null && ['Declined', time(document.declined_at)],
    document.voided_at !== null && ['Withdrawn', time(document.voided_at)],
    document.external_id !== null && ['External id', html`<code>${document.external_id}</code>`],
    ['SHA-256', html`<code>${signed_sha256 ?? sha256}</code>`],
  ])
}

/** A link to the revision that the document was made from, for those who may see it. */
async function templateOf(visit: PageContext, { template_id, template_revision }: Document): Promise<Html | undefined> {
  if (template_id === null || template_revision === null || !may(visit, 'documents:read')) return undefined
  const query = { revision: template_revision }
  const template = await unlessRefused(visit.api.documentTemplates.get(template_id, query))
  if (template === undefined) return html`deleted`
  return html`<a href="${list}/templates/${template_id}?revision=${template_revision}">${template.name}</a>, revision ${template_revision}`
}

function signersOf(visit: PageContext, document: Document): Html {
  const { signers, signing_order } = document
  if (signers.length === 0) return html`<p>Nobody has to sign it.</p>`
  const isParallel = signing_order === 'parallel' && signers.length > 1
  return html`${isParallel && html`<p>All are asked at once, and sign in any order.</p>`}
    ${signersTable(visit, document, isParallel)}`
}

const byOrder: Column<DocumentSigner> = { title: 'Order', isLabelled: true, cell: ({ order }) => order }

const signersTable = ({ formats, me }: PageContext, document: Document, isParallel: boolean): Html =>
  table(
    document.signers,
    [
      ...(isParallel ? [] : [byOrder]),
      {
        title: 'Signer',
        cell: ({ id, name, email, status, bounced_at, bounce_status_code }) =>
          html`<strong>${name}</strong><br><span class="soft">${email}</span>${
            bounced_at !== null &&
            html`<br>${badge('Mail refused', 'bad')} Mail to ${email} was refused on ${formats.time(bounced_at)}: ${bounceReason(bounce_status_code)}.${status === 'pending' && ' Correct the address.'}`
          }${
            status === 'pending' &&
            document.status !== 'draft' &&
            document.allowed_actions.includes('update_signer') &&
            html` <a href="${list}/${document.id}/signers/${id}">Correct<span class="spoken"> ${name}</span></a>`
          }`,
      },
      { title: 'State', cell: (signer) => signerBadge(signer, document, { me }) },
      { title: 'First opened', cell: ({ viewed_at }) => (viewed_at === null ? '–' : formats.time(viewed_at)) },
      {
        title: 'Signed',
        cell: ({ signed_at, declined_at, full_name, on_behalf }) => {
          if (declined_at !== null) return html`declined ${formats.time(declined_at)}`
          if (signed_at === null) return '–'
          return html`${formats.time(signed_at)}${on_behalf && html`<br>${badge('on behalf', 'warn')} by ${full_name}`}`
        },
      },
    ],
    { caption: 'Signers of this document' },
  )
