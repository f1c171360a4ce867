import type { Request, Response } from 'express'
import { tooLarge, tooManyBodies } from '../../operation/errors.ts'

/** A business by its id, or everybody who has not said who they are. */
type Owner = number | 'anonymous'

/**
 * The memory that the bodies of requests may take in one process at a time. One owner may take half of it, so that no
 * business keeps the others out.
 */
export class BodyBudget {
  readonly #limit: number
  readonly #perOwner = new Map<Owner, number>()
  #reserved = 0
  #refused = 0

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
    return this.#refused
  }

  /** @returns whether there was room; what was reserved is to be released */
  reserve(owner: Owner, bytes: number): boolean {
    const owned = (this.#perOwner.get(owner) ?? 0) + bytes
    if (this.#reserved + bytes > this.#limit || owned > this.#limit / 2) {
      this.#refused++
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
 * Reserves memory for the body of a request, until the request is over: as much as it announces. A body that is
 * compressed, or sent in chunks, announces nothing and gets all that it may have.
 *
 * @param limits.maxBytes - the bound of the body; who reads it counts, as only its announcement is checked here
 * @param limits.businessId - whose body it is, where the principal of the request does not say so
 * @throws {ApiError} 413 when the body announces more, 503 when there is no room for it now
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

/** Whose body is to be read, and how large it may be. */
export interface BodyLimits {
  maxBytes: number
  businessId?: number | undefined
}
