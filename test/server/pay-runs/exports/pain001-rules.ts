import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const rules = readFileSync(new URL('../../../vectors/pain001-rules.xsd', import.meta.url), 'utf8')

/** @returns what breaks the rules of pain.001.001.09, by libxml2; nothing for a valid document */
export async function pain001Problems(xml: string): Promise<string[]> {
  const schema = { fileName: 'pain001-rules.xsd', contents: rules }
  const result = await validateXML({ xml: { fileName: 'pain.xml', contents: xml }, schema })
  return result.valid ? [] : result.errors.map(({ message }) => message)
}

/** What stands in every element of a name, as it is written; nothing of ours is nested in one of its own name. */
export const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)

/** The one that there is. */
export function textOf(xml: string, name: string): string {
  const [text, ...others] = textsOf(xml, name)
  assert.ok(text !== undefined && others.length === 0, `one ${name}`)
  return text
}
