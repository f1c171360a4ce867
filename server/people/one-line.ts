/**
 * A name, or another short text, without what would break a line or is no letter at all: each run of white space and
 * control characters becomes a space.
 */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
