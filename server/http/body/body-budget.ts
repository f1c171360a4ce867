import type { Request, Response } from 'express'
import { tooLarge, tooManyBodies } from '../../operation/errors.ts'

/** The id of a business, or all unauthenticated callers together. */
type Owner = number | 'anonymous'

/**
 * The memory that the bodies of requests may take in one process at a time. One owner may take half of it, so that no
 * business keeps the others out.
 */
export class BodyBudget {
  readonly #limit: number
  readonly #perOwner = new Map<Owner, number>()
  #reserved = 0
  #refusals = 0

  /** @param limit - in bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** Bytes that are reserved at the moment. */
  get reserved(): number {
    return this.#reserved
  }

  /** How many bodies were refused since the start of the process. */
  get refusals(): number {
    return this.#refusals
  }

  /** @returns whether the memory was reserved; the caller must release it */
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
 * Reserves memory for the body of a request until the connection closes: its `Content-Length`, or the bound of a body
 * that is compressed or chunked, whose size is unknown.
 *
 * @param limits.maxBytes - the bound of the body; only `Content-Length` is checked here, so the reader counts as well
 * @param limits.businessId - the business that it counts for, where the request is not authenticated by a token
 * @throws {ApiError} 413 when `Content-Length` is larger, 503 when the memory is in use
 */
export function reserveBody(
  budget: BodyBudget,
  { headers, exchange }: Request,
  res: Response,
  { maxBytes, businessId = exchange.work.business_id }: BodyLimits,
): void {
  const announced = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
  if (announced !== undefined && announced > maxBytes) throw tooLarge(maxBytes)
  if (announced === 0 || res.closed) return // a connection that is closed already would never release it
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
  const bytes = announced !== undefined && isPlain ? announced : maxBytes
  const owner = businessId ?? 'anonymous'
  if (!budget.reserve(owner, bytes)) throw tooManyBodies()
  res.once('close', () => budget.release(owner, bytes))
}

/** The bound of a body, and the business that it counts for. */
export interface BodyLimits {
  maxBytes: number
  businessId?: number | undefined
}
