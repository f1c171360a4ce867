/** Puts a name or another short text on one line: each run of white space and control characters becomes a space. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
