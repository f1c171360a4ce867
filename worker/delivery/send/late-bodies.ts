/** A response body that is still being read after its attempt has succeeded. */
interface LateBody {
  /** Stops reading; the excerpt is taken from the bytes received so far. */
  drop(): void
}

/**
 * The slow bodies of successful responses. They hold no slots, but their number is limited: receivers that never end a
 * body would otherwise use connections and memory without limit.
 */
export interface LateBodies {
  /** Adds a body. Returns whether there is capacity; if not, the caller must drop the body. */
  add(body: LateBody): boolean
  delete(body: LateBody): void
  /** Drops all bodies and refuses further ones, because the worker is stopping. */
  close(): void
}

/** The default maximum number of bodies; with up to 64 KiB each, they take 16 MiB. */
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
