import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import {
  actionNames,
  allowed,
  allowedFilters,
  annotationNames,
  type Kind,
  kindNames,
  type ListedKind,
  memberNames,
  streamMembers,
  strictKinds,
} from './allowed-content.ts'
import { differenceOfLink, differenceOfSignature } from './annotation-flags.ts'

/** A value of the file with what it is there. */
interface Place {
  value: PdfObject
  kind: Kind
}

/** A dictionary with the way to what it refers to. */
interface Inspected {
  dict: PdfDict
  resolve: (ref: PdfRef) => PdfObject | null
  /** Has a value looked at later. */
  look: (value: PdfObject, kind: Kind) => void
}

/**
 * Looks at every object that can be reached from the catalog, for what is not in the list of what a PDF may have.
 *
 * @returns what was found first, in words, or undefined
 */
export function findRefusedContent(pdf: PDF): string | undefined {
  const seen = new Set<string>()
  // What is known to be data comes last, so that whatever is anything else has been seen as that.
  const [left, data]: [Place[], Place[]] = [[{ value: pdf.getCatalog(), kind: 'catalog' }], []]
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const look = (value: PdfObject, kind: Kind): void => {
    if (isCompound(value) && kind !== 'behind') (kind === 'data' ? data : left).push({ value, kind })
  }
  for (let place = left.pop(); place !== undefined; place = left.pop() ?? data.pop()) {
    const { value, kind } = place
    if (value instanceof PdfRef) {
      if (!isNew(seen, value, kind)) continue
      const target = resolve(value)
      if (target) look(target, kind)
    } else if (value instanceof PdfArray) {
      if (kind === 'start') continue // a destination
      for (const item of value) look(item, kind)
    } else if (value instanceof PdfDict) {
      const found = inspect({ dict: value, resolve, look }, kind)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Whether a value can have others in it. */
const isCompound = (value: PdfObject): boolean =>
  value instanceof PdfRef || value instanceof PdfArray || value instanceof PdfDict

function isNew(seen: Set<string>, ref: PdfRef, kind: Kind): boolean {
  const name = ref.toString()
  const place = kind === 'data' ? name : `${name} ${kind}`
  if (seen.has(place)) return false
  seen.add(place).add(name)
  return true
}

function inspect(at: Inspected, kind: Kind): string | undefined {
  const found = at.dict instanceof PdfStream ? inspectStream(at) : undefined
  if (found !== undefined) return found
  switch (kind) {
    case 'behind':
      return undefined
    case 'name':
      return 'colours that differ in print'
    case 'data':
      return inspectData(at)
    case 'start':
      return inspectMembers(at, 'action')
    case 'annotation':
      return inspectAnnotation(at)
    case 'each graphicsState':
    case 'each pattern':
    case 'each xObject': {
      const each = kind.slice('each '.length) as ListedKind
      for (const [, value] of at.dict) at.look(value, each)
      return undefined
    }
    default:
      return inspectMembers(at, kind)
  }
}

/** Streams whose data are elsewhere, or are decoded in a way that not every program knows. */
function inspectStream({ dict, resolve, look }: Inspected): string | undefined {
  if (['F', 'FFilter', 'FDecodeParms'].some((name) => dict.has(name))) return 'content from another file'
  const filter = dict.get('Filter', resolve)
  const filters = filter instanceof PdfArray ? filter.toArray() : filter ? [filter] : []
  for (const each of filters) {
    const value = each instanceof PdfRef ? resolve(each) : each
    const name = value instanceof PdfName ? value.value : ''
    if (!allowedFilters.has(name)) return `content in an unknown format (${name})`
  }
  const parameters = dict.get('DecodeParms')
  if (parameters) look(parameters, 'data')
  return undefined
}

/** Whatever is in data is allowed but files, layers, and resources that are not. */
function inspectData({ dict, resolve, look }: Inspected): string | undefined {
  const type = nameIn(dict, 'Type', resolve)
  if (type === 'OCG' || type === 'OCMD') return memberNames.OC
  if (dict.has('EF') || type === 'Filespec' || type === 'EmbeddedFile') return memberNames.EmbeddedFiles
  for (const [{ value: name }, value] of dict) look(value, name === 'Resources' ? 'resources' : 'data')
  return undefined
}

function inspectAnnotation(at: Inspected): string | undefined {
  const subtype = nameIn(at.dict, 'Subtype', at.resolve)
  if (subtype === 'Link') return differenceOfLink(at.dict, at.resolve) ?? inspectMembers(at, 'link')
  if (subtype === 'Widget') return inspectMembers(at, 'signatureField') ?? differenceOfSignature(at.dict, at.resolve)
  return annotationNames[subtype] ?? `a comment or drawing that can be moved (${subtype})`
}

/** Members that are named by the rule for private names do nothing in other programs (ISO 32000-2, annex E). */
const privateName = /^[A-Za-z]{2,}[.:_]/

function inspectMembers(at: Inspected, kind: ListedKind): string | undefined {
  const { dict, look } = at
  const found = ownRules[kind]?.(at)
  if (found !== undefined) return found
  for (const [{ value: name }, value] of dict) {
    if (privateName.test(name) || (dict instanceof PdfStream && name in streamMembers)) continue
    const of = Object.hasOwn(allowed[kind], name) ? allowed[kind][name] : undefined
    if (of !== undefined) look(value, of)
    else if (isCompound(value) || strictKinds.has(kind))
      return memberNames[name] ?? `/${name} in its ${kindNames[kind]}`
  }
  return undefined
}

/** What must hold of some kinds beside their members. */
const ownRules: Partial<Record<ListedKind, (at: Inspected) => string | undefined>> = {
  action({ dict, resolve }) {
    const type = nameIn(dict, 'S', resolve)
    if (type === 'GoTo') return undefined
    if (type !== 'URI') return actionNames[type] ?? `an action (${type})`
    const uri = dict.get('URI', resolve)
    const isPlain = uri instanceof PdfString && /^(https?|mailto):/i.test(uri.asString())
    return isPlain ? undefined : 'a link that is not to a web or mail address'
  },
  signatureField({ dict, resolve }) {
    const isSigned = nameIn(dict, 'FT', resolve) === 'Sig' && dict.get('V', resolve) instanceof PdfDict
    return isSigned ? undefined : 'form fields that can be filled in'
  },
  xObject({ dict, resolve }) {
    const subtype = nameIn(dict, 'Subtype', resolve)
    const isShown = dict instanceof PdfStream && (subtype === 'Form' || subtype === 'Image')
    return isShown ? undefined : `content in an unknown format (${subtype})`
  },
}

function nameIn(dict: PdfDict, key: string, resolve: Inspected['resolve']): string {
  const value = dict.get(key, resolve)
  return value instanceof PdfName ? value.value : 'unknown'
}
