import { type Html, html } from '../../pages/html.ts'
import { languages, wordsIn } from './signing-words.ts'
import type { Spoken } from './speak-language.ts'

/*
 * Parts of the pages for signers that do not depend on what is signed.
 */

/** A time by UTC in the reader's language, as their zone is unknown here; the script of our pages knows it. */
export function dayAndTime(at: string, { language }: Spoken): Html {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${at}" data-local="${language}">${text.format(new Date(at))} UTC</time>`
}

/** The size of a file, such as `48 kB` or `48 ko`. */
export function sizeOf(bytes: number, { language }: Spoken): string {
  const [size, unit] = bytes < 1e6 ? [Math.ceil(bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

/** The same page in other languages, each by its own name. */
export function languageSwitch({ language, words }: Spoken): Html {
  const links = languages.map(
    (each) =>
      html`<a href="?lang=${each}" lang="${each}" hreflang="${each}"${each === language && html` aria-current="true"`}>${wordsIn(each).name}</a>`,
  )
  return html`<nav class="languages" aria-label="${words.languages}">${links}</nav>`
}
