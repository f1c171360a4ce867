import { text } from '../texts/english.ts'
import { type Html, html } from './html.ts'

/** The logo of a business beside its name, which says whose it is; nothing without one. */
export const logo = (shown: { url: string; width: number; height: number } | null): Html | false =>
  shown !== null &&
  html`<img class="logo" src="${new URL(shown.url).pathname}" width="${shown.width}" height="${shown.height}" alt="${text('pages.logo')}">`
