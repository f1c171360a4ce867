import type { Schemas } from '../../operation/contract/contract.ts'
import { scriptAddress } from '../../pages/assets.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { page } from '../../pages/page.ts'
import type { PageLanguage } from './choose-language.ts'
import { showPdfScript } from './page-assets.ts'
import { isSameName } from './same-name.ts'
import { dayAndTime, languageSwitch, sizeOf } from './signing-parts.ts'

type Signing = Schemas['Signing']

/** Why a form of a signer was refused. */
export type SigningProblem =
  | 'reason_missing'
  | 'reason_long'
  | 'name_missing'
  | 'name_long'
  | 'name_lines'
  | 'consent_missing'
  | 'other_name'
  | 'other_document'
  | 'not_done'

/** A form that was refused: the problem, and what the signer typed. */
export interface Submission {
  problem: SigningProblem
  full_name: string
  reason: string
}

interface Options {
  /** Whether the signer has opened the document. */
  isOpened: boolean
  submission?: Submission | undefined
  /** The address of the page that a signed-in signer came from. */
  back?: string | undefined
  /** The host of the service, such as `hr.example.com`. */
  host: string
}

/** The page behind a signer's link, for every state of the document. The link itself is nowhere in it. */
export function signingView(
  signing: Signing,
  language: PageLanguage,
  { isOpened, submission, back, host }: Options,
): string {
  const { text } = language
  const state = submission === undefined ? '' : text('signing.error') // screen readers say the title first
  const frame = { language: language.language, state, brand: sender(signing, language) }
  const trust = trustLine(signing, language, host)
  if (signing.allowed_actions.includes('sign')) {
    const title = text('signing.title', { title: signing.title })
    if (!isOpened) return page(title, html`${toOpen(signing, language)}${trust}`, { ...frame, script: scriptAddress })
    return page(title, html`${toSign(signing, language, submission)}${trust}`, {
      ...frame,
      wide: true,
      script: [scriptAddress, showPdfScript],
    })
  }
  const { title, content } = after(signing, language)
  const wayBack = back !== undefined && html`<p><a href="${back}">${text('signing.back')}</a></p>`
  return page(title, html`${content}${wayBack}${trust}`, { ...frame, script: scriptAddress })
}

/** For every link that does not work, so that guesses reveal nothing. */
export function linkIsOver(language: PageLanguage): string {
  const { text } = language
  const content = html`<p>${text('signing.noLink.text')}</p>
      <p>${text('signing.noLink.next')}</p>`
  const brand = html`<div class="sender"><p class="brand">Workforce</p>${languageSwitch(language)}</div>`
  return page(text('signing.noLink'), content, { language: language.language, brand })
}

/** The business comes first: signers know their employer, and not us. */
const sender = ({ business_name, business_logo }: Signing, language: PageLanguage): Html =>
  html`<div class="sender"><p class="business">${logo(business_logo)}${business_name}</p>${languageSwitch(language)}</div>`

function trustLine({ business_name: business }: Signing, { rich, language }: PageLanguage, host: string): Html {
  const verify = (inner: Html) => html`<a href="/verify?lang=${language}" target="_blank" rel="noopener">${inner}</a>`
  return html`<p class="hint trust">${rich('signing.trust', { business, host, verify })}</p>`
}

/** On one line. */
const extentOf = ({ page_count, size_bytes }: Signing, language: PageLanguage): string =>
  `${language.text('signing.pages', { count: page_count })}, ${sizeOf(size_bytes, language)}`.replaceAll(' ', '\u00a0')

/** Takes a click, so that scanners that follow links do not open the document. */
function toOpen(signing: Signing, language: PageLanguage): Html {
  const { title, business_name: business, signer, expires_at } = signing
  const { text, rich } = language
  const values = { title, business, signer: signer.name, extent: extentOf(signing, language) }
  const request =
    expires_at === null
      ? rich('signing.open.request', values)
      : rich('signing.open.requestUntil', { ...values, deadline: dayAndTime(expires_at, language) })
  return html`<p class="account">${request}</p>
      <form method="post">
        <input type="hidden" name="action" value="open">
        <button aria-describedby="opening">${text('signing.open.submit')}</button>
      </form>
      <p class="hint" id="opening">${text('signing.open.hint', { business })}</p>`
}

