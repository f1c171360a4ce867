import { readAsset } from '../pages/assets.ts'

/** What only pages of the documentation need, besides what all of our pages share. */
export const docsStyle = readAsset(import.meta.dirname, 'docs.css')
export const docsScript = readAsset(import.meta.dirname, 'docs.js')
