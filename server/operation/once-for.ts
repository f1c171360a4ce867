/**
 * Makes something of an object at the first call, and returns the same at every later one. What is made of the contract
 * costs most of a start, and serves every app of a process.
 */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
