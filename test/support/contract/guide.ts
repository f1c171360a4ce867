import markdownIt from 'markdown-it'

/** A block of commands in a page, with the output that the page shows. */
export interface Step {
  /** The number of the block's line in the page. */
  line: number
  commands: string
  output?: { language: 'json' | 'text'; text: string }
}

/** The executable parts of a page. */
export interface Guide {
  steps: Step[]
  /** The programs that the reader saves, by file name. */
  programs: Map<string, string>
  /** The problems of blocks that no test would run, one line each. */
  problems: string[]
}

/** The languages of diagrams, which are not executed. */
const diagramLanguages = ['mermaid']

/** Matches parts that other tests run: `test/sdk/verifying.test.ts` and `test/openapi/other-languages.test.ts`. */
const testedElsewhere = /^<!-- (verifying|clients):start -->$.*^<!-- \1:end -->$/gms

/**
 * Reads the executable blocks of a page:
 *
 * - `sh` blocks are run in one session, in the order of the page;
 * - `ts` blocks, and those in other `languages`, are saved under the file name in the comment on their first line, so
 *   that a later `sh` block can run them;
 * - `json` and `text` blocks are the output of the preceding `sh` block.
 *
 * @param skipped - commands that tests must not run
 * @param languages - the languages of the programs
 */
export function readGuide(
  markdown: string,
  skipped: ReadonlySet<string> = new Set(),
  languages: readonly string[] = ['ts'],
): Guide {
  const guide: Guide = { steps: [], programs: new Map(), problems: [] }
  const text = markdown.replace(testedElsewhere, (part) => part.replaceAll(/[^\n]/g, ''))
  const blocks = markdownIt()
    .parse(text, {})
    .filter(({ type }) => type === 'fence' || type === 'code_block')
  let last: Step | undefined
  for (const { info, content, map } of blocks) {
    const line = (map?.[0] ?? 0) + 1
    const problem = (words: string) => guide.problems.push(`line ${line}: ${words}`)
    if (info === 'sh') {
      last = { line, commands: content }
      if (!skipped.has(content)) guide.steps.push(last)
    } else if (languages.includes(info)) {
      const [, name] = /^(?:\/\/|#) ([A-Za-z-]+(?:\.[a-z]+)+)\n/.exec(content) ?? []
      if (name === undefined || guide.programs.has(name)) problem('a program needs its own file name, // name.ts')
      else guide.programs.set(name, content)
    } else if (info === 'json' || info === 'text') {
      if (last === undefined || last.output) problem('it shows the output of no commands')
      else last.output = { language: info, text: content }
      last = undefined
    } else if (!diagramLanguages.includes(info)) {
      problem(`nothing runs ${info === '' ? 'a block without a language' : info}`)
    }
  }
  for (const name of guide.programs.keys()) {
    if (!guide.steps.some(({ commands }) => commands.includes(` ${name}`))) {
      guide.problems.push(`${name} is saved and never run`)
    }
  }
  return guide
}
