import { type Html, html } from '../../pages/html.ts'
import { signingLanguages, signingTextsIn } from '../../texts/languages.ts'
import type { PageLanguage } from './choose-language.ts'

/*
 * The parts of the pages for signers that do not depend on the document.
 */

/** Returns a time in UTC in the reader's language. The script of the page converts it to the reader's time zone. */
export function localTime(at: string, { language }: PageLanguage): Html {
  const text = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return html`<time datetime="${at}" data-local="${language}">${text.format(new Date(at))} UTC</time>`
}

/** Returns the size of a file in the reader's language, such as `48 kB` or `48 ko`. */
export function formatSize(bytes: number, { language }: PageLanguage): string {
  const [size, unit] = bytes < 1e6 ? [Math.ceil(bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(size)
}

/** Returns links to the page in each language, whose names are in that language. */
export function languageSwitch({ language, text }: PageLanguage): Html {
  const links = signingLanguages.map(
    (each) =>
      html`<a href="?lang=${each}" lang="${each}" hreflang="${each}"${each === language && html` aria-current="true"`}>${signingTextsIn(each).text('signing.language')}</a>`,
  )
  return html`<nav class="languages" aria-label="${text('signing.languages')}">${links}</nav>`
}
