import type { Document, DocumentSigner, LinkDelivery } from '../../../sdk/src/index.ts'
import { bounceReason } from '../../pages/bounce-reason.ts'
import { badge, facts, notice } from '../../pages/components.ts'
import { form, type Submission } from '../../pages/form.ts'
import { type Html, html } from '../../pages/html.ts'
import { type Column, table } from '../../pages/table.ts'
import { rich, text } from '../../texts/english.ts'
import { linkTo } from '../../texts/texts.ts'
import { consolePage } from '../console-page.ts'
import { unlessRefused } from '../failures.ts'
import { may, type PageContext, pathId } from '../page-context.ts'
import { personName } from '../people/person-name.ts'
import type { SubmittedForm } from '../submitted-form.ts'
import { documentActions } from './document-actions.ts'
import { documentProgress } from './document-progress.ts'
import { nextSigners, signerBadge, signerNames, statusBadge } from './document-state.ts'
import { withFile } from './embedded-file.ts'
import { shareLinks } from './share-links.ts'
import { auditTrail } from './trail.ts'

const list = '/console/documents'

export const documentPage = consolePage({
  path: '/documents/:id',
  show: async (context, submission) => {
    const document = await context.api.documents.get(pathId(context))
    const maySeeOthers = may(context, 'documents:read')
    const [details, trail] = await Promise.all([
      documentFacts(context, document),
      maySeeOthers && auditTrail(context, document),
    ])
    return {
      title: document.title,
      trail: [[list, text(maySeeOthers ? 'documents.title' : 'documents.mine')]],
      headerActions: fileLinks(document),
      content: html`${documentProgress(document, context.formats)}
        ${turnNotice(context, document, submission)}
        ${documentActions(context, document, submission)}
        ${withFile(details, document)}
        <h2>${text('documents.signers')}</h2>
        ${signersSection(context, document)}
        ${trail}
        ${technicalDetails(document)}`,
    }
  },
  actions: {
    /** Each attempt creates a new link, because a response that is repeated for an idempotency key contains no link. */
    sign: async (context) => {
      const { id, signers } = await context.api.documents.createSigningLink(pathId(context))
      const link = signers.find((signer) => signer.link !== undefined)?.link
      if (link === undefined)
        return { goTo: `${list}/${id}`, notice: text('documents.turn.linkSent', { email: context.me.email ?? '' }) }
      return { goTo: new URL(link).pathname }
    },
    send: async (context, form) => {
      const body = {
        delivery: form.text('delivery') as LinkDelivery,
        expires_in_days: form.number('expires_in_days'),
        remind_every_days: form.optionalNumber('remind_every_days') ?? null,
        notify: form
          .text('notify')
          .split(/[\s,;]+/)
          .filter((address) => address !== ''),
      }
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      return shareLinks(await context.api.documents.send(pathId(context), body, options), 'sent')
    },
    remind: async (context, form) => {
      const body = { delivery: form.text('delivery') as LinkDelivery }
      return shareLinks(await context.api.documents.remind(pathId(context), body, form.idempotency), 'reminded')
    },
    finish: async (context, form) => {
      await context.api.documents.finish(pathId(context), { ifMatch: form.number('version'), ...form.idempotency })
      return { goTo: `${list}/${pathId(context)}`, notice: text('documents.finish.done') }
    },
    void: async (context, form) => {
      const options = { ifMatch: form.number('version'), ...form.idempotency }
      await context.api.documents.void(pathId(context), { reason: form.text('reason') }, options)
      return { goTo: `${list}/${pathId(context)}`, notice: text('documents.void.done') }
    },
    delete: async (context, form: SubmittedForm) => {
      await context.api.documents.delete(pathId(context), { ifMatch: form.number('version') })
      return { goTo: list, notice: text('documents.delete.done') }
    },
  },
})

/** Renders links to the files, which open in new tabs. */
function fileLinks({ id, status }: Document): Html {
  const link = (query: string, label: string) =>
    html`<a class="button second" href="${list}/${id}/file.pdf${query}" target="_blank" rel="noopener">${label}</a>`
  return status === 'signed'
    ? html`${link('?version=original', text('documents.file.openOriginal'))} ${link('', text('documents.file.openSigned'))}`
    : link('', text('documents.file.open'))
}

/**
 * Renders a form that leads signers to their signature. Other users who see only their own documents see the next
 * signers instead.
 */
function turnNotice(context: PageContext, document: Document, submission?: Submission): Html | false {
  const { formats, formToken: token } = context
  const next = nextSigners(document)
  if (next.length === 0) return false
  if (!document.allowed_actions.includes('sign')) {
    return (
      !may(context, 'documents:read') &&
      notice(html`<p>${text('documents.turn.others', { names: signerNames(next) })}</p>`)
    )
  }
  const turn =
    document.expires_at === null
      ? text('documents.turn')
      : text('documents.turn.until', { deadline: formats.time(document.expires_at) })
  const isMailed = document.delivery === 'mail'
  const submit = text(isMailed ? 'documents.turn.sendLink' : 'documents.turn.sign')
  return notice(
    html`<p>${turn}${isMailed && ` ${text('documents.turn.byEmail', { email: context.me.email ?? '' })}`}</p>
      ${form({ action: 'sign', submit, token, submission })}`,
    'warn',
  )
}

