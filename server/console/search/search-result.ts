/** A search result, as a link to a record or page. */
export interface SearchResult {
  href: string
  label: string
  /** The text that distinguishes results with the same label. */
  detail: string
}

/** The search results of one kind. */
export interface SearchGroup {
  title: string
  results: readonly SearchResult[]
}
