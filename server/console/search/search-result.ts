/** A link to what a search found. */
export interface SearchResult {
  href: string
  label: string
  /** Distinguishes results with the same label. */
  detail: string
}

/** The results of one kind. */
export interface SearchGroup {
  title: string
  results: readonly SearchResult[]
}
