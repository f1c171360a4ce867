import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PdfRef } from '@libpdf/core'

type Resolve = (ref: PdfRef) => PdfObject | null

/*
 * Whether an annotation shows the same on screen and in print (ISO 32000-2, 12.5.3). Programs show one without the flag
 * `Print` on screen alone.
 */

const print = 1 << 2
/** These only keep people from editing it. */
const readOnly = 1 << 6
const locked = 1 << 7
const lockedContents = 1 << 9

/** The flags in `F`, or undefined where it has one that makes the annotation differ, such as `Hidden` or `NoView`. */
function sameFlags(dict: PdfDict, resolve: Resolve): number | undefined {
  const value = dict.get('F', resolve)
  if (value === undefined) return 0
  const flags = numberOf(value) ?? Number.NaN
  const isSame = flags >= 0 && flags < 1 << 10 && (flags & ~(print | readOnly | locked | lockedContents)) === 0
  return isSame && Number.isInteger(flags) ? flags : undefined
}

/**
 * @param dict - a link
 * @returns what differs, in words, or undefined
 */
export function differenceOfLink(dict: PdfDict, resolve: Resolve): string | undefined {
  if (dict.has('AP')) return 'links with a picture of their own'
  const flags = sameFlags(dict, resolve)
  if (flags === undefined) return 'links that differ in print'
  return (flags & print) === 0 && hasBorder(dict, resolve) ? 'links with a border that is not printed' : undefined
}

/**
 * @param dict - the widget of a signature
 * @returns what differs, in words, or undefined
 */
export function differenceOfSignature(dict: PdfDict, resolve: Resolve): string | undefined {
  if (!dict.has('AP') && isEmpty(dict.get('Rect', resolve), resolve)) return undefined
  const flags = sameFlags(dict, resolve)
  return flags === undefined || (flags & print) === 0 ? 'signatures that differ in print' : undefined
}

/** Whether a program may draw a border: `BS` takes the place of `Border`, but not for old ones. One point is the default. */
function hasBorder(dict: PdfDict, resolve: Resolve): boolean {
  const style = dict.get('BS', resolve)
  const border = dict.get('Border', resolve)
  if (style === undefined && border === undefined) return true
  const ofStyle = style instanceof PdfDict ? numberOf(style.get('W', resolve)) : undefined
  const ofBorder = border instanceof PdfArray ? numberOf(border.at(2, resolve)) : undefined
  return (style !== undefined && ofStyle !== 0) || (border !== undefined && ofBorder !== 0)
}

function isEmpty(rect: PdfObject | undefined, resolve: Resolve): boolean {
  if (!(rect instanceof PdfArray)) return false
  const [left, bottom, right, top] = [0, 1, 2, 3].map((place) => numberOf(rect.at(place, resolve)))
  return left !== undefined && bottom !== undefined && (left === right || bottom === top)
}

const numberOf = (value: PdfObject | undefined): number | undefined =>
  value instanceof PdfNumber ? value.value : undefined
