import markdownIt, { type Token } from 'markdown-it'
import type { Alignment, Block, Run } from './blocks.ts'

export interface ParsedMarkdown {
  blocks: Block[]
  /** The refused content. If there is none, `blocks` is the complete text. */
  problems: MarkdownProblem[]
}

/** Content that is refused. */
export interface MarkdownProblem {
  code: 'text_content' | 'text_list_depth' | 'text_columns'
  /** The line, counted from 1. */
  line: number
  /** A description that completes a sentence that begins with the text. */
  message: string
  limit?: number
  /** The kind of the content, for `text_content`. */
  detail?: string
}

const maxColumns = 12
const maxListDepth = 5

/** The parser. The rule `reference` is disabled because it would remove link reference definitions from the text. */
const parser = markdownIt('commonmark').enable('table').disable('reference')

/** The kinds of refused content, with their names in messages. */
const contentNames = {
  code: 'code',
  html: 'HTML',
  image: 'an image',
  indented_code: 'an indented block, which is code',
  italics: 'italics',
  link: 'a link',
  quotation: 'a quotation',
  rule: 'a rule',
} as const

type ContentKind = keyof typeof contentNames

/** Refused content by the type of its first token. */
const refusedContent: Record<string, ContentKind> = {
  blockquote_open: 'quotation',
  code_block: 'indented_code',
  code_inline: 'code',
  em_open: 'italics',
  fence: 'code',
  hr: 'rule',
  html_block: 'html',
  html_inline: 'html',
  image: 'image',
  link_open: 'link',
}

/**
 * Parses Markdown (CommonMark 0.31 with GFM tables). Only headings, paragraphs, lists, bold text and tables are
 * allowed.
 */
export function parseMarkdown(text: string): ParsedMarkdown {
  const problems = new Map<string, MarkdownProblem>()
  const tokens = parser.parse(text, {}).values()
  let line = 1
  const next = (): Token | undefined => {
    const { value: token } = tokens.next()
    if (token?.map) line = token.map[0] + 1
    return token
  }
  const report = (problem: Omit<MarkdownProblem, 'line'>) => {
    const message = `line ${line} ${problem.message}`
    problems.set(message, { ...problem, line, message })
  }
  const refuse = ({ type }: Token): void => {
    const content = refusedContent[type]
    if (content === undefined) return
    report({ code: 'text_content', detail: content, message: `has ${contentNames[content]}, which is not allowed` })
  }

  /** Parses blocks up to the token that closes their container. */
  function parseBlocks(end: string | undefined, depth: number): Block[] {
    const blocks: Block[] = []
    for (let token = next(); token !== undefined && token.type !== end; token = next()) {
      if (token.type === 'heading_open') {
        blocks.push({ kind: 'heading', level: Number(token.tag.slice(1)), runs: parseRuns(next()) })
      } else if (token.type === 'paragraph_open') {
        blocks.push({ kind: 'paragraph', runs: parseRuns(next()) })
      } else if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
        blocks.push(parseList(token, depth + 1))
      } else if (token.type === 'table_open') {
        blocks.push(parseTable())
      } else {
        refuse(token) // has no effect for the token at the end of a block
      }
    }
    return blocks
  }

  function parseList({ type, attrs }: Token, depth: number): Block {
    if (depth > maxListDepth) {
      const message = `has a list inside of ${maxListDepth} others, which is not allowed`
      report({ code: 'text_list_depth', limit: maxListDepth, message })
    }
    const start = type === 'bullet_list_open' ? null : Number(attrs?.find(([name]) => name === 'start')?.[1] ?? 1)
    const items: Block[][] = []
    for (let token = next(); token?.type === 'list_item_open'; token = next()) {
      items.push(parseBlocks('list_item_close', depth))
    }
    return { kind: 'list', start, items }
  }

  function parseTable(): Block {
    const align: Alignment[] = []
    const rows: Run[][][] = []
    for (let token = next(); token !== undefined && token.type !== 'table_close'; token = next()) {
      if (token.type === 'tr_open') rows.push([])
      if (token.type === 'th_open') align.push(parseAlignment(token))
      if (token.type === 'inline') rows.at(-1)?.push(parseRuns(token))
    }
    if (align.length > maxColumns) {
      const message = `ends a table of more than ${maxColumns} columns, which is not allowed`
      report({ code: 'text_columns', limit: maxColumns, message })
    }
    return { kind: 'table', align, rows }
  }

  function parseRuns(inline: Token | undefined): Run[] {
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
    return joinRuns(runs)
  }

  const blocks = parseBlocks(undefined, 0)
  return { blocks, problems: [...problems.values()] }
}

const parseAlignment = ({ attrs }: Token): Alignment => {
  const [, style] = attrs?.find(([name]) => name === 'style') ?? []
  return style === 'text-align:right' ? 'right' : style === 'text-align:center' ? 'center' : 'left'
}

/** Joins adjacent runs of the same weight, so that a line break in the source does not split a merge field. */
function joinRuns(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (last?.bold === run.bold) last.text += run.text
    else if (run.text !== '') all.push({ ...run })
  }
  return all
}
