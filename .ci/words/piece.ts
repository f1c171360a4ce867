/** A text of a file, at its place. */
export interface Piece {
  kind: 'name' | 'prose'
  /**
   * Prose has the length of its part of the file: code in it is masked, so that an index in it is an index in the file.
   * A name is its words in lower case, with spaces between them.
   */
  text: string
  /** The index in the file. */
  offset: number
}

/** Replaces a part of a text by letters, so that sentences keep their form and their length. */
export const mask = (text: string): string => text.replaceAll(/[^\s]/g, 'Q')

/** Masks code in backticks and addresses. */
export const maskCode = (text: string): string => text.replaceAll(/`[^`]+`|https?:\/\/[^\s)]+|<[^<>]+>/g, mask)

/** The words of an identifier or of the name of a file, in lower case: `given_name`, `givenName`, `given-name`. */
export const splitWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()

/** Whether a string is a sentence or part of one, and not a key or a value. */
export const isProse = (text: string): boolean => /[A-Za-z]{2,}\s|\s[A-Za-z]{2,}|^[A-Z][a-z]+$/.test(text)
