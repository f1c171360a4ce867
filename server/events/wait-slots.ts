/** How many requests may wait in one process. */
interface Limits {
  /** Of one user or API key. */
  caller: number
  /** Of all callers of one business, so that none has all the places. */
  business: number
  all: number
}

/** Who waits. */
interface Holder {
  business_id: number
  /** The name of the caller: unique in its business. */
  caller: string
}

/** Counts the requests that wait in this process, for each caller, for each business and for all. */
export class WaitSlots {
  readonly #limits: Limits
  readonly #held = new Map<string | number, number>()
  #all = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes a place, to be given back with `give`. @returns whether there was one */
  take({ business_id, caller }: Holder): boolean {
    const name = nameOf({ business_id, caller })
    const ofBusiness = this.#held.get(business_id) ?? 0
    const ofCaller = this.#held.get(name) ?? 0
    const { all, business, caller: mostOfCaller } = this.#limits
    if (this.#all >= all || ofBusiness >= business || ofCaller >= mostOfCaller) return false
    this.#add(1, business_id, name)
    return true
  }

  /** Gives a place back. */
  give({ business_id, caller }: Holder): void {
    this.#add(-1, business_id, nameOf({ business_id, caller }))
  }

  #add(change: 1 | -1, ...keys: (string | number)[]): void {
    this.#all += change
    for (const key of keys) {
      const held = (this.#held.get(key) ?? 0) + change
      if (held === 0) this.#held.delete(key)
      else this.#held.set(key, held)
    }
  }
}

const nameOf = ({ business_id, caller }: Holder): string => `${business_id} ${caller}`
