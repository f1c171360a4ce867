import { int, iso, optional, string } from './library.ts'

/** The inputs that several tools take. */

export const id = (description: string) => int().min(1).describe(description)

export const day = (description: string) => iso.date().describe(`${description}, as YYYY-MM-DD`)

export const text = (description: string) => string().min(1).max(2_000).describe(description)

export const paging = {
  limit: optional(int().min(1).max(50).describe('The maximum number of entries; 20 by default')),
  cursor: optional(string().describe('The next_cursor of the previous page')),
}

/** The query of a page: the inputs of `paging`, with the default limit. */
export const pageQuery = ({ limit = 20, cursor }: { limit?: number | undefined; cursor?: string | undefined }) => ({
  limit,
  ...(cursor !== undefined && { cursor }),
})

export const changeKey = {
  idempotency_key: optional(
    string().min(8).max(100).describe('Only to repeat a call without a result: the key that its error states'),
  ),
}
