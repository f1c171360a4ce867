/** HTML text, which is not escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * A value in a template. Strings and numbers are escaped, `Html` is not, and missing values are rendered as nothing.
 */
export type Piece = string | number | Html | readonly Piece[] | false | null | undefined

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Creates HTML from a template. Text is escaped for elements and quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(toText)))
}

function toText(piece: Piece): string {
  if (piece instanceof Html) return piece.text
  if (Array.isArray(piece)) return piece.map(toText).join('')
  if (piece === false || piece === null || piece === undefined) return ''
  return escapedMarkup(String(piece))
}

/** Escapes text for elements and quoted attributes of HTML and XML. */
export const escapedMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
