import { readFileSync } from 'node:fs'
import { codeBlock } from '../../pages/components.ts'
import { type Html, html } from '../../pages/html.ts'
import { text } from '../../texts/english.ts'

/** Code that verifies deliveries, in one programming language. */
interface Snippet {
  language: string
  code: string
}

const languages = ['Node', 'Python', 'Ruby', 'PHP', 'Go'] as const

/**
 * Reads the code of the webhooks guide, which tests run against real deliveries.
 *
 * @throws {Error} if the code for a language is missing
 */
function readSnippets(): Snippet[] {
  const guide = readFileSync(new URL('../../../openapi/guides/webhooks.md', import.meta.url), 'utf8')
  return [
    { language: text('webhooks.snippet.sdk'), code: readCode(guide, '## Receive and verify') },
    ...languages.map((language) => ({ language, code: readCode(guide, `### ${language}`) })),
  ]
}

/** Returns the first block of code after a heading. */
function readCode(markdown: string, heading: string): string {
  const [, rest = ''] = markdown.split(`\n${heading}\n`)
  const [, code] = /^```\w+\n(.*?)^```$/ms.exec(rest) ?? []
  if (code === undefined) throw new Error(`no code after “${heading}”`)
  return code.trimEnd()
}

const snippets = readSnippets()

/** Renders the code that verifies deliveries, with a choice of the programming language that needs no script. */
export const verifySnippets = (): Html =>
  html`<fieldset class="alternatives">
    <legend>${text('webhooks.snippet.language')}</legend>
    ${snippets.map(
      ({ language, code }, at) =>
        html`<label class="choice"><input type="radio" name="language"${at === 0 && html` checked`}> ${language}</label>
        <div>${codeBlock(code, text('webhooks.snippet.label', { language }))}</div>`,
    )}
  </fieldset>`