async function documentFacts(context: PageContext, document: Document): Promise<Html> {
  const { formats } = context
  const { person_id, page_count, size_bytes } = document
  const time = (at: string | null) => at !== null && formats.time(at)
  const isOpen = document.status === 'sent'
  const [name, template] = await Promise.all([personName(context, person_id), templateLink(context, document)])
  return facts([
    [text('pages.status'), statusBadge(document)],
    document.reason !== null && [text('documents.fact.reason'), document.reason],
    [
      text('pages.person'),
      may(context, 'people:read') ? html`<a href="/console/people/${person_id}">${name}</a>` : name,
    ],
    template !== undefined && [text('documents.fact.template'), template],
    [
      text('documents.fact.file'),
      formats.text('documents.fact.file.size', { pages: page_count, kilobytes: Math.ceil(size_bytes / 1000) }),
    ],
    isOpen && [text('documents.fact.deadline'), time(document.expires_at)],
    isOpen &&
      document.next_reminder_at !== null && [text('documents.fact.nextReminder'), time(document.next_reminder_at)],
    isOpen && document.notify.length > 0 && [text('documents.fact.notify'), document.notify.join(', ')],
  ])
}

/** Renders the technical details of the files, for comparison with another copy. */
function technicalDetails({ id, sha256, signed_sha256, external_id }: Document): Html {
  const code = (value: string | number | null) => value !== null && html`<code>${value}</code>`
  return html`<details>
    <summary>${text('documents.technical')}</summary>
    ${facts([
      [text('documents.technical.id'), code(id)],
      external_id !== null && [text('documents.fact.externalId'), code(external_id)],
      [text('documents.technical.original'), code(sha256)],
      signed_sha256 !== null && [text('documents.technical.signed'), code(signed_sha256)],
    ])}
    <p class="hint">${rich('documents.technical.hint', { link: linkTo(`${list}/verify`) })}</p>
  </details>`
}

/** Renders a link to the template revision of the document, for users who may see it. */
async function templateLink(
  context: PageContext,
  { template_id, template_revision }: Document,
): Promise<Html | undefined> {
  if (template_id === null || template_revision === null || !may(context, 'documents:read')) return undefined
  const query = { revision: template_revision }
  const template = await unlessRefused(context.api.documentTemplates.get(template_id, query))
  if (template === undefined) return html`${text('documents.fact.template.deleted')}`
  return rich('documents.fact.template.revision', {
    name: template.name,
    revision: template_revision,
    template: linkTo(`${list}/templates/${template_id}?revision=${template_revision}`),
  })
}

function signersSection(context: PageContext, document: Document): Html {
  const { signers, signing_order } = document
  if (signers.length === 0) return html`<p>${text('documents.signers.none')}</p>`
  const isParallel = signing_order === 'parallel' && signers.length > 1
  return html`${isParallel && html`<p>${text('documents.signers.parallel')}</p>`}
    ${signersTable(context, document, isParallel)}`
}

const orderColumn = (): Column<DocumentSigner> => ({
  title: text('documents.signers.order'),
  isLabelled: true,
  cell: ({ order }) => order,
})

/** Renders text for screen readers only. */
const visuallyHidden = (inner: Html): Html => html`<span class="spoken">${inner}</span>`

const signersTable = ({ formats, me }: PageContext, document: Document, isParallel: boolean): Html =>
  table(
    document.signers,
    [
      ...(isParallel ? [] : [orderColumn()]),
      {
        title: text('documents.signers.signer'),
        cell: ({ id, name, email, status, bounced_at, bounce_status_code }) =>
          html`<strong>${name}</strong><br><span class="soft">${email}</span>${
            bounced_at !== null &&
            html`<br>${badge(text('documents.signers.bounced'), 'bad')} ${text(
              status === 'pending' ? 'documents.signers.bounced.correct' : 'documents.signers.bounced.text',
              { email, at: formats.time(bounced_at), reason: bounceReason(bounce_status_code) },
            )}`
          }${
            status === 'pending' &&
            document.status !== 'draft' &&
            document.allowed_actions.includes('update_signer') &&
            html` <a href="${list}/${document.id}/signers/${id}">${rich('documents.signers.correct', { name, spoken: visuallyHidden })}</a>`
          }`,
      },
      { title: text('pages.status'), cell: (signer) => signerBadge(signer, document, { me }) },
      {
        title: text('documents.signers.opened'),
        cell: ({ viewed_at }) => (viewed_at === null ? '–' : formats.time(viewed_at)),
      },
      {
        title: text('documents.signers.signed'),
        cell: ({ signed_at, declined_at, full_name, on_behalf }) => {
          if (declined_at !== null) return text('documents.signers.declinedAt', { at: formats.time(declined_at) })
          if (signed_at === null) return '–'
          return html`${formats.time(signed_at)}${on_behalf && html`<br>${badge(text('documents.signers.onBehalf'), 'warn')} ${text('documents.signers.byName', { name: full_name ?? '' })}`}`
        },
      },
    ],
    { caption: text('documents.signers.caption') },
  )
