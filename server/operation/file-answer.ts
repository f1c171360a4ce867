/** What an operation answers that is no JSON. */
export interface FileAnswer {
  /** Under which it is saved: letters, digits, dots and hyphens. */
  name: string
  /** Shown by browsers that can, rather than saved. */
  inline?: boolean
  /** In parts where it is made while it is sent; what fails then ends the connection, so that nobody takes a part for the whole. */
  content: Uint8Array | AsyncIterable<string | Uint8Array>
}
