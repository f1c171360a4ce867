import type { Schemas } from '../../operation/contract/contract.ts'
import { scriptAddress } from '../../pages/assets.ts'
import { type Html, html, type Piece } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { page } from '../../pages/page.ts'
import type { PageLanguage } from './choose-language.ts'
import { showPdfScript } from './page-assets.ts'
import { isSameName } from './same-name.ts'
import { formatSize, languageSwitch, localTime } from './signing-parts.ts'

type Signing = Schemas['Signing']

/** The reason why a signer's form was refused. */
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

/** The form field that each problem concerns. All other problems concern the document. */
const problemFields: { readonly [Problem in SigningProblem]?: 'reason' | 'full_name' | 'consent' } = {
  reason_missing: 'reason',
  reason_long: 'reason',
  name_missing: 'full_name',
  name_long: 'full_name',
  name_lines: 'full_name',
  other_name: 'full_name',
  consent_missing: 'consent',
}

/** A refused form: the problem, and the signer's input. */
export interface Submission {
  problem: SigningProblem
  full_name: string
  reason: string
}

interface Options {
  /** Whether the signer has opened the document. */
  isOpened: boolean
  submission?: Submission | undefined
  /** The path of the page from which a signed-in signer came. */
  back?: string | undefined
  /** The host of the service, such as `hr.example.com`. */
  host: string
}

/** Returns the signing page for any state of the document. The page does not contain the link. */
export function signingView(
  signing: Signing,
  language: PageLanguage,
  { isOpened, submission, back, host }: Options,
): string {
  const { text } = language
  const state = submission === undefined ? '' : text('signing.error') // screen readers read the title first
  const frame = { language: language.language, state, brand: senderHeader(signing, language) }
  const trust = trustNotice(signing, language, host)
  if (signing.allowed_actions.includes('sign')) {
    const title = text('signing.title', { title: signing.title })
    if (!isOpened)
      return page(title, html`${openingForm(signing, language)}${trust}`, { ...frame, script: scriptAddress })
    return page(title, html`${signingForms(signing, language, submission)}${trust}`, {
      ...frame,
      wide: true,
      script: [scriptAddress, showPdfScript],
    })
  }
  const { title, content } = describeState(signing, language)
  const backLink = back !== undefined && html`<p><a href="${back}">${text('signing.back')}</a></p>`
  return page(title, html`${content}${backLink}${trust}`, { ...frame, script: scriptAddress })
}

/** Returns the page for an invalid link. It is the same for every invalid link, so that guesses reveal nothing. */
export function invalidLinkPage(language: PageLanguage): string {
  const { text } = language
  const content = html`<p>${text('signing.noLink.text')}</p>
      <p>${text('signing.noLink.next')}</p>`
  const brand = html`<div class="sender"><p class="brand">Workforce</p>${languageSwitch(language)}</div>`
  return page(text('signing.noLink'), content, { language: language.language, brand })
}

/** Returns the header of the page. The business comes first, because signers know their employer, not this service. */
const senderHeader = ({ business_name, business_logo }: Signing, language: PageLanguage): Html =>
  html`<div class="sender"><p class="business">${logo(business_logo)}${business_name}</p>${languageSwitch(language)}</div>`

function trustNotice({ business_name: business }: Signing, { rich, language }: PageLanguage, host: string): Html {
  const verify = (inner: Html) => html`<a href="/verify?lang=${language}" target="_blank" rel="noopener">${inner}</a>`
  return html`<p class="hint trust">${rich('signing.trust', { business, host, verify })}</p>`
}

/** Returns the number of pages and the size of the file, with no-break spaces. */
const formatExtent = ({ page_count, size_bytes }: Signing, language: PageLanguage): string =>
  `${language.text('signing.pages', { count: page_count })}, ${formatSize(size_bytes, language)}`.replaceAll(
    ' ',
    '\u00a0',
  )

/**
 * Returns the form that opens the document. It takes a click, so that scanners that follow links do not open the
 * document.
 */
function openingForm(signing: Signing, language: PageLanguage): Html {
  const { title, business_name: business, signer, expires_at } = signing
  const { text, rich } = language
  const values = { title, business, signer: signer.name, extent: formatExtent(signing, language) }
  const request =
    expires_at === null
      ? rich('signing.open.request', values)
      : rich('signing.open.requestUntil', { ...values, deadline: localTime(expires_at, language) })
  return html`<p class="account">${request}</p>
      <form method="post">
        <input type="hidden" name="action" value="open">
        <button aria-describedby="opening">${text('signing.open.submit')}</button>
      </form>
      <p class="hint" id="opening">${text('signing.open.hint', { business })}</p>`
}

