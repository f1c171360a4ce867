import { readFileSync } from 'node:fs'

/** A generated method of the SDK. */
interface GeneratedMethod {
  /** The operationId. */
  id: string
  /** The lines of its comment, without their stars. */
  comment: string
}

/** Reads the generated methods of the SDK from their source. */
export function readGeneratedMethods(): GeneratedMethod[] {
  const code = readFileSync(new URL('../../sdk/src/gen/resources.gen.ts', import.meta.url), 'utf8')
  const classes = [...code.matchAll(/^export class (\w)(\w*)Resource extends[\s\S]*?^}/gm)]
  return classes.flatMap(([text, first = '', rest = '']) =>
    [...text.matchAll(/\/\*\*\n((?: +\*.*\n)+?) +\*\/[^}]+this\.id\('(.+?)'\)/g)].map(
      ([, comment = '', method = '']) => ({
        id: `${first.toLowerCase()}${rest}.${method}`,
        comment: comment.replaceAll(/^ +\* ?/gm, ''),
      }),
    ),
  )
}
