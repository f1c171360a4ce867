import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core'
import {
  allowedEntries,
  allowedFilters,
  type Kind,
  kindNames,
  type ListedKind,
  refusedActions,
  refusedAnnotations,
  refusedEntries,
  streamEntries,
  strictKinds,
} from './allowed-content.ts'
import { findLinkDifference, findSignatureDifference } from './annotation-flags.ts'
import type { ContentKind, RefusedContent } from './file-problem.ts'

interface QueueItem {
  value: PdfObject
  kind: Kind
}

interface Inspection {
  dict: PdfDict
  resolve: (ref: PdfRef) => PdfObject | null
  enqueue: (value: PdfObject, kind: Kind) => void
}

/**
 * Checks each object that is reachable from the catalog against the allowlist.
 *
 * @returns the first refused content; undefined if there is none
 */
export function findRefusedContent(pdf: PDF): RefusedContent | undefined {
  const visited = new Set<string>()
  // Data is checked last: an object that is also reachable as another kind must be checked as that kind first.
  const [queue, data]: [QueueItem[], QueueItem[]] = [[{ value: pdf.getCatalog(), kind: 'catalog' }], []]
  const resolve = (ref: PdfRef) => pdf.getObject(ref)
  const enqueue = (value: PdfObject, kind: Kind): void => {
    if (isCompound(value) && kind !== 'backReference') (kind === 'data' ? data : queue).push({ value, kind })
  }
  for (let item = queue.pop(); item !== undefined; item = queue.pop() ?? data.pop()) {
    const { value, kind } = item
    if (value instanceof PdfRef) {
      if (!isNew(visited, value, kind)) continue
      const target = resolve(value)
      if (target) enqueue(target, kind)
    } else if (value instanceof PdfArray) {
      if (kind === 'actionOrDestination') continue // a destination
      for (const element of value) enqueue(element, kind)
    } else if (value instanceof PdfDict) {
      const refusal = inspect({ dict: value, resolve, enqueue }, kind)
      if (refusal !== undefined) return refusal
    }
  }
  return undefined
}

const isCompound = (value: PdfObject): boolean =>
  value instanceof PdfRef || value instanceof PdfArray || value instanceof PdfDict

/**
 * Whether an object was not visited as this kind. As data, an object is visited only if it was not visited as any kind.
 */
function isNew(visited: Set<string>, ref: PdfRef, kind: Kind): boolean {
  const name = ref.toString()
  const key = kind === 'data' ? name : `${name} ${kind}`
  if (visited.has(key)) return false
  visited.add(key).add(name)
  return true
}

function inspect(inspection: Inspection, kind: Kind): RefusedContent | undefined {
  const refusal = inspection.dict instanceof PdfStream ? inspectStream(inspection) : undefined
  if (refusal !== undefined) return refusal
  switch (kind) {
    case 'backReference':
      return undefined
    case 'scalar':
      return { kind: 'print_colours' }
    case 'data':
      return inspectData(inspection)
    case 'actionOrDestination':
      return inspectEntries(inspection, 'action')
    case 'annotation':
      return inspectAnnotation(inspection)
    case 'each graphicsState':
    case 'each pattern':
    case 'each xObject': {
      const valueKind = kind.slice('each '.length) as ListedKind
      for (const [, value] of inspection.dict) inspection.enqueue(value, valueKind)
      return undefined
    }
    default:
      return inspectEntries(inspection, kind)
  }
}

/** Refuses streams in external files, and filters that some viewers do not support. */
function inspectStream({ dict, resolve, enqueue }: Inspection): RefusedContent | undefined {
  if (['F', 'FFilter', 'FDecodeParms'].some((name) => dict.has(name))) return { kind: 'external_content' }
  const filter = dict.get('Filter', resolve)
  const filters = filter instanceof PdfArray ? filter.toArray() : filter ? [filter] : []
  for (const item of filters) {
    const value = item instanceof PdfRef ? resolve(item) : item
    const name = value instanceof PdfName ? value.value : ''
    if (!allowedFilters.has(name)) return { kind: 'unknown_format', name }
  }
  const parameters = dict.get('DecodeParms')
  if (parameters) enqueue(parameters, 'data')
  return undefined
}

