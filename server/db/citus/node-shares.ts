import type { Pool } from 'pg'
import { ConnectionShares } from '../driver/connection-shares.ts'

/** How long the node of a business is cached, in milliseconds. A business may be moved to another node. */
const cacheMs = 60_000

/** The maximum number of businesses whose node is cached; the cache takes about 10 MB. */
const maxCached = 100_000

/**
 * The fractions of a pool that statements to one node, and statements to all nodes, may hold. By default they add up to
 * less than the whole pool. The first exceeds the half that one business may hold, so that a busy business leaves
 * connections to other businesses on its node.
 */
const [nodeShare, allNodesShare] = [0.6, 0.25]

/** The holder ID for statements to all nodes. */
const allNodes = -1

interface CachedNode {
  /** The `groupid` of the node in `pg_dist_node`. */
  node: Promise<number>
  /** When the entry expires, in milliseconds since 1970. */
  until: number
}

/**
 * Divides the connections of a pool among the nodes of a Citus cluster. Statements to an unresponsive node hold its
 * share until they time out; the rest of the pool serves the other nodes.
 */
export class NodeShares {
  readonly #pool: Pool
  readonly #nodeShare: ConnectionShares
  readonly #allNodesShare: ConnectionShares
  readonly #nodes = new Map<number, CachedNode>()

  /**
   * @param options.size - the maximum number of connections in the pool
   * @param options.maxPerBusiness - the number of connections that one business may hold, and thus the minimum share of a
   *   node
   */
  constructor(pool: Pool, { size, maxPerBusiness }: { size: number; maxPerBusiness: number }) {
    const part = (share: number) => Math.max(1, Math.floor(size * share))
    this.#pool = pool
    this.#nodeShare = new ConnectionShares(Math.max(part(nodeShare), maxPerBusiness), {
      of: 'the node of the business',
    })
    this.#allNodesShare = new ConnectionShares(part(allNodesShare), { of: 'work on all nodes' })
  }

  /** The number of operations that wait because their node has its whole share in use. */
  get waiting(): number {
    return this.#nodeShare.waiting + this.#allNodesShare.waiting
  }

  /**
   * Performs work for a business, within the connection share of its node.
   *
   * @throws {NoConnectionError} when no connection was released in time
   */
  async use<T>(businessId: number, work: () => Promise<T>): Promise<T> {
    const node = await this.#findNode(businessId)
    return await useShare(this.#nodeShare, node, work)
  }

  /**
   * Performs work on all nodes, within the connection share for such work.
   *
   * @throws {NoConnectionError} when no connection was released in time
   */
  async useAllNodes<T>(work: () => Promise<T>): Promise<T> {
    return await useShare(this.#allNodesShare, allNodes, work)
  }

  #findNode(businessId: number): Promise<number> {
    const now = Date.now()
    const cached = this.#nodes.get(businessId)
    if (cached !== undefined && now < cached.until) return cached.node
    if (this.#nodes.size >= maxCached) this.#nodes.clear()
    const node = this.#readNode(businessId)
    this.#nodes.set(businessId, { node, until: now + cacheMs })
    node.catch(() => this.#nodes.delete(businessId))
    return node
  }

  /** Reads the node of a business from the metadata of the coordinator. */
  async #readNode(businessId: number): Promise<number> {
    const client = await this.#pool.connect()
    try {
      const { rows } = await client.query<{ node: number }>(
        `select groupid as node from pg_dist_placement
          where shardid = get_shard_id_for_distribution_column('people', $1::integer)`,
        [businessId],
      )
      const [placement] = rows
      if (placement === undefined) throw new Error(`no node has the rows of business ${businessId}`)
      return placement.node
    } finally {
      client.release()
    }
  }
}

async function useShare<T>(shares: ConnectionShares, node: number, work: () => Promise<T>): Promise<T> {
  await shares.take(node)
  try {
    return await work()
  } finally {
    shares.give(node)
  }
}
