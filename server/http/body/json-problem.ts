import { printParseErrorCode, visit } from 'jsonc-parser'

/** Messages, by the parser's error names. */
const words: Record<string, string> = {
  InvalidSymbol: 'a word is unknown, or a text has no double quotes',
  InvalidNumberFormat: 'a number is malformed',
  UnexpectedEndOfNumber: 'a number is not complete',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'something follows the end',
  InvalidCommentToken: 'a comment is not allowed',
  UnexpectedEndOfComment: 'a comment is not allowed',
  UnexpectedEndOfString: 'the closing quote of a text is missing',
  InvalidUnicode: 'an escape of four hexadecimal digits is malformed',
  InvalidEscapeCharacter: 'an escape is unknown',
  InvalidCharacter: 'a control character is not escaped',
}

/**
 * Returns the first syntax error of a JSON text. The message does not quote the text, which may contain secrets; the
 * messages of `JSON.parse` quote it, and differ between versions of Node.js.
 *
 * @returns a message such as `a comma is missing (line 2, column 5)`; undefined when the text is nested too deeply to
 *   parse
 */
export function jsonProblem(text: string): string | undefined {
  const onError = (error: number, _offset: number, _length: number, line: number, character: number) => {
    const problem = words[printParseErrorCode(error)] ?? 'it is malformed'
    throw new FirstProblem(`${problem} (line ${line + 1}, column ${character + 1})`)
  }
  try {
    visit(text, { onError }, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    if (error instanceof FirstProblem) return error.message
    if (!(error instanceof RangeError)) throw error // so many levels that the parser exhausts its stack
  }
  return undefined
}

/** Stops the parser at the first error: 1 MiB of JSON can have half a million errors. */
class FirstProblem extends Error {}
