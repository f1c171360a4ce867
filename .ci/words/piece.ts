/** A text within a file, with its position. */
export interface Piece {
  kind: 'name' | 'prose'
  /**
   * The text. Prose is as long as its part of the file, as code in it is masked rather than removed: an index in the
   * text is thus an index in the file. A name is converted into words in lower case, separated by spaces.
   */
  text: string
  /** The index of the text in the file. */
  offset: number
}

/** Replaces each character by a letter, so that sentences keep their structure and length. */
export const mask = (text: string): string => text.replaceAll(/[^\s]/g, 'Q')

/** Masks code in backticks, URLs and tags. */
export const maskCode = (text: string): string => text.replaceAll(/`[^`]+`|https?:\/\/[^\s)]+|<[^<>]+>/g, mask)

/** Splits an identifier or a file name into words in lower case: `given_name`, `givenName`, `given-name`. */
export const splitWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()

/** Whether a string is a sentence or a part of one, rather than a key or a value. */
export const isProse = (text: string): boolean => /[A-Za-z]{2,}\s|\s[A-Za-z]{2,}|^[A-Z][a-z]+$/.test(text)
