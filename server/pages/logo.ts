import { text } from '../texts/english.ts'
import { type Html, html } from './html.ts'

/** Renders the logo of a business, which is shown next to its name; false if the business has no logo. */
export const logo = (image: { url: string; width: number; height: number } | null): Html | false =>
  image !== null &&
  html`<img class="logo" src="${new URL(image.url).pathname}" width="${image.width}" height="${image.height}" alt="${text('pages.logo')}">`
