import type { Page } from './cursor.ts'
import type { FileResponse } from './file-response.ts'

/*
 * The responses of operations. The contract gives each operation one success status; code that uses another status does
 * not compile.
 */

interface Data<T> {
  success: true
  data: T
}

/** Responds with a resource that was read or changed. */
export const ok = <T>(data: T): { status: 200; body: Data<T> } => ({ status: 200, body: { success: true, data } })

/** Responds with the new resource. */
export const created = <T>(data: T): { status: 201; body: Data<T> } => ({ status: 201, body: { success: true, data } })

/** Responds that the request will be performed later. */
export const accepted = <T>(data: T): { status: 202; body: Data<T> } => ({ status: 202, body: { success: true, data } })

/** Responds to a completed request without a result. */
export const noContent = (): { status: 204 } => ({ status: 204 })

/** Responds with a file. */
export const file = (content: FileResponse): { status: 200; file: FileResponse } => ({ status: 200, file: content })

/**
 * Responds with a page of a list.
 *
 * @param page - the rows, and the members of `meta`
 * @param present - converts a row to its form in the API
 */
export const list = <Row, T, Meta extends Omit<Page<Row>, 'rows'>>(
  { rows, ...meta }: { rows: Row[] } & Meta,
  present: (row: Row) => T,
): { status: 200; body: Data<T[]> & { meta: Omit<Meta, 'rows'> } } => ({
  status: 200,
  body: { success: true, data: rows.map((row) => present(row)), meta: meta as Omit<Meta, 'rows'> },
})
