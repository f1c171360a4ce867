import ts from 'typescript'
import { isProse, mask, maskCode, type Piece, splitWords } from './piece.ts'

/** Yields the declared names, comments, strings and templates of a TypeScript file. */
export function* readTypeScript(path: string, text: string, released: ReadonlySet<string>): Generator<Piece> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const comments = new Map<number, number>()
  const pieces: Piece[] = []
  const visit = (node: ts.Node): void => {
    for (const range of commentsAround(node, text)) comments.set(range.pos, range.end)
    const name = declaredName(node)
    if (name && !released.has(name.text) && !isConstant(name.text))
      pieces.push({ kind: 'name', text: splitWords(name.text), offset: name.getStart() })
    const prose = isMigration(path) ? undefined : readProse(node, text)
    if (prose) pieces.push(prose)
    ts.forEachChild(node, visit)
  }
  visit(file)
  yield* pieces
  for (const [start, stop] of joinLines(
    [...comments].sort(([a], [b]) => a - b),
    text,
  ))
    yield { kind: 'prose', text: maskCode(maskMarks(text.slice(start, stop))), offset: start }
}

/**
 * Whether a file is a migration. Its statements do not change after a release, and its column comments are those of the
 * entities.
 */
const isMigration = (path: string): boolean => path.startsWith('server/db/migrations/')

/** Joins line comments on consecutive lines into one text. */
function joinLines(comments: [number, number][], text: string): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, stop] of comments) {
    const last = joined.at(-1)
    if (last && text.startsWith('//', start) && /^\s*$/.test(text.slice(last[1], start))) last[1] = stop
    else joined.push([start, stop])
  }
  return joined
}

/** Whether a name is an environment variable or constant, such as `DATABASE_URL`. */
const isConstant = (name: string): boolean => /^[A-Z][A-Z\d_]*$/.test(name)

/** Masks comment marks, parameter names and tool directives, which are not prose. */
const maskMarks = (text: string): string =>
  text.replaceAll(
    /^\s*(?:\/\*+|\*\/|\*|\/\/)|\*\/$|@(?:param|template|property)\s+[\w.]+|biome-ignore[^:]*|@\w+/gm,
    (marks) => marks.replaceAll(/\S/g, ' '),
  )

const commentsAround = (node: ts.Node, text: string): ts.CommentRange[] => [
  ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
  ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
]

/**
 * Returns the declared name of a node, unless the name comes from another file: an import, or a destructured member.
 */
function declaredName(node: ts.Node): ts.MemberName | undefined {
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isBindingElement(node) ||
    (ts.isImportSpecifier(node) && node.propertyName)
  ) {
    const { name } = node
    if (name && ts.isMemberName(name)) return name
  }
  return undefined
}

/** Returns the text of a string, or of a template with its expressions masked. */
function readProse(node: ts.Node, text: string): Piece | undefined {
  if (ts.isImportDeclaration(node.parent ?? node) || ts.isLiteralTypeNode(node.parent ?? node)) return undefined
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined
  const offset = node.getStart() + 1
  let prose = text.slice(offset, node.end - 1)
  if (ts.isTemplateExpression(node))
    for (const { expression, literal } of node.templateSpans) {
      const [from, to] = [expression.pos - 2 - offset, literal.getStart() + 1 - offset]
      prose = prose.slice(0, from) + mask(prose.slice(from, to)) + prose.slice(to)
    }
  return isProse(prose) ? { kind: 'prose', text: maskCode(prose), offset } : undefined
}
