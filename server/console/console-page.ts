import type { Tokens } from '../../sdk/src/index.ts'
import type { Tried } from '../pages/form.ts'
import type { Html } from '../pages/html.ts'
import type { SentForm } from './sent-form.ts'
import type { Guest, Visit } from './visit.ts'

/** What a page shows. */
export interface Shown {
  title: string
  content: Html
  /** Where the page is: links to the pages above it. */
  trail?: readonly (readonly [href: string, text: string])[]
  /** Beside the title, such as a button for a new thing. */
  beside?: Html
}

/** The next page, and what it says of what has been done. */
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

/** What changes about the session of the browser. */
export interface SessionChange {
  /** Signs in with the tokens of a login, or goes on to the second factor with its challenge; null signs out. */
  session: Pick<Tokens, 'token'> | { session_token: string } | null
}

/** What comes of a form: the next page, or one that shows what is shown only once. */
export type Outcome = (Next | Shown | SentFile) & Partial<SessionChange>

/** What the forms of a page do, by the name of their button. */
type Actions<Visitor> = Record<string, (visitor: Visitor, form: SentForm) => Promise<Outcome>>

interface PageOf<Visitor> {
  /** Below `/console`, with parameters as Express writes them. */
  path: string
  /**
   * @param tried - a form of this page that was refused
   * @throws {WorkforceError} what the API answers, which is shown instead
   */
  show(visitor: Visitor, tried?: Tried): Promise<Shown | Next | SentFile>
  actions?: Actions<Visitor>
}

/** A page for those who are signed in. */
export interface ConsolePage extends PageOf<Visit> {
  for: 'users'
}

/** A page for everybody, such as the one to sign in. */
export interface OpenPage extends PageOf<Guest & { challenge: string | undefined }> {
  for: 'everybody'
}

export const consolePage = (page: PageOf<Visit>): ConsolePage => ({ for: 'users', ...page })

export const openPage = (page: Omit<OpenPage, 'for'>): OpenPage => ({ for: 'everybody', ...page })
