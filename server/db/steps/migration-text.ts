import { callsOfSteps, type StepCall } from './calls-of-steps.ts'

/** The line width of the formatter. */
const width = 120

/**
 * Writes the source of a migration.
 *
 * @param name - in kebab-case; what it exports has the same name
 * @param sql - statements as MikroORM's schema generator prints them, each with a semicolon at the end of a line
 */
export function migrationText(name: string, sql: string): string {
  const exported = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const calls = callsOfSteps(statementsOf(sql))
  const imported = [...new Set(calls.map((call) => call.name)), 'type Step'].toSorted(byNameOnly)
  return `import { ${imported.join(', ')} } from '../steps/steps.ts'

export const ${exported}: readonly Step[] = [
${calls.map((call) => `  ${callText(call)},\n`).join('')}]
`
}

/** As the formatter sorts imports: without the word that says that one is a type. */
const byNameOnly = (one: string, other: string): number =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''))

function callText({ name, texts }: StepCall): string {
  const given = texts.map((text) => (/^\w+$/.test(text) ? `'${text}'` : `\`${inTemplate(laidOut(text))}\``))
  const line = `${name}(${given.join(', ')})`
  if (given.length <= (name === 'inTransaction' ? 1 : 3) && line.length < width - 2 && !line.includes('\n')) return line
  return `${name}(\n${given.map((text) => `    ${text},\n`).join('')}  )`
}

/** A semicolon at the end of a line ends a statement, but not within a dollar-quoted body. */
function statementsOf(sql: string): string[] {
  const statements: string[] = []
  let statement = ''
  for (const line of sql.split('\n')) {
    statement += `${line} `
    const isInBody = statement.split('$$').length % 2 === 0
    if (isInBody || !/;\s*$/.test(line)) continue
    statements.push(statement.replaceAll(/\s+/g, ' ').trim().slice(0, -1))
    statement = ''
  }
  return statements
}

/** Gives each column of a table its own line; fills the lines of any other statement. */
function laidOut(statement: string): string {
  const [, head, columns] = /^(create table \S+ \()(.*)\)$/.exec(statement) ?? []
  if (columns === undefined) return wrapped(statement)
  return `${head}\n${listOf(columns)
    .map((column) => `      ${wrapped(column)}`)
    .join(',\n')}\n    )`
}

/** The parts between commas that are outside quotes and parentheses. */
function listOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const piece of text.match(/'[^']*'|[(),]|[^'(),]+/g) ?? []) {
    if (piece === '(') depth += 1
    if (piece === ')') depth -= 1
    if (piece === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.map((part) => part.trim())
}

/** Breaks lines at spaces outside quotes. */
function wrapped(statement: string): string {
  const lines: string[] = []
  let room = width - '    ``,'.length
  for (const word of statement.match(/(?:'[^']*'|[^\s'])+/g) ?? []) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > room) {
      if (line !== undefined) room = width - '        `,'.length
      lines.push(word)
    } else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n        ')
}

const inTemplate = (statement: string): string => statement.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
