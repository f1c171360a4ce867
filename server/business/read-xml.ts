/** An element of XML, with its name and its attributes as namespaces make them. */
export interface XmlElement {
  namespace: string
  name: string
  /** By name; one of a namespace by its namespace, a space and its name. */
  attributes: Map<string, string>
  children: (XmlElement | string)[]
}

/** Why a file is not taken: words that go on after “this file”. */
export class RefusedFile extends Error {}

/**
 * Reads XML without a document type: nothing in it can name a file or stand for other text (XML 1.0, 2 to 4; Namespaces in
 * XML). Comments are left out.
 *
 * @throws {RefusedFile}
 */
export const readXml = (text: string): XmlElement => new Reader(text).read()

const maxElements = 5000
const maxDepth = 100

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const tokens = {
  declaration: /\ufeff?<\?xml(\s[^<>?]*)\?>/y,
  instruction: new RegExp(String.raw`<\?(${name})`, 'y'),
  start: new RegExp(`<(${name})`, 'y'),
  attribute: new RegExp(String.raw`\s+(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y'),
  startEnd: /\s*(\/?)>/y,
  end: new RegExp(String.raw`</(${name})\s*>`, 'y'),
  section: /<!\[CDATA\[/y,
  comment: /<!--/y,
  documentType: /<!DOCTYPE/iy,
  text: /[^<]+/y,
}

const noCharacter = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u
const references: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The namespaces of prefixes. Each scope has the one around it as its prototype. */
type Scope = Record<string, string>
const outermost: Scope = Object.assign(Object.create(null), { '': '', xml: 'http://www.w3.org/XML/1998/namespace' })

interface OpenElement {
  element: XmlElement
  /** Its name as it was written. */
  tag: string
  scope: Scope
}

class Reader {
  readonly #text: string
  readonly #open: OpenElement[] = []
  #at = 0
  #root: XmlElement | undefined
  #elements = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): XmlElement {
    if (noCharacter.test(this.#text)) throw new RefusedFile('has characters that XML cannot have')
    const [, encoding = 'utf-8'] = /\sencoding\s*=\s*["']([^"']*)/.exec(this.#take('declaration')?.[1] ?? '') ?? []
    if (!/^(utf-8|us-ascii)$/i.test(encoding)) throw new RefusedFile('is not in UTF-8: save it as UTF-8')
    while (this.#at < this.#text.length) this.#readNext()
    if (this.#root === undefined || this.#open.length > 0) throw this.#malformed()
    return this.#root
  }

  #readNext(): void {
    const text = this.#take('text')
    const end = text ? null : this.#take('end')
    if (text) this.#addText(this.#decode(text[0]))
    else if (end) this.#endElement(end[1])
    else if (this.#take('section')) this.#addText(this.#takeUntil(']]>'))
    else if (this.#take('comment')) this.#skipComment()
    else this.#startElement()
  }

  #skipComment(): void {
    this.#takeUntil('--')
    if (this.#text[this.#at] !== '>') throw this.#malformed()
    this.#at += 1
  }

  #startElement(): void {
    if (this.#take('documentType')) throw new RefusedFile('has a document type (<!DOCTYPE …>): delete it')
    const [, instruction] = this.#take('instruction') ?? []
    if (instruction !== undefined) throw new RefusedFile(`has an instruction (<?${instruction} …?>): delete it`)
    const [, tag] = this.#take('start') ?? []
    if (tag === undefined) throw this.#malformed()
    const written = this.#takeAttributes()
    const [, empty] = this.#take('startEnd') ?? []
    const parent = this.#open.at(-1)
    if (empty === undefined || (parent === undefined && this.#root !== undefined)) throw this.#malformed()
    this.#elements += 1
    if (this.#elements > maxElements) throw new RefusedFile(`has more than ${maxElements} elements: simplify it`)
    if (this.#open.length >= maxDepth) throw new RefusedFile(`has more than ${maxDepth} elements in one another`)

    const scope: Scope = Object.create(parent?.scope ?? outermost)
    for (const [key, value] of written) {
      const [first, prefix = ''] = key.split(':')
      if (first === 'xmlns') scope[prefix] = value
    }
    const attributes = new Map<string, string>()
    for (const [key, value] of written) {
      if (/^xmlns(:|$)/.test(key)) continue
      const [namespace, local] = key.includes(':') ? this.#resolve(key, scope) : ['', key]
      attributes.set(namespace === '' ? local : `${namespace} ${local}`, value)
    }
    const [namespace, local] = this.#resolve(tag, scope)
    const element: XmlElement = { namespace, name: local, attributes, children: [] }
    parent?.element.children.push(element)
    this.#root ??= element
    if (empty === '') this.#open.push({ element, tag, scope })
  }

  #takeAttributes(): Map<string, string> {
    const taken = new Map<string, string>()
    for (let found = this.#take('attribute'); found; found = this.#take('attribute')) {
      const [, key = '', double, single = ''] = found
      if (taken.has(key)) throw this.#malformed()
      taken.set(key, this.#decode(double ?? single))
    }
    return taken
  }

  /** @returns the namespace and the local part of a name */
  #resolve(qualified: string, scope: Scope): [namespace: string, local: string] {
    const [local = '', prefix = ''] = qualified.split(':').reverse()
    const namespace = scope[prefix]
    if (namespace === undefined) throw this.#malformed()
    return [namespace, local]
  }

  #endElement(tag: string | undefined): void {
    if (this.#open.pop()?.tag !== tag) throw this.#malformed()
  }

  #addText(text: string): void {
    const parent = this.#open.at(-1)
    if (parent) parent.element.children.push(text)
    else if (/\S/.test(text)) throw this.#malformed()
  }

  #decode(raw: string): string {
    return raw.replaceAll(
      /&(?:(\w+);|#(\d+);|#x([\da-f]+);)?/gi,
      (_, named?: string, decimal?: string, hex?: string) => {
        if (named !== undefined) {
          const character = Object.hasOwn(references, named) ? references[named] : undefined
          if (character === undefined) throw new RefusedFile(`uses the entity &${named.slice(0, 50)};: save it without`)
          return character
        }
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
        const character = code <= 0x10ffff ? String.fromCodePoint(code) : '\0'
        if (noCharacter.test(character)) throw this.#malformed()
        return character
      },
    )
  }

  #take(token: keyof typeof tokens): RegExpExecArray | null {
    const pattern = tokens[token]
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }

  #takeUntil(end: string): string {
    const found = this.#text.indexOf(end, this.#at)
    if (found < 0) throw this.#malformed()
    const taken = this.#text.slice(this.#at, found)
    this.#at = found + end.length
    return taken
  }

  #malformed(): RefusedFile {
    return new RefusedFile(`is no well-formed XML: see line ${this.#text.slice(0, this.#at).split('\n').length}`)
  }
}
