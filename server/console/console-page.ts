import type { Scope, Tokens } from '../../sdk/src/index.ts'
import type { Submission } from '../pages/form.ts'
import type { Html } from '../pages/html.ts'
import type { GuestContext, PageContext, StartedLogin } from './page-context.ts'
import type { SubmittedForm } from './submitted-form.ts'

export interface PageContent {
  title: string
  content: Html
  /** The breadcrumbs, from the top of the hierarchy to the parent page. */
  trail?: readonly (readonly [href: string, text: string])[]
  /** Content next to the title, such as a button that creates a record. */
  headerActions?: Html
  /** The URL of a script that only this page loads. */
  script?: string
  /** The address of another site to which the page forwards the browser. */
  forwardTo?: string
  /** The filters that the API refuses, with problems at their fields. The response then has the status 422. */
  refusal?: Submission | undefined
}

/** A redirect to the next page, with a notice about the result. */
export interface Redirect {
  goTo: string
  notice?: string
}

/** A file to download or to display. */
export interface FileResponse {
  /** The content. A stream is sent in chunks, and is never in memory as a whole. */
  file: Blob | ReadableStream<Uint8Array>
  /** The media type of a stream, which cannot be derived from its content. */
  type?: string
  name: string
  /** Whether the browser displays the file instead of saving it. */
  isInline?: boolean
}

/** A change of the browser's session. */
export interface SessionChange {
  /**
   * The new session: a token signs the user in, a session token starts the second factor, a secret starts a login at the
   * identity provider, and null signs the user out.
   */
  session: Pick<Tokens, 'token'> | { session_token: string } | StartedLogin | null
}

/** The result of a submitted form: the next page, or a page with a secret that is shown once. */
export type Outcome = (Redirect | PageContent | FileResponse) & Partial<SessionChange>

/** The actions of the forms of a page, by the name of the submit button. */
type Actions<Visitor> = Record<string, (visitor: Visitor, form: SubmittedForm) => Promise<Outcome>>

interface BasePage<Visitor> {
  /** The path below `/console`, with parameters in the syntax of Express. */
  path: string
  /**
   * Returns the content of the page.
   *
   * @param submission - the refused form of this page, if any
   * @throws {WorkforceError} if a request to the API fails; the console then shows the failure instead of the page
   */
  show(visitor: Visitor, submission?: Submission): Promise<Outcome>
  actions?: Actions<Visitor>
  /** The maximum size of a form without its file, in bytes. Defaults to 16 KiB for guests and 256 KiB for users. */
  maxFormBytes?: number
}

/** The single file that a form of a page may contain. */
interface Upload {
  /** The name of the file field. */
  field: string
  maxBytes: number
  /**
   * The scope that uploading requires, without which the form is not read; null for a file that every user may upload.
   */
  needs: Scope | null
}

/** A page for users who are signed in. */
export interface ConsolePage extends BasePage<PageContext> {
  for: 'users'
  /** The scope that the page requires. Users without it reach neither `show` nor an action. */
  needs?: Scope
  /** The file that forms of the page may contain. Without it, the page does not read forms with files. */
  upload?: Upload
}

/** A public page, such as the sign-in page. */
export interface OpenPage extends BasePage<GuestContext & { challenge: string | undefined }> {
  for: 'public'
}

export const consolePage = (page: Omit<ConsolePage, 'for'>): ConsolePage => ({ for: 'users', ...page })

export const openPage = (page: Omit<OpenPage, 'for'>): OpenPage => ({ for: 'public', ...page })