function signingForms(signing: Signing, language: PageLanguage, submission?: Submission): Html {
  const { title, business_name: business, signer, sha256, expires_at } = signing
  const { text, rich } = language
  const name = submission?.full_name || signer.name
  const values = { business, signer: signer.name }
  const request =
    expires_at === null
      ? rich('signing.sign.request', values)
      : rich('signing.sign.requestUntil', { ...values, deadline: localTime(expires_at, language) })
  const problem = submission && problemNotice(submission, language)
  const fullName = fieldState('full_name', 'hint', language, submission)
  const consent = fieldState('consent', undefined, language, submission)
  const reason = fieldState('reason', 'consequence', language, submission)
  const isDeclining = submission !== undefined && (submission.reason !== '' || reason.problem !== undefined)
  return html`<p class="account">${request}</p>
      ${problem}
      <h2 id="document">${text('signing.document')}</h2>
      <p><a href="?file" target="_blank" rel="noopener">${text('signing.pdf', { title })}</a> (${formatExtent(signing, language)})</p>
      ${viewer(language)}
      <h2>${text('signing.signature')}</h2>
      <form method="post">
        <input type="hidden" name="action" value="sign">
        <input type="hidden" name="document_sha256" value="${sha256}">
        <label for="full_name">${text('signing.name')}</label>
        <input type="text" name="full_name" id="full_name" value="${name}" autocomplete="name" required maxlength="200"${fullName.attributes}>
        ${fullName.problem}
        <p class="hint" id="hint">${text('signing.name.hint', { signer: signer.name })}</p>
        ${!isSameName(name, signer.name) && onBehalfChoice(signer.name, name, language)}
        <label class="choice"><input type="checkbox" name="consent" id="consent" value="true" required${consent.attributes}> ${text('signing.consent')}</label>
        ${consent.problem}
        <button>${text('signing.sign.submit')}</button>
      </form>
      <details${isDeclining && html` open`}>
        <summary>${text('signing.decline.open')}</summary>
        <form method="post">
          <input type="hidden" name="action" value="decline">
          <label for="reason">${text('signing.decline.reason')}</label>
          <textarea name="reason" id="reason" rows="3" required maxlength="500"${reason.attributes}>${submission?.reason ?? ''}</textarea>
          ${reason.problem}
          <p class="hint" id="consequence">${text('signing.decline.hint', { business })}</p>
          <button class="quiet">${text('signing.decline.submit')}</button>
        </form>
      </details>
      <details>
        <summary>${text('signing.evidence')}</summary>
        <p>${rich('signing.evidence.text', { sha256 })}</p>
      </details>`
}

/** Returns the notice of a problem above the document, with a link to the form field, if any. */
function problemNotice({ problem }: Submission, { text }: PageLanguage): Html {
  const field = problemFields[problem]
  const words = text(`signing.problem.${problem}`)
  return html`<p class="problem" role="alert">${field === undefined ? words : html`<a href="#${field}">${words}</a>`}</p>`
}

/**
 * Returns the attributes of a form field, and the problem if the field was refused. The browser then scrolls to the
 * refused field and focuses it, even without a script.
 *
 * @param hint - the element ID of the field's hint
 */
function fieldState(
  field: 'reason' | 'full_name' | 'consent',
  hint: string | undefined,
  { text }: PageLanguage,
  submission?: Submission,
): { attributes: Html | false; problem?: Html } {
  if (submission === undefined || problemFields[submission.problem] !== field)
    return { attributes: hint !== undefined && html` aria-describedby="${hint}"` }
  const id = `${field}-problem`
  const describedBy = hint === undefined ? id : `${id} ${hint}`
  return {
    attributes: html` aria-invalid="true" aria-describedby="${describedBy}" autofocus`,
    problem: html`<p class="problem" id="${id}">${text(`signing.problem.${submission.problem}`)}</p>`,
  }
}

/**
 * Returns the PDF viewer, which is hidden until the script shows it. The script draws the pages and displays the number
 * of the current page.
 */
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

/**
 * Returns the checkbox for signing on behalf of the signer. It is shown after a form was submitted with another name,
 * so that it works without a script. Its value is the name to which it applies.
 */
const onBehalfChoice = (signer: string, name: string, { rich }: PageLanguage): Html =>
  html`<label class="choice"><input type="checkbox" name="on_behalf" value="${name}"> <span>${rich('signing.onBehalf', { signer, name })}</span></label>`

/** Returns the title and the content of the page for a signer who cannot sign: not yet, or no longer. */
function describeState(signing: Signing, language: PageLanguage): { title: string; content: Html } {
  const { title, business_name: business, status, signer, signed_sha256 } = signing
  const { text, rich } = language
  const at = signer.signed_at !== null && localTime(signer.signed_at, language)
  if (status === 'signed') {
    return {
      title: text('signing.signed'),
      content: html`<p class="account">${text('signing.signed.text', { title, business })}${at !== false && html` ${rich('signing.receipt', { at })}`}</p>
      <p><a href="?file">${text('signing.signed.download')}</a></p>
      <p class="hint">${rich('signing.signed.kept', { sha256: signed_sha256 })}</p>`,
    }
  }
  if (status === 'declined') {
    const decliner = signer.status === 'declined' ? 'byYou' : 'byOther'
    return message(text('signing.declined'), text(`signing.declined.${decliner}`, { title, business }))
  }
  if (status === 'voided')
    return message(text('signing.withdrawn'), text('signing.withdrawn.text', { title, business }))
  if (status === 'expired') return message(text('signing.expired'), text('signing.expired.text', { title, business }))
  if (signer.status !== 'signed')
    return message(text('signing.notYourTurn'), text('signing.notYourTurn.text', { title, business }))
  return message(
    text('signing.othersLeft'),
    html`${at !== false && html`${rich('signing.receiptOf', { title, at })} `}${text('signing.othersLeft.text')}`,
  )
}

const message = (title: string, content: Piece): { title: string; content: Html } => ({
  title,
  content: html`<p class="account">${content}</p>`,
})
