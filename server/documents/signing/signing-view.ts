import type { Schemas } from '../../operation/contract/contract.ts'
import { scriptAddress } from '../../pages/assets.ts'
import { type Html, html } from '../../pages/html.ts'
import { logo } from '../../pages/logo.ts'
import { page } from '../../pages/page.ts'
import { showPdfScript } from './page-assets.ts'
import { isSameName } from './same-name.ts'
import { dayAndTime, languageSwitch, sizeOf } from './signing-parts.ts'
import type { SigningProblem } from './signing-words.ts'
import type { Spoken } from './speak-language.ts'

type Signing = Schemas['Signing']

/** A form that could not be accepted: what was wrong, and what the signer typed. */
export interface Tried {
  problem: SigningProblem
  full_name: string
  reason: string
}

interface Options {
  /** Whether the signer has opened the document. */
  isOpened: boolean
  tried?: Tried | undefined
  /** Where a signer came from who is signed in. */
  back?: string | undefined
  /** Where the service is, such as `hr.example.com`. */
  host: string
}

/** The page behind a signer's link, for every state of the document. The link itself is nowhere in it. */
export function signingView(signing: Signing, spoken: Spoken, { isOpened, tried, back, host }: Options): string {
  const { language, words } = spoken
  const state = tried === undefined ? '' : words.error // screen readers say the title first
  const frame = { language, state, brand: sender(signing, spoken) }
  const trust = trustLine(signing, spoken, host)
  if (signing.allowed_actions.includes('sign')) {
    const title = words.signTitle(signing.title)
    if (!isOpened) return page(title, html`${toOpen(signing, spoken)}${trust}`, { ...frame, script: scriptAddress })
    return page(title, html`${toSign(signing, spoken, tried)}${trust}`, {
      ...frame,
      wide: true,
      script: [scriptAddress, showPdfScript],
    })
  }
  const { title, content } = after(signing, spoken)
  const wayBack = back !== undefined && html`<p><a href="${back}">${words.back}</a></p>`
  return page(title, html`${content}${wayBack}${trust}`, { ...frame, script: scriptAddress })
}

/** Instead of the page: nobody learns whether there ever was such a link. */
export function linkIsOver(spoken: Spoken): string {
  const { title, content } = spoken.words.noSuchLink({})
  const brand = html`<div class="sender"><p class="brand">Workforce</p>${languageSwitch(spoken)}</div>`
  return page(title, content, { language: spoken.language, brand })
}

/** Who asks stands first: signers know their employer, and not us. */
const sender = ({ business_name, business_logo }: Signing, spoken: Spoken): Html =>
  html`<div class="sender"><p class="business">${logo(business_logo)}${business_name}</p>${languageSwitch(spoken)}</div>`

function trustLine({ title, business_name: business }: Signing, { words, language }: Spoken, host: string): Html {
  const verify = (text: string) => html`<a href="/verify?lang=${language}" target="_blank" rel="noopener">${text}</a>`
  return html`<p class="hint trust">${words.trust({ title, business, host: html`<strong>${host}</strong>`, verify })}</p>`
}

const until = (at: string | null, spoken: Spoken): Html | false => at !== null && dayAndTime(at, spoken)
const strong = (text: string): Html => html`<strong>${text}</strong>`
const code = (text: string | null): Html => html`<code>${text}</code>`
/** On one line. */
const extentOf = ({ page_count, size_bytes }: Signing, spoken: Spoken): string =>
  `${spoken.words.pages(page_count)}, ${sizeOf(size_bytes, spoken)}`.replaceAll(' ', '\u00a0')

/** What comes first: whoever only follows links, as scanners do, gets no further. */
function toOpen(signing: Signing, spoken: Spoken): Html {
  const { title, business_name: business, signer, expires_at } = signing
  const { words } = spoken
  const given = { title, business, signer: strong(signer.name), until: until(expires_at, spoken) }
  return html`<p class="account">${words.asksToOpen({ ...given, extent: extentOf(signing, spoken) })}</p>
      <form method="post">
        <input type="hidden" name="action" value="open">
        <button aria-describedby="opening">${words.open}</button>
      </form>
      <p class="hint" id="opening">${words.opening({ title, business })}</p>`
}

