import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const rules = readFileSync(new URL('../../../vectors/pain001-rules.xsd', import.meta.url), 'utf8')

/**
 * Returns the violations of the XML schema pain.001.001.09, as reported by libxml2, with the position of the message and
 * the line. Each call starts a thread, so many messages are validated in one call.
 */
export async function pain001Problems(...messages: string[]): Promise<string[]> {
  const schema = { fileName: 'pain001-rules.xsd', contents: rules }
  const xml = messages.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const result = await validateXML({ xml, schema })
  return result.valid ? [] : result.errors.map(({ rawMessage }) => rawMessage)
}

/** Returns the unescaped contents of all elements with the name, which must not be nested. */
export const elementTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

/** Returns the content of the only element with the name. */
export function elementText(xml: string, name: string): string {
  const [text, ...others] = elementTexts(xml, name)
  assert.ok(text !== undefined && others.length === 0, `one ${name}`)
  return text
}
