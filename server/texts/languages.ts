import { signing as german } from './de/signing.ts'
import { signing as english } from './en/signing.ts'
import { signing as french } from './fr/signing.ts'
import type { Translation } from './message-values.ts'
import { createTexts, type Texts } from './texts.ts'

/** The pages of signers in one language. */
export type SigningTexts = Texts<typeof english>

/** French has a no-break space inside quotation marks and before a colon, a question mark and an exclamation mark. */
const withFrenchSpaces = <All extends Record<string, string>>(messages: All): All =>
  Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, message.replaceAll(/(?<=«) | (?=[»:?!])/g, '\u00a0')]),
  ) as All

const signingTexts = {
  en: createTexts(english, 'en'),
  de: translation(german, 'de'),
  fr: translation(withFrenchSpaces(french), 'fr'),
} as const

/** A translation has the parameters of the original. */
function translation(messages: Translation<typeof english>, language: string): SigningTexts {
  return createTexts(messages as typeof english, language)
}

/** The tags of the languages of pages for signers. English comes first: it is the default. */
export const signingLanguages = Object.keys(signingTexts) as readonly (keyof typeof signingTexts)[]

export type SigningLanguage = (typeof signingLanguages)[number]

export const signingTextsIn = (language: SigningLanguage): SigningTexts => signingTexts[language]
