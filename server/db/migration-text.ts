/** The line width of the formatter. */
const width = 120

/**
 * Writes the source of a migration.
 *
 * @param name - in kebab-case; its class has the same name
 * @param sql - statements as MikroORM's schema generator prints them, each with a semicolon at the end of a line
 */
export function migrationText(name: string, sql: string): string {
  const className = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const calls = statementsOf(sql).map((statement) => `    this.addSql(\`${inTemplate(laidOut(statement))}\`)\n`)
  return `import { Migration } from '@mikro-orm/migrations'

export class ${className} extends Migration {
  override up(): void {
${calls.join('')}  }
}
`
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
  let room = width - '    this.addSql(``)'.length
  for (const word of statement.match(/(?:'[^']*'|[^\s'])+/g) ?? []) {
    const line = lines.at(-1)
    if (line === undefined || line.length + 1 + word.length > room) {
      if (line !== undefined) room = width - '        `)'.length
      lines.push(word)
    } else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.join('\n        ')
}

const inTemplate = (statement: string): string => statement.replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
