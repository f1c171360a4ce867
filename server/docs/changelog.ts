import { type Guide, readGuide } from './guides.ts'

/**
 * The changelog as a page. Right after a release nothing is unreleased, and no heading says so.
 *
 * @param text - as it is in CHANGELOG.md
 */
export const changelogPage = (text: string): Guide =>
  readGuide('/docs/changelog', text.replace(/^## Unreleased\s+(?=## )/m, ''))
