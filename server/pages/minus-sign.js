/*
 * Writes the minus sign. The server imports this file (`number-format.ts`), and the script of the pages includes it
 * (`assets.ts`), so that both write a number in the same way.
 */

/**
 * Replaces the hyphen of a formatted number with a minus sign. A line can break between either sign and a currency
 * symbol, unless a word joiner separates them.
 */
export const withMinusSign = (formatted) => formatted.replace('-', '−').replace(/−(?=\p{Sc})/u, '−\u2060')
