/** Replaces the hyphen of a formatted number with a minus sign, without a line break between it and the number. */
export function withMinusSign(formatted: string): string
