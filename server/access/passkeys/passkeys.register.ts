import { orConflict } from '../../operation/conflicts.ts'
import { conflictAt, validationFailed } from '../../operation/errors.ts'
import { oneLine } from '../../operation/one-line.ts'
import { operation } from '../../operation/operation.ts'
import type { Principal } from '../../operation/principal.ts'
import { created } from '../../operation/response.ts'
import { type Change, inTransaction } from '../../operation/work.ts'
import { recordSecurityChange } from '../security-changes.ts'
import { lockLoginUser } from '../sessions/login-user.ts'
import { userPrincipal } from '../sessions/user-principal.ts'
import { readChallenge } from './client-data.ts'
import { maxPasskeys } from './options.ts'
import { registrationPurpose, useChallenge } from './passkey-challenge.ts'
import { type PasskeyRow, passkeyColumns, presentPasskey } from './present-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { type NewPasskey, verifyAttestation } from './verify-attestation.ts'

/** Adds a passkey of the caller, with the response of the authenticator to `passkeys.startRegistration`. */
export const passkeysRegister = operation('passkeys.register', async (work, { body: { name, credential } }) => {
  const party = relyingParty(work.config)
  const challenge = readChallenge(credential.response.clientDataJSON)
  const isExpected = await useChallenge(work, challenge, registrationPurpose(userPrincipal(work.by)))
  if (!isExpected) throw validationFailed([challengeProblem])
  const passkey = await verifyAttestation(party, credential, challenge)
  if (!passkey) throw validationFailed([credentialProblem])
  return created(
    presentPasskey(await inTransaction(work, (work) => addPasskey(work, { name: oneLine(name), ...passkey }))),
  )
})

const challengeProblem = {
  path: 'body.credential',
  code: 'challenge_expired',
  message: 'has a challenge that has expired or was used; start again',
}

const credentialProblem = {
  path: 'body.credential',
  code: 'invalid_credential',
  message: 'does not fit the options of this service, or the authenticator did not verify the user',
}

async function addPasskey(work: Change<Principal>, passkey: NewPasskey & { name: string }): Promise<PasskeyRow> {
  const { db, business_id } = work
  const { user_id } = userPrincipal(work.by)
  await lockLoginUser(work, user_id) // concurrent registrations cannot exceed the maximum number
  const { count } = await db
    .selectFrom('passkeys')
    .select((column) => column.fn.countAll<number>().as('count'))
    .where('business_id', '=', business_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  if (count >= maxPasskeys) throw conflictAt(tooMany)
  const row = await orConflict(
    db
      .insertInto('passkeys')
      .values({ business_id, user_id, ...passkey })
      .returning(passkeyColumns)
      .executeTakeFirstOrThrow(),
    { passkeys_credential: { path: 'body.credential', code: 'taken', message: 'This passkey is already registered.' } },
  )
  await recordSecurityChange(work, { action: 'passkey.added', detail: { passkey_id: row.id } })
  return row
}

const tooMany = {
  path: 'body.credential',
  code: 'too_many',
  message: `A user can have ${maxPasskeys} passkeys. Remove one first.`,
}
