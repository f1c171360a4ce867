import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Html } from '../../pages/html.ts'

/*
 * The words of the pages for signers. A language is a file in `languages/`, named by its tag (BCP 47), that exports the
 * words: a missing one does not compile. Nothing else has to change for a new language.
 */

/** Why a form of a signer was not accepted. */
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

/** A title and what is below it. */
type Said<Given> = (given: Given) => { title: string; content: Html }

interface Whose {
  title: string
  business: string
}

/** Everything that the pages say, in one language. Links and times are given as HTML. */
export interface SigningWords {
  /** The language in its own words. */
  name: string
  /** Names the list of languages. */
  languages: string
  /** Before the title of the window, when a form was not accepted. */
  error: string
  problems: Record<SigningProblem, string>
  pages: (count: number) => string

  signTitle: (title: string) => string
  /** Before the document is opened. `until` is a time, or nothing. */
  asksToOpen: (given: Whose & { signer: Html; extent: string; until: Html | false }) => Html
  open: string
  opening: (given: Whose) => string
  /** Once it is open. */
  asksToSign: (given: Whose & { signer: Html; until: Html | false }) => Html
  document: string
  openAsPdf: (given: Whose) => string

  loading: string
  notShown: string
  /** With `{page}` and `{count}`, which a script fills in. */
  pageOf: string
  endOfDocument: string
  larger: string
  smaller: string

  signature: string
  fullName: string
  fullNameHint: (signer: string) => string
  /** A statement, in the name of whoever signs for somebody else. */
  forAnother: (given: { signer: Html; name: Html }) => Html
  consent: string
  sign: string

  decline: { open: string; why: string; consequence: (given: Whose) => string; submit: string }

  /** Why the page can be trusted. `host` is where it is. */
  trust: (given: Whose & { host: Html; verify: (words: string) => Html }) => Html
  recordedTitle: string
  recorded: (given: { sha256: Html }) => Html

  signed: Said<Whose & { receipt: Html | false; sha256: Html; file: (words: string) => Html }>
  /** When the reader has signed; `title` where it is not clear what. */
  receipt: (given: { title: string | undefined; at: Html }) => Html
  declined: Said<Whose & { byReader: boolean }>
  withdrawn: Said<Whose>
  tooLate: Said<Whose>
  othersAreLeft: Said<Whose & { receipt: Html | false }>
  notYourTurn: Said<Whose>
  noSuchLink: Said<object>
  /** For who is signed in. */
  back: string

  /** The page that says whether a file is genuine. Times are given as HTML. */
  verify: {
    title: string
    lead: string
    file: string
    submit: string
    noFile: string
    signed: (at: Html) => Html
    original: (at: Html) => Html
    unknown: string
  }
}

const folder = join(import.meta.dirname, 'languages')

const read = async (file: string): Promise<[tag: string, words: SigningWords]> => {
  const { words } = (await import(join(folder, file))) as { words: SigningWords }
  return [file.slice(0, -'.ts'.length), words]
}

const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
const all = new Map(await Promise.all(files.sort().map(read)))

/** The tags of all languages. English is the first: it is for who asks for none that is there. */
export const languages: readonly string[] = [...new Set(['en', ...all.keys()])]

/** @throws {Error} for a language that is not there */
export function wordsIn(language: string): SigningWords {
  const words = all.get(language)
  if (!words) throw new Error(`there are no words in ${language}`)
  return words
}
