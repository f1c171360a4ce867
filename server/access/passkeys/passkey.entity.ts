import { defineEntity, p } from '@mikro-orm/core'
import {
  bigId,
  businessId,
  createdAt,
  foreignKey,
  id,
  type Table,
  timestamp,
  updatedAt,
  version,
} from '../../db/columns.ts'
import { User } from '../users/user.entity.ts'

/** A WebAuthn credential of a user: a public key whose private key is in an authenticator. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    business_id: businessId(),
    id: id(),
    user_id: p.integer(),
    name: p.text(),
    credential_id: p.text().comment('chosen by the authenticator, in base64url'),
    public_key: p.text().comment('COSE key in base64url'),
    counter: bigId().comment('signatures by the authenticator at the last use; 0 if it does not count'),
    transports: p.array().$type<string[]>().columnType('text[]').default([]),
    aaguid: p.text().comment('model of the authenticator'),
    backed_up: p.boolean(),
    last_used_at: timestamp().strictNullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    version: version(),
    user: foreignKey(User, ['business_id', 'user_id']),
  },
  uniques: [{ name: 'passkeys_credential', properties: ['business_id', 'credential_id'] }],
  indexes: [{ name: 'passkeys_user', properties: ['business_id', 'user_id', 'id'] }],
})

export type PasskeyTable = Table<typeof Passkey>

/** A challenge that a browser has not signed yet. A login has no business before it is completed. */
export const PasskeyChallenge = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    challenge: p.text().primary(),
    purpose: p.text().comment('purpose of the signature, with the IDs of the user and the session'),
    expires_at: timestamp(),
  },
  indexes: [
    // For a nightly task that deletes expired challenges.
    { name: 'passkey_challenges_age', properties: ['expires_at'] },
  ],
})
