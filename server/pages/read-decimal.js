/*
 * Reads the numbers that people type. The server imports this file (`reader-input.ts`), and the script of the pages
 * includes it (`assets.ts`), so that both read a number in the same way.
 */

/**
 * Reads a decimal number. A point or comma before exactly three digits could separate thousands or decimals: it
 * separates thousands if the reader writes them that way, and decimals if the reader writes them that way and the
 * currency has three; otherwise the number is ambiguous.
 */
export function readDecimal(input, separators, decimals) {
  const [, sign = '', rest = ''] = /^([-−+]?)(.*)$/su.exec(toAsciiDigits(input.trim())) ?? []
  const digits = joinThinGroups(rest.trim())
  if (digits === undefined || !/^\d[\d.,]*$/.test(digits)) return undefined
  const number = withoutGroups(digits, separators, decimals)
  if (number === undefined) return undefined
  const plain = number.replace(/^0+(?=\d)/, '')
  return sign === '' || sign === '+' ? plain : `-${plain}`
}

/** Removes spaces and the apostrophes of Switzerland, which separate groups of three digits. */
function joinThinGroups(text) {
  if (!/[\s'’]/.test(text)) return text
  const [, whole, decimals] = /^(\d{1,3}(?:[\s'’]\d{3})+)([.,]\d*)?$/.exec(text) ?? []
  return whole && whole.replaceAll(/[\s'’]/g, '') + (decimals ?? '')
}

function withoutGroups(digits, { point, group }, decimals) {
  const marks = digits.replaceAll(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return digits
  const isMixed = new Set(marks).size > 1
  if (marks.length > 1 && !isMixed) return isGrouped(digits, last) ? digits.replaceAll(last, '') : undefined
  const [whole, fraction, ...others] = digits.split(last)
  if (fraction === '' || others.length > 0) return undefined
  if (isMixed) return isGrouped(whole, marks[0]) ? `${whole.replaceAll(marks[0], '')}.${fraction}` : undefined
  const isClear = fraction.length !== 3 || whole.length > 3 || whole.startsWith('0')
  if (isClear || (decimals === 3 && last === point)) return `${whole}.${fraction}`
  return last === group ? whole + fraction : undefined
}

/** Whether the digits form groups of three, or groups of two before a last group of three, as in India. */
function isGrouped(digits, mark) {
  const [first, ...groups] = digits.split(mark)
  const last = groups.pop()
  const [length = 3, ...others] = new Set(groups.map((each) => each.length))
  const isEven = others.length === 0 && (length === 3 || length === 2)
  return isEven && first.length <= length && last?.length === 3
}

/**
 * Converts Arabic and Persian digits and separators to ASCII, and removes directional marks. The code points of these
 * digits end in the digit.
 */
export const toAsciiDigits = (text) =>
  text
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
