import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { isStructurallySame, type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { signing as german } from '../../../server/texts/de/signing.ts'
import { signing } from '../../../server/texts/en/signing.ts'
import { topics } from '../../../server/texts/english.ts'
import { signing as french } from '../../../server/texts/fr/signing.ts'
import { signingLanguages, signingTextsIn } from '../../../server/texts/languages.ts'

const root = join(import.meta.dirname, '../../..')
const english = Object.entries({ ...topics, signing }).flatMap(([topic, messages]) =>
  Object.entries<string>(messages).map(([key, message]) => ({ topic, key, message })),
)
const translations = { de: german, fr: french }

/** Returns the elements of a message, including those nested in plurals, choices and tags. */
function listElements(message: string): MessageFormatElement[] {
  const within = (element: MessageFormatElement): MessageFormatElement[] => {
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(within))]
    return element.type === TYPE.tag ? [element, ...element.children.flatMap(within)] : [element]
  }
  return parse(message, { requiresOtherClause: true }).flatMap(within)
}

/** The folders of all code that can use messages. */
const code = ['server', 'worker']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((path) => path.endsWith('.ts') && !path.startsWith(join('server', 'texts')) && !path.endsWith('.gen.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

/**
 * The keys of messages in the code; `prefixes` has those that end with a value: `documents.state.` of
 * `documents.state.${status}`.
 */
const usedKeys = new Set([...code.matchAll(/'([a-z][\w]*(?:\.[\w-]+)+)'/gi)].map(([, key]) => key))
const prefixes = [...code.matchAll(/`([a-z][\w]*(?:\.[\w-]+)*\.)\$\{/gi)].map(([, prefix = '']) => prefix)

describe('the messages', () => {
  it('parse without date formats, as pages format dates in the time zone of the business', () => {
    const formatted = english.filter(({ message }) =>
      listElements(message).some(({ type }) => type === TYPE.date || type === TYPE.time),
    )
    assert.deepEqual(formatted, [])
  })

  it('have keys that start with their topic', () => {
    const misplaced = english.filter(({ topic, key }) => !key.startsWith(`${topic}.`))
    assert.deepEqual(misplaced, [])
  })

  it('use “…” with no space before it, and never “...”', () => {
    const spaced = english.filter(({ message }) => /\s…|\.{3}/.test(message))
    assert.deepEqual(spaced, [])
  })

  it('are all used', () => {
    const unused = english
      .map(({ key }) => key)
      .filter((key) => !usedKeys.has(key) && !prefixes.some((prefix) => key.startsWith(prefix)))
    assert.deepEqual(unused, [])
  })

  it('have the same keys, arguments and tags in every language of a page', () => {
    assert.deepEqual([...signingLanguages], ['en', ...Object.keys(translations)])
    for (const [language, messages] of Object.entries(translations)) {
      assert.deepEqual(Object.keys(messages), Object.keys(signing))
      assert.equal(signingTextsIn(language as keyof typeof translations).language, language)
      for (const [key, message] of Object.entries(signing)) {
        const translated = messages[key as keyof typeof signing]
        const { success, error } = isStructurallySame(parse(message), parse(translated))
        assert.ok(success, `${language} ${key}: ${error?.message}`)
        assert.ok(translated !== message || isSame(key), `${language} ${key} is not translated`)
      }
    }
  })
})

/** Whether a message may have the same text in two languages. */
const isSame = (key: string): boolean => ['signing.pages', 'signing.document'].includes(key)
