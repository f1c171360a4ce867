import { text } from '../texts/english.ts'
import { type Html, html } from './html.ts'

/** The logo of a business, shown next to its name; false without one. */
export const logo = (image: { url: string; width: number; height: number } | null): Html | false =>
  image !== null &&
  html`<img class="logo" src="${new URL(image.url).pathname}" width="${image.width}" height="${image.height}" alt="${text('pages.logo')}">`