function toSign(signing: Signing, language: PageLanguage, submission?: Submission): Html {
  const { title, business_name: business, signer, sha256, expires_at } = signing
  const { text, rich } = language
  const name = submission?.full_name || signer.name
  const values = { business, signer: signer.name }
  const request =
    expires_at === null
      ? rich('signing.sign.request', values)
      : rich('signing.sign.requestUntil', { ...values, deadline: dayAndTime(expires_at, language) })
  const alert =
    submission !== undefined &&
    html`<p class="problem" role="alert" id="problem">${text(`signing.problem.${submission.problem}`)}</p>`
  return html`<p class="account">${request}</p>
      ${alert}
      <h2 id="document">${text('signing.document')}</h2>
      <p><a href="?file" target="_blank" rel="noopener">${text('signing.pdf', { title })}</a> (${extentOf(signing, language)})</p>
      ${viewer(language)}
      <h2>${text('signing.signature')}</h2>
      <form method="post">
        <input type="hidden" name="action" value="sign">
        <input type="hidden" name="document_sha256" value="${sha256}">
        <label for="full_name">${text('signing.name')}</label>
        <input type="text" name="full_name" id="full_name" value="${name}" autocomplete="name" required maxlength="200" aria-describedby="hint">
        <p class="hint" id="hint">${text('signing.name.hint', { signer: signer.name })}</p>
        ${!isSameName(name, signer.name) && onBehalf(signer.name, name, language)}
        <label class="choice"><input type="checkbox" name="consent" value="true" required> ${text('signing.consent')}</label>
        <button>${text('signing.sign.submit')}</button>
      </form>
      <details${submission !== undefined && submission.reason !== '' && html` open`}>
        <summary>${text('signing.decline.open')}</summary>
        <form method="post">
          <input type="hidden" name="action" value="decline">
          <label for="reason">${text('signing.decline.reason')}</label>
          <textarea name="reason" id="reason" rows="3" required maxlength="500" aria-describedby="consequence">${submission?.reason ?? ''}</textarea>
          <p class="hint" id="consequence">${text('signing.decline.hint', { business })}</p>
          <button class="quiet">${text('signing.decline.submit')}</button>
        </form>
      </details>
      <details>
        <summary>${text('signing.evidence')}</summary>
        <p>${rich('signing.evidence.text', { sha256 })}</p>
      </details>`
}

/** The pages, which a script draws: it also shows the buttons, and fills in the page where the reader is. */
const viewer = ({ text }: PageLanguage): Html => html`<div class="viewer" id="viewer" hidden>
        <div class="tools">
          <span id="place" data-words="${text('signing.viewer.place', { page: '{page}', count: '{count}' })}"></span>
          <button type="button" class="second" id="smaller" aria-label="${text('signing.viewer.smaller')}" aria-controls="pages">−</button>
          <button type="button" class="second" id="larger" aria-label="${text('signing.viewer.larger')}" aria-controls="pages">+</button>
        </div>
        <div class="pages" id="pages" role="region" aria-labelledby="document" tabindex="0">
          <p class="end" id="end">${text('signing.viewer.end')}</p>
        </div>
      </div>
      <p class="hint" id="status" role="status" data-loading="${text('signing.viewer.loading')}" data-failed="${text('signing.viewer.failed')}"></p>`

/** Shown once another name was sent, so that it works without a script. Its value is the name that it is true of. */
const onBehalf = (signer: string, name: string, { rich }: PageLanguage): Html =>
  html`<label class="choice"><input type="checkbox" name="on_behalf" value="${name}"> <span>${rich('signing.onBehalf', { signer, name })}</span></label>`

/** Title and content when the signer has nothing to do, or nothing more. */
function after(signing: Signing, language: PageLanguage): { title: string; content: Html } {
  const { title, business_name: business, status, signer, signed_sha256 } = signing
  const { text, rich } = language
  const at = signer.signed_at !== null && dayAndTime(signer.signed_at, language)
  if (status === 'signed') {
    return {
      title: text('signing.signed'),
      content: html`<p class="account">${text('signing.signed.text', { title, business })}${at !== false && html` ${rich('signing.receipt', { at })}`}</p>
      <p><a href="?file">${text('signing.signed.download')}</a></p>
      <p class="hint">${rich('signing.signed.kept', { sha256: signed_sha256 })}</p>`,
    }
  }
  if (status === 'declined') {
    const who = signer.status === 'declined' ? 'byYou' : 'byOther'
    return account(text('signing.declined'), text(`signing.declined.${who}`, { title, business }))
  }
  if (status === 'voided')
    return account(text('signing.withdrawn'), text('signing.withdrawn.text', { title, business }))
  if (status === 'expired') return account(text('signing.expired'), text('signing.expired.text', { title, business }))
  if (signer.status !== 'signed')
    return account(text('signing.notYourTurn'), text('signing.notYourTurn.text', { title, business }))
  return account(
    text('signing.othersLeft'),
    html`${at !== false && html`${rich('signing.receiptOf', { title, at })} `}${text('signing.othersLeft.text')}`,
  )
}

const account = (title: string, content: Piece): { title: string; content: Html } => ({
  title,
  content: html`<p class="account">${content}</p>`,
})
