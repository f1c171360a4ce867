/** A body that is still read although the attempt has already succeeded. */
interface LateBody {
  /** Stops reading; the attempt ends with what has been read. */
  drop(): void
}

/**
 * The bodies of successful answers that take long. They hold no place of a send, and their number is bounded: receivers
 * that never end a body would otherwise take connections and memory without limit.
 */
export interface LateBodies {
  /** @returns whether there is room; if not, the body has to be dropped */
  add(body: LateBody): boolean
  delete(body: LateBody): void
  /** Drops all bodies, and has no more room: the worker stops. */
  close(): void
}

/** With 64 KiB of each kept at most, 16 MiB. */
const defaultMost = 256

export function createLateBodies(most = defaultMost): LateBodies {
  const bodies = new Set<LateBody>()
  let isClosed = false
  return {
    add(body) {
      if (isClosed || bodies.size >= most) return false
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
