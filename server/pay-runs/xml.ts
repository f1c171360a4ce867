const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** What XML 1.0 cannot hold, escaped or not (§ 2.2). */
const impossible = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** XML that is ready. */
export type Xml = string & { readonly xml: unique symbol }

/**
 * An element.
 *
 * @param content - text, which is escaped and freed from what XML cannot hold, or the elements in it; those that are
 *   left out are undefined
 */
export function element(name: string, content: string | (Xml | undefined)[], attributes = ''): Xml {
  const inner = typeof content === 'string' ? escaped(content) : content.filter((part) => part !== undefined).join('')
  return `<${name}${attributes}>${inner}</${name}>` as Xml
}

const escaped = (text: string): string =>
  text.replaceAll(impossible, ' ').replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** The start of an element whose end comes later. */
export const open = (name: string, attributes = ''): Xml => `<${name}${attributes}>` as Xml

/** The end of an element that was opened. */
export const close = (name: string): Xml => `</${name}>` as Xml
