import { type Caller, caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'
import { createSoftwarePasskey, type Deviations, type SoftwarePasskey } from './authenticator.ts'
import type { TestUser } from './factories.ts'

/** A registered passkey. */
export interface TestPasskey extends SoftwarePasskey {
  /** The ID of the passkey. */
  id: number
}

/** Registers a passkey of a user. */
export async function registerPasskey(
  app: TestApp,
  { token }: Pick<TestUser, 'token'>,
  { name = 'Laptop', ...deviations }: Deviations & { name?: string } = {},
): Promise<TestPasskey> {
  const api = caller(app, token)
  const options = (await api.call('passkeys.startRegistration')).body.data
  const passkey = createSoftwarePasskey(app.config.publicUrl, options, deviations)
  const body = { name, credential: passkey.credential }
  const { id } = (await api.call('passkeys.register', { body })).body.data
  return { ...passkey, id }
}

/** Starts a login, and returns the body for `passkeys.login`. */
export async function signLogin(anonymous: Caller, passkey: Pick<TestPasskey, 'sign'>, deviations?: Deviations) {
  const { session_token, options } = (await anonymous.call('passkeys.startLogin')).body.data
  return { session_token, credential: passkey.sign(options, deviations) }
}
