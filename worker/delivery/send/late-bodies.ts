/** A body that is still read after its attempt has succeeded. */
interface LateBody {
  /** Stops reading; the excerpt is taken from the bytes received so far. */
  drop(): void
}

/**
 * The slow bodies of successful answers. They hold no slots, and their number is bounded: receivers that never end a body
 * would otherwise take connections and memory without limit.
 */
export interface LateBodies {
  /** @returns whether there is capacity; if not, the body must be dropped */
  add(body: LateBody): boolean
  delete(body: LateBody): void
  /** Drops all bodies and refuses others: the worker stops. */
  close(): void
}

/** At up to 64 KiB each, 16 MiB. */
const defaultMaxSize = 256

export function createLateBodies(maxSize = defaultMaxSize): LateBodies {
  const bodies = new Set<LateBody>()
  let isClosed = false
  return {
    add(body) {
      if (isClosed || bodies.size >= maxSize) return false
      bodies.add(body)
      return true
    },
    delete: (body) => void bodies.delete(body),
    close() {
      isClosed = true
      for (const body of bodies) body.drop()
    },
  }
}
