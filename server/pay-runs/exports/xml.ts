const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** The characters that XML 1.0 does not allow, escaped or not (§ 2.2). */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** XML text, already escaped. */
export type Xml = string & { readonly xml: unique symbol }

/**
 * Writes an element.
 *
 * @param content - a text, which is escaped, with a space for each character that XML does not allow; or the elements
 *   in it, undefined for one that is left out
 */
export function element(name: string, content: string | (Xml | undefined)[], attributes = ''): Xml {
  const inner = typeof content === 'string' ? escaped(content) : content.filter((part) => part !== undefined).join('')
  return `<${name}${attributes}>${inner}</${name}>` as Xml
}

const escaped = (text: string): string =>
  text.replaceAll(impossible, ' ').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** The start tag of an element, which `close` ends. */
export const open = (name: string, attributes = ''): Xml => `<${name}${attributes}>` as Xml

/** The end tag of an element that `open` started. */
export const close = (name: string): Xml => `</${name}>` as Xml
