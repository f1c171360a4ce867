/** The business and the connection of a grant. */
export interface GrantOwner {
  business_id: number
  connection_id: number
}

/** Returns the ID of the grant of a connection. It is not a secret. */
export const grantId = ({ business_id, connection_id }: GrantOwner): string => `${business_id}.${connection_id}`

/** Reads the ID of a grant. @throws {Error} for another value */
export function readGrantId(id: unknown): GrantOwner {
  const [business_id, connection_id] = readPair(id)
  return { business_id, connection_id }
}

/** Returns the identifier of a user at oidc-provider. Apps do not get it. */
export const accountId = ({ business_id, user_id }: { business_id: number; user_id: number }): string =>
  `${business_id}.${user_id}`

/** Reads the identifier of a user. @throws {Error} for another value */
export function readAccountId(id: unknown): { business_id: number; user_id: number } {
  const [business_id, user_id] = readPair(id)
  return { business_id, user_id }
}

function readPair(id: unknown): [number, number] {
  const [, first, second] = (typeof id === 'string' && /^(\d+)\.(\d+)$/.exec(id)) || []
  if (first === undefined || second === undefined) throw new Error('not an ID of this service')
  return [Number(first), Number(second)]
}
