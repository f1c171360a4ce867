import { IntlMessageFormat } from 'intl-messageformat'
import { type Html, html, type Piece } from '../pages/html.ts'
import type { Messages, PlainKey, RichParameters, TextParameters, Wrap } from './message-values.ts'
import { NumberFormat } from './number-format.ts'

/** The messages of one language, as functions. */
export interface Texts<All extends Messages> {
  /** The tag of the language (BCP 47). */
  language: string
  /**
   * Returns a message without markup.
   *
   * @throws {Error} when an argument is missing
   */
  text<Key extends PlainKey<All>>(key: Key, ...values: TextParameters<All[Key]>): string
  /**
   * Returns a message as HTML. Arguments are escaped, and a function with the name of a tag wraps the content of the
   * tag.
   */
  rich<Key extends keyof All>(key: Key, ...values: RichParameters<All[Key]>): Html
}

/** The arguments and results of `IntlMessageFormat`. */
type Value = string | number | Html | ((inner: (string | Html)[]) => Html)
type Ast = ReturnType<IntlMessageFormat['getAst']>

/** Parsed messages by their source text. The cache has at most one entry per message of the service. */
const parsed = new Map<string, Ast>()

/**
 * Creates the functions for the messages of one language.
 *
 * @param messages - messages in ICU MessageFormat; each is parsed when it is first used
 * @param numberLocale - the locale whose digits and separators numbers use; by default the language
 */
export function createTexts<const All extends Messages>(
  messages: All,
  language: string,
  numberLocale: string = language,
): Texts<All> {
  const compiled = new Map<keyof All, IntlMessageFormat>()
  const formatters = formattersFor(language, numberLocale)
  const compile = (key: keyof All): IntlMessageFormat => {
    const message = messages[key]
    if (message === undefined) throw new Error(`There is no message ${String(key)} in ${language}`)
    const format = new IntlMessageFormat(parsed.get(message) ?? message, language, undefined, { formatters })
    parsed.set(message, format.getAst())
    compiled.set(key, format)
    return format
  }
  const format = (key: keyof All): IntlMessageFormat => compiled.get(key) ?? compile(key)
  return {
    language,
    text: (key, ...[values]) => String(format(key).format(values)),
    rich: (key, ...[values]) =>
      joined(
        format(key)
          .formatToParts<Html>(toValues(values))
          .map(({ value }) => value),
      ),
  }
}

const joined = (parts: readonly (string | Html)[]): Html => html`${parts}`

const knownTags = {
  b: (inner: (string | Html)[]) => html`<strong>${inner}</strong>`,
  code: (inner: (string | Html)[]) => html`<code>${inner}</code>`,
}

function toValues(values: Record<string, Piece | Wrap> = {}): Record<string, Value> {
  const entries = Object.entries(values).map(([name, value]): [string, Value] => {
    if (typeof value === 'function') return [name, (inner) => html`${value(joined(inner))}`]
    return [name, typeof value === 'string' || typeof value === 'number' ? value : html`${value}`]
  })
  return { ...knownTags, ...Object.fromEntries(entries) }
}

type Formatters = NonNullable<NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>['formatters']>

/** Creates formatters, and caches them: creating a formatter of Intl costs more than using it. */
function formattersFor(language: string, numberLocale: string): Formatters {
  const numbers = new Map<string, Intl.NumberFormat>()
  const plurals = new Map<string, Intl.PluralRules>()
  return {
    getNumberFormat: (_, options) =>
      once(numbers, options, () => new NumberFormat(numberLocale, options as Intl.NumberFormatOptions)),
    getPluralRules: (_, options) => once(plurals, options, () => new Intl.PluralRules(language, options)),
    getDateTimeFormat: (_, options) => new Intl.DateTimeFormat(language, options),
  }
}

function once<Format>(formats: Map<string, Format>, options: object | undefined, make: () => Format): Format {
  const key = JSON.stringify(options ?? {})
  const format = formats.get(key) ?? make()
  formats.set(key, format)
  return format
}

/** Returns a function that wraps the content of a tag in a link. */
export const linkTo =
  (href: string): Wrap =>
  (inner) =>
    html`<a href="${href}">${inner}</a>`
