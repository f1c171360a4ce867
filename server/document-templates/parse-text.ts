import { type ParsedMarkdown, parseMarkdown } from '../pdf/parse-markdown.ts'
import { runInPdfThread } from '../pdf/run-in-pdf-thread.ts'

/** A contract of a few pages. The parser cannot pause, and takes a tenth of a second for the longest text. */
const fewCharacters = 10_000

/** Parses Markdown like `parseMarkdown`: a long text in a thread, where it holds up no request. */
export const parseText = async (text: string): Promise<ParsedMarkdown> =>
  text.length > fewCharacters ? await runInPdfThread('parse', text) : parseMarkdown(text)
