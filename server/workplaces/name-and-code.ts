import { oneLine } from '../operation/one-line.ts'

interface Given {
  name?: string
  code?: string | null
}

/** The given name and code, each on one line. */
export const nameAndCode = ({ name, code }: Given): Given => ({
  ...(name !== undefined && { name: oneLine(name) }),
  ...(code !== undefined && { code: code && oneLine(code) }),
})
