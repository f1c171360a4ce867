import { PdfArray, PdfDict, PdfNumber, type PdfObject, type PdfRef } from '@libpdf/core'
import type { ContentKind } from './file-problem.ts'

type Resolve = (ref: PdfRef) => PdfObject | null

/*
 * The flags of annotations that look the same on screen and in print (ISO 32000-2, 12.5.3). Without the flag `Print`,
 * viewers show an annotation only on screen.
 */

const print = 1 << 2
/** Flags that only prevent editing. */
const readOnly = 1 << 6
const locked = 1 << 7
const lockedContents = 1 << 9

/** Returns the value of `F`, or undefined if a flag makes screen and print differ, such as `Hidden` or `NoView`. */
function readSafeFlags(dict: PdfDict, resolve: Resolve): number | undefined {
  const value = dict.get('F', resolve)
  if (value === undefined) return 0
  const flags = toNumber(value) ?? Number.NaN
  const isSafe = flags >= 0 && flags < 1 << 10 && (flags & ~(print | readOnly | locked | lockedContents)) === 0
  return isSafe && Number.isInteger(flags) ? flags : undefined
}

/** @returns the kind of the difference between a link on screen and in print; undefined if there is none */
export function findLinkDifference(dict: PdfDict, resolve: Resolve): ContentKind | undefined {
  if (dict.has('AP')) return 'link_image'
  const flags = readSafeFlags(dict, resolve)
  if (flags === undefined) return 'print_links'
  return (flags & print) === 0 && hasBorder(dict, resolve) ? 'link_border' : undefined
}

/**
 * @param dict - the widget annotation of a signature field
 * @returns the kind of the difference between the signature on screen and in print; undefined if there is none
 */
export function findSignatureDifference(dict: PdfDict, resolve: Resolve): ContentKind | undefined {
  if (!dict.has('AP') && isEmpty(dict.get('Rect', resolve), resolve)) return undefined
  const flags = readSafeFlags(dict, resolve)
  return flags === undefined || (flags & print) === 0 ? 'print_signatures' : undefined
}

/**
 * Whether an annotation has a visible border. Some viewers use `BS`, others `Border`. The default width is one point.
 */
function hasBorder(dict: PdfDict, resolve: Resolve): boolean {
  const style = dict.get('BS', resolve)
  const border = dict.get('Border', resolve)
  if (style === undefined && border === undefined) return true
  const styleWidth = style instanceof PdfDict ? toNumber(style.get('W', resolve)) : undefined
  const borderWidth = border instanceof PdfArray ? toNumber(border.at(2, resolve)) : undefined
  return (style !== undefined && styleWidth !== 0) || (border !== undefined && borderWidth !== 0)
}

function isEmpty(rect: PdfObject | undefined, resolve: Resolve): boolean {
  if (!(rect instanceof PdfArray)) return false
  const [left, bottom, right, top] = [0, 1, 2, 3].map((index) => toNumber(rect.at(index, resolve)))
  return left !== undefined && bottom !== undefined && (left === right || bottom === top)
}

const toNumber = (value: PdfObject | undefined): number | undefined =>
  value instanceof PdfNumber ? value.value : undefined