function toSign(signing: Signing, spoken: Spoken, tried?: Tried): Html {
  const { title, business_name: business, signer, sha256, expires_at } = signing
  const { words } = spoken
  const name = tried?.full_name || signer.name
  const given = { title, business, signer: strong(signer.name), until: until(expires_at, spoken) }
  const alert =
    tried !== undefined && html`<p class="problem" role="alert" id="problem">${words.problems[tried.problem]}</p>`
  return html`<p class="account">${words.asksToSign(given)}</p>
      ${alert}
      <h2 id="document">${words.document}</h2>
      <p><a href="?file" target="_blank" rel="noopener">${words.openAsPdf({ title, business })}</a> (${extentOf(signing, spoken)})</p>
      ${viewer(spoken)}
      <h2>${words.signature}</h2>
      <form method="post">
        <input type="hidden" name="action" value="sign">
        <input type="hidden" name="document_sha256" value="${sha256}">
        <label for="full_name">${words.fullName}</label>
        <input type="text" name="full_name" id="full_name" value="${name}" autocomplete="name" required maxlength="200" aria-describedby="hint">
        <p class="hint" id="hint">${words.fullNameHint(signer.name)}</p>
        ${!isSameName(name, signer.name) && forAnother(signer.name, name, spoken)}
        <label class="choice"><input type="checkbox" name="consent" value="true" required> ${words.consent}</label>
        <button>${words.sign}</button>
      </form>
      <details${tried !== undefined && tried.reason !== '' && html` open`}>
        <summary>${words.decline.open}</summary>
        <form method="post">
          <input type="hidden" name="action" value="decline">
          <label for="reason">${words.decline.why}</label>
          <textarea name="reason" id="reason" rows="3" required maxlength="500" aria-describedby="consequence">${tried?.reason ?? ''}</textarea>
          <p class="hint" id="consequence">${words.decline.consequence({ title, business })}</p>
          <button class="quiet">${words.decline.submit}</button>
        </form>
      </details>
      <details>
        <summary>${words.recordedTitle}</summary>
        <p>${words.recorded({ sha256: code(sha256) })}</p>
      </details>`
}

/** The pages, which a script draws: it also shows the buttons, and says on which page the reader is. */
const viewer = ({ words }: Spoken): Html => html`<div class="viewer" id="viewer" hidden>
        <div class="tools">
          <span id="place" data-words="${words.pageOf}"></span>
          <button type="button" class="second" id="smaller" aria-label="${words.smaller}" aria-controls="pages">−</button>
          <button type="button" class="second" id="larger" aria-label="${words.larger}" aria-controls="pages">+</button>
        </div>
        <div class="pages" id="pages" role="region" aria-labelledby="document" tabindex="0">
          <p class="end" id="end">${words.endOfDocument}</p>
        </div>
      </div>
      <p class="hint" id="status" role="status" data-loading="${words.loading}" data-failed="${words.notShown}"></p>`

/** Asked for once another name was sent, so that it works without a script. Its value is the name that it is true of. */
const forAnother = (signer: string, name: string, { words }: Spoken): Html =>
  html`<label class="choice"><input type="checkbox" name="on_behalf" value="${name}"> <span>${words.forAnother({ signer: strong(signer), name: strong(name) })}</span></label>`

/** Title and content when the signer has nothing to do, or nothing more. */
function after(signing: Signing, spoken: Spoken): { title: string; content: Html } {
  const { title, business_name: business, status, signer, signed_sha256 } = signing
  const { words } = spoken
  const whose = { title, business }
  const receipt = (of?: string): Html | false =>
    signer.signed_at !== null && words.receipt({ title: of, at: dayAndTime(signer.signed_at, spoken) })
  if (status === 'signed') {
    const file = (text: string) => html`<a href="?file">${text}</a>`
    return words.signed({ ...whose, receipt: receipt(), sha256: code(signed_sha256), file })
  }
  if (status === 'declined') return words.declined({ ...whose, byReader: signer.status === 'declined' })
  if (status === 'voided') return words.withdrawn(whose)
  if (status === 'expired') return words.tooLate(whose)
  if (signer.status === 'signed') return words.othersAreLeft({ ...whose, receipt: receipt(title) })
  return words.notYourTurn(whose)
}