/** Checks data, which may contain anything except files, layers and refused resources. */
function inspectData({ dict, resolve, enqueue }: Inspection): RefusedContent | undefined {
  const type = readName(dict, 'Type', resolve)
  if (type === 'OCG' || type === 'OCMD') return { kind: 'layers' }
  if (dict.has('EF') || type === 'Filespec' || type === 'EmbeddedFile') return { kind: 'attached_files' }
  for (const [{ value: name }, value] of dict) enqueue(value, name === 'Resources' ? 'resources' : 'data')
  return undefined
}

const refusedKind = (kind: ContentKind | undefined): RefusedContent | undefined => kind && { kind }

function inspectAnnotation(inspection: Inspection): RefusedContent | undefined {
  const { dict, resolve } = inspection
  const subtype = readName(dict, 'Subtype', resolve)
  if (subtype === 'Link') return refusedKind(findLinkDifference(dict, resolve)) ?? inspectEntries(inspection, 'link')
  if (subtype === 'Widget') {
    return inspectEntries(inspection, 'signatureField') ?? refusedKind(findSignatureDifference(dict, resolve))
  }
  return refusedKind(refusedAnnotations[subtype]) ?? { kind: 'comment', name: subtype }
}

/**
 * The pattern of second-class names, which are private to an application and have no effect in others (ISO 32000-2,
 * annex E).
 */
const privateName = /^[A-Za-z]{2,}[.:_]/

function inspectEntries(inspection: Inspection, kind: ListedKind): RefusedContent | undefined {
  const { dict, enqueue } = inspection
  const refusal = rules[kind]?.(inspection)
  if (refusal !== undefined) return refusal
  for (const [{ value: name }, value] of dict) {
    if (privateName.test(name) || (dict instanceof PdfStream && name in streamEntries)) continue
    const entryKind = Object.hasOwn(allowedEntries[kind], name) ? allowedEntries[kind][name] : undefined
    if (entryKind !== undefined) enqueue(value, entryKind)
    else if (isCompound(value) || strictKinds.has(kind))
      return refusedKind(refusedEntries[name]) ?? { kind: 'entry', name: `/${name} in its ${kindNames[kind]}` }
  }
  return undefined
}

/** Additional rules for some kinds of dictionaries. */
const rules: Partial<Record<ListedKind, (inspection: Inspection) => RefusedContent | undefined>> = {
  action({ dict, resolve }) {
    const type = readName(dict, 'S', resolve)
    if (type === 'GoTo') return undefined
    if (type !== 'URI') return refusedKind(refusedActions[type]) ?? { kind: 'action', name: type }
    const uri = dict.get('URI', resolve)
    const isAllowed = uri instanceof PdfString && /^(https?|mailto):/i.test(uri.asString())
    return isAllowed ? undefined : { kind: 'unknown_link' }
  },
  signatureField({ dict, resolve }) {
    const isSigned = readName(dict, 'FT', resolve) === 'Sig' && dict.get('V', resolve) instanceof PdfDict
    return isSigned ? undefined : { kind: 'form_fields' }
  },
  xObject({ dict, resolve }) {
    const subtype = readName(dict, 'Subtype', resolve)
    const isAllowed = dict instanceof PdfStream && (subtype === 'Form' || subtype === 'Image')
    return isAllowed ? undefined : { kind: 'unknown_format', name: subtype }
  },
}

function readName(dict: PdfDict, key: string, resolve: Inspection['resolve']): string {
  const value = dict.get(key, resolve)
  return value instanceof PdfName ? value.value : 'unknown'
}
