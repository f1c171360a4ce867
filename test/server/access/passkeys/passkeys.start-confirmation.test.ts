import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createBusiness } from '../../../support/samples/factories.ts'
import { registerPasskey } from '../../../support/samples/passkey.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

describe('passkeys.startConfirmation', () => {
  it('returns options for the passkeys of the caller, with a challenge of this session', async () => {
    const { owner } = await createBusiness(app)
    const api = caller(app, owner.token)
    const passkey = await registerPasskey(app, owner)
    const options = (await api.call('passkeys.startConfirmation')).body.data
    assert.deepEqual(
      { ...options, challenge: options.challenge.length },
      {
        rpId: 'localhost',
        challenge: 43,
        timeout: 300_000,
        allowCredentials: [{ id: passkey.credential.id, type: 'public-key', transports: ['internal'] }],
        userVerification: 'required',
      },
    )
    assert.notEqual((await api.call('passkeys.startConfirmation')).body.data.challenge, options.challenge)
  })

  it('returns 409 if browsers do not offer passkeys to the service', async () => {
    const other = await startTestApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } })
    const { owner } = await createBusiness(other)
    const { body } = await caller(other, owner.token).expectError(409, 'passkeys.startConfirmation')
    assert.equal(body.code, 'passkeys_unavailable')
  })
})
