import { signing as german } from './de/signing.ts'
import { signing as english } from './en/signing.ts'
import { signing as french } from './fr/signing.ts'
import type { Translation } from './message-values.ts'
import { createTexts, type Texts } from './texts.ts'

/** The pages of signers in one language. */
export type SigningTexts = Texts<typeof english>

/**
 * Patterns of spaces at which a line must not break: before a unit or an ellipsis, and in French also inside quotation
 * marks and before a colon, a semicolon, a question mark or an exclamation mark.
 */
const fixedSpaces = {
  de: /(?<=\d) (?=\p{L})| (?=…)/gu,
  fr: /(?<=\d) (?=\p{L})|(?<=«) | (?=[»:;?!])/gu,
}

const signingTexts = {
  en: createTexts(english, 'en'),
  de: translation(german, 'de'),
  fr: translation(french, 'fr'),
} as const

/** Creates the texts of a translation, whose messages have the parameters of the original. */
function translation(messages: Translation<typeof english>, language: keyof typeof fixedSpaces): SigningTexts {
  const entries = Object.entries(messages).map(([key, message]) => [
    key,
    message.replaceAll(fixedSpaces[language], '\u00a0'),
  ])
  return createTexts(Object.fromEntries(entries) as typeof english, language)
}

/** The tags of the languages of pages for signers. English comes first: it is the default. */
export const signingLanguages = Object.keys(signingTexts) as readonly (keyof typeof signingTexts)[]

export type SigningLanguage = (typeof signingLanguages)[number]

export const signingTextsIn = (language: SigningLanguage): SigningTexts => signingTexts[language]
