import type { Separators } from './reader-input.ts'

/**
 * Reads a decimal number that a person typed.
 *
 * @param decimals - the number of decimals of the currency, for an amount
 * @returns the number in the format of the API; undefined for text that is not a number or is ambiguous
 */
export function readDecimal(input: string, separators: Separators, decimals?: number): string | undefined

/** Converts Arabic and Persian digits and separators to ASCII, and removes directional marks. */
export function toAsciiDigits(text: string): string
