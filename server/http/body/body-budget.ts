import type { Request, Response } from 'express'
import { tooLarge, tooManyBodies } from '../../operation/errors.ts'

/** The ID of a business; `anonymous` for all unauthenticated callers together. */
type Owner = number | 'anonymous'

/**
 * The memory that request bodies may occupy in one process at a time. One owner may occupy half of it, so that no
 * business excludes the others.
 */
export class BodyBudget {
  readonly #limit: number
  readonly #perOwner = new Map<Owner, number>()
  #reserved = 0
  #refusals = 0

  /** @param limit - the total memory, in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The number of bytes that are currently reserved. */
  get reserved(): number {
    return this.#reserved
  }

  /** The number of bodies refused since the process started. */
  get refusals(): number {
    return this.#refusals
  }

  /**
   * Reserves memory; the caller must release it.
   *
   * @returns whether the memory was reserved
   */
  reserve(owner: Owner, bytes: number): boolean {
    const owned = (this.#perOwner.get(owner) ?? 0) + bytes
    if (this.#reserved + bytes > this.#limit || owned > this.#limit / 2) {
      this.#refusals++
      return false
    }
    this.#reserved += bytes
    this.#perOwner.set(owner, owned)
    return true
  }

  release(owner: Owner, bytes: number): void {
    const left = (this.#perOwner.get(owner) ?? 0) - bytes
    this.#reserved -= bytes
    if (left > 0) this.#perOwner.set(owner, left)
    else this.#perOwner.delete(owner)
  }
}

/**
 * Reserves memory for the body of a request until the connection closes: its `Content-Length`, or the maximum size if
 * the body is compressed or chunked, as its size is then unknown.
 *
 * @param limits.maxBytes - the maximum size of the body; only `Content-Length` is checked here, so the reader must
 *   count bytes as well
 * @param limits.businessId - the business to which the body counts, when no token authenticates the request
 * @throws {ApiError} 413 when `Content-Length` exceeds the maximum, 503 when too little memory is left
 */
export function reserveBody(
  budget: BodyBudget,
  { headers, exchange }: Request,
  res: Response,
  { maxBytes, businessId = exchange.work.business_id }: BodyLimits,
): void {
  const announced = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
  if (announced !== undefined && announced > maxBytes) throw tooLarge(maxBytes)
  if (announced === 0 || res.closed) return // memory would never be released for a closed connection
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const bytes = announced !== undefined && isPlain ? announced : maxBytes
  const owner = businessId ?? 'anonymous'
  if (!budget.reserve(owner, bytes)) throw tooManyBodies()
  res.once('close', () => budget.release(owner, bytes))
}

/** The maximum size of a body in bytes, and the business to which the body counts. */
export interface BodyLimits {
  maxBytes: number
  businessId?: number | undefined
}
