import markdownIt, { type Token } from 'markdown-it'
import type { Alignment, Block, Run } from './blocks.ts'

/** The result of parsing restricted Markdown. */
export interface ParsedMarkdown {
  blocks: Block[]
  /** Parts that are not allowed, each with its line. Without problems, `blocks` has the whole text. */
  problems: string[]
}

const maxColumns = 12
const maxListDepth = 5

/** The rule `reference` would remove definitions of links from the text. Without it they stay as they are written. */
const parser = markdownIt('commonmark').enable('table').disable('reference')

/** Content that is not allowed, by its first token. */
const refused: Record<string, string> = {
  blockquote_open: 'a quotation',
  code_block: 'an indented block, which is code',
  code_inline: 'code',
  em_open: 'italics',
  fence: 'code',
  hr: 'a rule',
  html_block: 'HTML',
  html_inline: 'HTML',
  image: 'an image',
  link_open: 'a link',
}

/**
 * Parses Markdown (CommonMark 0.31 with the tables of GFM). Allowed are headings, paragraphs, lists, bold text and
 * tables: content that prints faithfully and links to nothing.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  const problems = new Set<string>()
  const tokens = parser.parse(text, {}).values()
  let line = 1
  const next = (): Token | undefined => {
    const { value: token } = tokens.next()
    if (token?.map) line = token.map[0] + 1
    return token
  }
  const problem = (what: string) => problems.add(`line ${line} ${what}`)
  const refuse = ({ type }: Token): void => {
    const what = refused[type]
    if (what !== undefined) problem(`has ${what}, which is not allowed`)
  }

  /** Reads blocks up to the token that ends their container. */
  function blocksUpTo(end: string | undefined, depth: number): Block[] {
    const blocks: Block[] = []
    for (let token = next(); token !== undefined && token.type !== end; token = next()) {
      if (token.type === 'heading_open') {
        blocks.push({ kind: 'heading', level: Number(token.tag.slice(1)), runs: runsOf(next()) })
      } else if (token.type === 'paragraph_open') {
        blocks.push({ kind: 'paragraph', runs: runsOf(next()) })
      } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
        blocks.push(listFrom(token, depth + 1))
      } else if (token.type === 'table_open') {
        blocks.push(table())
      } else {
        refuse(token) // does nothing at the end of a block
      }
    }
    return blocks
  }

  function listFrom({ type, attrs }: Token, depth: number): Block {
    if (depth > maxListDepth) problem(`has a list inside of ${maxListDepth} others, which is not allowed`)
    const start = type === 'bullet_list_open' ? null : Number(attrs?.find(([name]) => name === 'start')?.[1] ?? 1)
    const items: Block[][] = []
    for (let token = next(); token?.type === 'list_item_open'; token = next()) {
      items.push(blocksUpTo('list_item_close', depth))
    }
    return { kind: 'list', start, items }
  }

  function table(): Block {
    const align: Alignment[] = []
    const rows: Run[][][] = []
    for (let token = next(); token !== undefined && token.type !== 'table_close'; token = next()) {
      if (token.type === 'tr_open') rows.push([])
      if (token.type === 'th_open') align.push(alignmentOf(token))
      if (token.type === 'inline') rows.at(-1)?.push(runsOf(token))
    }
    if (align.length > maxColumns) problem(`ends a table of more than ${maxColumns} columns, which is not allowed`)
    return { kind: 'table', align, rows }
  }

  function runsOf(inline: Token | undefined): Run[] {
    const runs: Run[] = []
    let bold = 0
    for (const token of inline?.children ?? []) {
      if (token.type === 'text') runs.push({ text: token.content, bold: bold > 0 })
      else if (token.type === 'softbreak') runs.push({ text: ' ', bold: false })
      else if (token.type === 'hardbreak') runs.push({ text: '\n', bold: false })
      else if (token.type === 'strong_open') bold += 1
      else if (token.type === 'strong_close') bold -= 1
      else refuse(token)
    }
    return joined(runs)
  }

  const blocks = blocksUpTo(undefined, 0)
  return { blocks, problems: [...problems] }
}

const alignmentOf = ({ attrs }: Token): Alignment => {
  const [, style] = attrs?.find(([name]) => name === 'style') ?? []
  return style === 'text-align:right' ? 'right' : style === 'text-align:center' ? 'center' : 'left'
}

/** Joins neighbouring runs of the same weight, so that a line break in the source does not split a merge field. */
function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last?.bold === run.bold) last.text += run.text
    else if (run.text !== '') all.push({ ...run })
  }
  return all
}
