import type { Schemas } from '../operation/contract.ts'
import { scriptAddress } from '../pages/assets.ts'
import { type Html, html } from '../pages/html.ts'
import { page } from '../pages/page.ts'
import { showPdfScript } from './page-assets.ts'
import { isSameName } from './same-name.ts'

type Signing = Schemas['Signing']

/** A form that could not be accepted: what was wrong, and what the signer typed. */
export interface Tried {
  problem: string
  full_name: string
  reason: string
}

interface Options {
  /** Whether the signer has opened the document. */
  isOpened: boolean
  tried?: Tried | undefined
  /** Where a signer came from who is signed in. */
  back?: string | undefined
}

/** The page behind a signer's link, for every state of the document. The link itself is nowhere in it. */
export function signingView(signing: Signing, { isOpened, tried, back }: Options): string {
  const state = tried === undefined ? '' : 'Error: ' // screen readers say the title first
  if (signing.allowed_actions.includes('sign')) {
    if (!isOpened) return page(`Sign: ${signing.title}`, toOpen(signing), { script: scriptAddress })
    return page(`Sign: ${signing.title}`, toSign(signing, tried), {
      state,
      wide: true,
      script: [scriptAddress, showPdfScript],
    })
  }
  const [title, content] = after(signing)
  const wayBack = back !== undefined && html`<p><a href="${back}">Back to the document in Workforce</a></p>`
  return page(title, html`${content}${wayBack}`, { state, script: scriptAddress })
}

/** Instead of the page: nobody learns whether there ever was such a link. */
export const linkIsOver = (): string =>
  page(
    'This link does not work',
    html`<p>It may be incomplete, or there is a newer one: look for a later mail.</p>
      <p>If not, ask whoever sent it to you for another.</p>`,
  )

/** What comes first: whoever only follows links, as scanners do, gets no further. */
function toOpen({ title, business_name, signer, page_count, size_bytes, expires_at }: Signing): Html {
  return html`<p class="account">${business_name} asks you, <strong>${signer.name}</strong>, to read and sign “${title}” (${pages(page_count)}, ${size(size_bytes)})${until(expires_at)}.</p>
      <form method="post">
        <input type="hidden" name="action" value="open">
        <button aria-describedby="opening">Open the document</button>
      </form>
      <p class="hint" id="opening">That signs nothing. ${business_name} can see that you have opened it.</p>`
}

function toSign(
  { title, business_name, signer, sha256, page_count, size_bytes, expires_at }: Signing,
  tried?: Tried,
): Html {
  const name = tried?.full_name || signer.name
  const alert = tried === undefined ? [] : [html`<p class="problem" role="alert" id="problem">${tried.problem}</p>`]
  return html`<p class="account">${business_name} asks you, <strong>${signer.name}</strong>, to read and sign this document${until(expires_at)}.</p>
      ${alert}
      <h2 id="document">The document</h2>
      <p><a href="?file" target="_blank" rel="noopener">Open “${title}” as PDF</a> (${pages(page_count)}, ${size(size_bytes)})</p>
      <div class="pages" id="pages" role="region" aria-labelledby="document" tabindex="0" hidden></div>
      <p class="hint" id="status" role="status"></p>
      <h2>Your signature</h2>
      <form method="post">
        <input type="hidden" name="action" value="sign">
        <input type="hidden" name="document_sha256" value="${sha256}">
        <label for="full_name">Your full name</label>
        <input type="text" name="full_name" id="full_name" value="${name}" autocomplete="name" required maxlength="200" aria-describedby="hint">
        <p class="hint" id="hint">If you are not ${signer.name} but sign for them, put your own name here.</p>
        ${isSameName(name, signer.name) ? [] : forAnother(signer.name, name)}
        <label class="choice"><input type="checkbox" name="consent" value="true" required> I have read the document and agree to sign it electronically.</label>
        <button>Sign the document</button>
      </form>
      <details${tried !== undefined && tried.reason !== '' ? html` open` : []}>
        <summary>I do not want to sign</summary>
        <form method="post">
          <input type="hidden" name="action" value="decline">
          <label for="reason">Why not?</label>
          <textarea name="reason" id="reason" rows="3" required maxlength="500" aria-describedby="consequence">${tried?.reason ?? ''}</textarea>
          <p class="hint" id="consequence">${business_name} can read it. Nobody can sign the document after that.</p>
          <button class="quiet">Decline to sign</button>
        </form>
      </details>
      <details>
        <summary>How this is recorded</summary>
        <p>Your name, the time, your network address and your browser are kept with the document as evidence. Your signature is bound to exactly this file by its SHA-256: <code>${sha256}</code>. It is an electronic signature, not an advanced or a qualified one.</p>
      </details>`
}

/** Asked for once another name was sent, so that it works without a script. Its value is the name that it is true of. */
const forAnother = (signer: string, name: string): Html =>
  html`<label class="choice"><input type="checkbox" name="on_behalf" value="${name}"> <span>I sign for <strong>${signer}</strong>, as <strong>${name}</strong>.</span></label>`

/** Title and content when the signer has nothing to do, or nothing more. */
function after({ title, business_name, status, signer, signed_sha256 }: Signing): [title: string, content: Html] {
  if (status === 'signed') {
    return [
      'Signed',
      html`<p class="account">Everybody has signed “${title}” of ${business_name}. ${receiptOf(signer)}</p>
      <p><a href="?file">Download the signed document</a></p>
      <p class="hint">It can be downloaded here for 30 days. Its SHA-256 is <code>${signed_sha256 ?? ''}</code>.</p>`,
    ]
  }
  if (status === 'declined') {
    const who = signer.status === 'declined' ? 'You have' : 'Another signer has'
    return ['Declined', html`<p class="account">${who} declined to sign “${title}”. ${business_name} knows.</p>`]
  }
  if (status === 'voided') return ['Withdrawn', html`<p class="account">${business_name} has withdrawn “${title}”.</p>`]
  if (status === 'expired') {
    return [
      'Too late',
      html`<p class="account">“${title}” can no longer be signed. ${business_name} can send it again.</p>`,
    ]
  }
  if (signer.status === 'signed') {
    return ['You have signed', html`<p class="account">${receiptOf(signer, title)} Others have still to sign it.</p>`]
  }
  return [
    'Not your turn yet',
    html`<p class="account">${business_name} asks you to sign “${title}”, but somebody else has to sign it first. Come back later with this link.</p>`,
  ]
}

const receiptOf = ({ signed_at }: Signing['signer'], title?: string): Html | false =>
  signed_at !== null && html`You signed ${title !== undefined && `“${title}” `}on ${dayAndTime(signed_at)}.`

const until = (at: string | null): Html | false => at !== null && html` until ${dayAndTime(at)}`

/** By UTC, as the reader's time zone is unknown here; the script of our pages knows it. */
const dayAndTime = (at: string): Html => {
  const text = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${at}" data-local>${text.format(new Date(at))} UTC</time>`
}

const pages = (count: number): string => (count === 1 ? 'one page' : `${count} pages`)

const size = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
