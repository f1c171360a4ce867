/**
 * Makes something of an object at the first call, and returns the same at every later one. What is made of the contract
 * costs most of a start, and serves every app of a process.
 */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>()
  return (key) => {
    const made = known.get(key) ?? make(key)
    known.set(key, made)
    return made
  }
}
