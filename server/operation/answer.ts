import type { Page } from './cursor.ts'
import type { FileAnswer } from './file-answer.ts'

/*
 * The answers of operations. The contract gives each operation one success status; with another one the code does not
 * compile.
 */

interface Data<T> {
  success: true
  data: T
}

/** The resource, read or changed. */
export const ok = <T>(data: T): { status: 200; body: Data<T> } => ({ status: 200, body: { success: true, data } })

/** The new resource. */
export const created = <T>(data: T): { status: 201; body: Data<T> } => ({ status: 201, body: { success: true, data } })

/** The request will be performed later. */
export const accepted = <T>(data: T): { status: 202; body: Data<T> } => ({ status: 202, body: { success: true, data } })

/** Done, without a result. */
export const noContent = (): { status: 204 } => ({ status: 204 })

/** A file. */
export const file = (answer: FileAnswer): { status: 200; file: FileAnswer } => ({ status: 200, file: answer })

/**
 * A page of a list, each row as the API shows it.
 *
 * @param page - the rows, and the members of `meta`
 */
export const list = <Row, T, Meta extends Omit<Page<Row>, 'rows'>>(
  { rows, ...meta }: { rows: Row[] } & Meta,
  present: (row: Row) => T,
): { status: 200; body: Data<T[]> & { meta: Omit<Meta, 'rows'> } } => ({
  status: 200,
  body: { success: true, data: rows.map((row) => present(row)), meta: meta as Omit<Meta, 'rows'> },
})
