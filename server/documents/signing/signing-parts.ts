import { type Html, html } from '../../pages/html.ts'
import { signingLanguages, signingTextsIn } from '../../texts/languages.ts'
import type { PageLanguage } from './choose-language.ts'

/*
 * Parts of the pages for signers that do not depend on the document.
 */

/** A time in UTC and the reader's language; the script of the page converts it to the reader's time zone. */
export function localTime(at: string, { language }: PageLanguage): Html {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${at}" data-local="${language}">${text.format(new Date(at))} UTC</time>`
}

/** The size of a file, such as `48 kB` or `48 ko`. */
export function formatSize(bytes: number, { language }: PageLanguage): string {
  const [size, unit] = bytes < 1e6 ? [Math.ceil(bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

/** Links to the page in each language, named in that language. */
export function languageSwitch({ language, text }: PageLanguage): Html {
  const links = signingLanguages.map(
    (each) =>
      html`<a href="?lang=${each}" lang="${each}" hreflang="${each}"${each === language && html` aria-current="true"`}>${signingTextsIn(each).text('signing.language')}</a>`,
  )
  return html`<nav class="languages" aria-label="${text('signing.languages')}">${links}</nav>`
}
