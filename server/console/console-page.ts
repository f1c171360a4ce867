import type { Scope, Tokens } from '../../sdk/src/index.ts'
import type { Submission } from '../pages/form.ts'
import type { Html } from '../pages/html.ts'
import type { GuestContext, PageContext } from './page-context.ts'
import type { SentForm } from './sent-form.ts'

/** The content of a page. */
export interface Shown {
  title: string
  content: Html
  /** The breadcrumbs. */
  trail?: readonly (readonly [href: string, text: string])[]
  /** Beside the title, such as a button for a new thing. */
  beside?: Html
}

/** The next page, with a notice about the result. */
export interface Next {
  goTo: string
  notice?: string
}

/** A file to save or to look at. */
export interface SentFile {
  /** A stream is sent as it comes, and never held as a whole. */
  file: Blob | ReadableStream<Uint8Array>
  /** The media type of a stream. */
  type?: string
  name: string
  /** Whether the browser shows it instead of saving it. */
  isInline?: boolean
}

/** A change of the session of the browser. */
export interface SessionChange {
  /** The tokens of a login sign in, a challenge continues with the second factor, and null signs out. */
  session: Pick<Tokens, 'token'> | { session_token: string } | null
}

/** The result of a form: the next page, or a page with a secret that is shown once. */
export type Outcome = (Next | Shown | SentFile) & Partial<SessionChange>

/** The actions of the forms of a page, by the name of the button. */
type Actions<Visitor> = Record<string, (visitor: Visitor, form: SentForm) => Promise<Outcome>>

interface BasePage<Visitor> {
  /** Below `/console`, with parameters as Express writes them. */
  path: string
  /**
   * @param submission - a form of this page that was refused
   * @throws {WorkforceError} what the API answers, which is shown instead
   */
  show(visitor: Visitor, submission?: Submission): Promise<Shown | Next | SentFile>
  actions?: Actions<Visitor>
  /** The maximum bytes of a form without its file. Defaults to 16 KiB, and to 256 KiB for users. */
  maxFormBytes?: number
}

/** The one file that a form of a page may have. */
interface Upload {
  /** The name of its field. */
  field: string
  maxBytes: number
  /** The scope that sending it needs, without which the form is not read; null for a file that every user may send. */
  needs: Scope | null
}

/** A page for those who are signed in. */
export interface ConsolePage extends BasePage<PageContext> {
  for: 'users'
  /** A scope without which nothing of the page is for the visitor: neither `show` nor an action is called. */
  needs?: Scope
  /** A page without it reads no form that has files. */
  upload?: Upload
}

/** A public page, such as the one to sign in. */
export interface OpenPage extends BasePage<GuestContext & { challenge: string | undefined }> {
  for: 'everybody'
}

export const consolePage = (page: Omit<ConsolePage, 'for'>): ConsolePage => ({ for: 'users', ...page })

export const openPage = (page: Omit<OpenPage, 'for'>): OpenPage => ({ for: 'everybody', ...page })
