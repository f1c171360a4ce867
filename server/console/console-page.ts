import type { Scope, Tokens } from '../../sdk/src/index.ts'
import type { Submission } from '../pages/form.ts'
import type { Html } from '../pages/html.ts'
import type { GuestContext, PageContext } from './page-context.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The content of a page. */
export interface PageContent {
  title: string
  content: Html
  /** The breadcrumbs. */
  trail?: readonly (readonly [href: string, text: string])[]
  /** Next to the title, such as a button that creates a record. */
  headerActions?: Html
}

/** The next page, with a notice about the result. */
export interface Redirect {
  goTo: string
  notice?: string
}

/** A file to save or to view. */
export interface FileResponse {
  /** A stream is sent in chunks, and is never in memory as a whole. */
  file: Blob | ReadableStream<Uint8Array>
  /** The media type of a stream. */
  type?: string
  name: string
  /** Whether the browser displays the file instead of saving it. */
  isInline?: boolean
}

/** A change of the session of the browser. */
export interface SessionChange {
  /** A token signs the user in, a session token starts the second factor, and null signs the user out. */
  session: Pick<Tokens, 'token'> | { session_token: string } | null
}

/** The result of a form: the next page, or a page with a secret that is shown once. */
export type Outcome = (Redirect | PageContent | FileResponse) & Partial<SessionChange>

/** The actions of the forms of a page, by the name of the button. */
type Actions<Visitor> = Record<string, (visitor: Visitor, form: SubmittedForm) => Promise<Outcome>>

interface BasePage<Visitor> {
  /** Below `/console`, with parameters as Express writes them. */
  path: string
  /**
   * @param submission - the refused form of this page, if any
   * @throws {WorkforceError} a failure of the API, which the console shows instead of the page
   */
  show(visitor: Visitor, submission?: Submission): Promise<PageContent | Redirect | FileResponse>
  actions?: Actions<Visitor>
  /** The maximum bytes of a form without its file. Defaults to 16 KiB, and to 256 KiB for users. */
  maxFormBytes?: number
}

/** The one file that a form of a page may have. */
interface Upload {
  /** The name of the file field. */
  field: string
  maxBytes: number
  /** The scope for uploading, without which the form is not read; null for a file that every user may upload. */
  needs: Scope | null
}

/** A page for users who are signed in. */
export interface ConsolePage extends BasePage<PageContext> {
  for: 'users'
  /** The scope that the page requires. Without it, neither `show` nor an action is called. */
  needs?: Scope
  /** A page without it does not read forms with files. */
  upload?: Upload
}

/** A public page, such as the sign-in page. */
export interface OpenPage extends BasePage<GuestContext & { challenge: string | undefined }> {
  for: 'public'
}

export const consolePage = (page: Omit<ConsolePage, 'for'>): ConsolePage => ({ for: 'users', ...page })

export const openPage = (page: Omit<OpenPage, 'for'>): OpenPage => ({ for: 'public', ...page })
