import assert from 'node:assert/strict'
import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../http.ts'
import type { SendOptions, TestApp, TestResponse } from '../service/app.ts'
import { createDomainBusiness, type DomainBusiness } from './single-sign-on.ts'

/** A business whose directory provisions users, with a client of its SCIM endpoint. */
export interface Directory extends DomainBusiness {
  token: string
  /** Sends a request of the directory to a path below `/scim/v2`. Its body is sent as `application/scim+json`. */
  send(method: string, path: string, body?: unknown, options?: SendOptions): Promise<TestResponse>
  /** Sends a request that must have this status. @returns the body */
  expect(status: number, method: string, path: string, body?: unknown): Promise<TestResponse['body']>
  /** Creates a user. @returns their ID */
  addUser(userName?: string, attributes?: object): Promise<string>
  /** Creates a group. @returns its ID */
  addGroup(displayName: string, members?: readonly string[]): Promise<string>
}

/** Sends a request to a path below `/scim/v2`, and parses the body of the response. */
export async function sendScim(
  app: TestApp,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
  options: SendOptions = {},
): Promise<TestResponse> {
  const headers = { ...(body !== undefined && { 'content-type': 'application/scim+json' }), ...options.headers }
  const response = await app.send(method, `/scim/v2${path}`, { token, body, ...options, headers })
  if (response.text === '') return response
  assert.match(String(response.headers['content-type']), /^application\/scim\+json/, response.text)
  return { ...response, body: JSON.parse(response.text) }
}

let serial = 0

/** Adds a business with provisioning. */
export async function createDirectory(
  app: TestApp,
  settings: Partial<Schemas['ProvisioningInput']> = {},
): Promise<Directory> {
  const business = await createDomainBusiness(app)
  const owner = caller(app, business.owner.token)
  await owner.call('provisioning.set', { body: { default_role: 'employee', ...settings } })
  const { token = '' } = (await owner.call('provisioning.createToken', { body: {} })).body.data
  const send: Directory['send'] = (method, path, body, options) => sendScim(app, token, method, path, body, options)
  const expect: Directory['expect'] = async (status, method, path, body) => {
    const response = await send(method, path, body)
    assert.equal(response.status, status, `${method} ${path} responded with ${response.status} ${response.text}`)
    return response.body
  }
  return {
    ...business,
    token,
    send,
    expect,
    addUser: async (userName = `user-${++serial}@${business.domain}`, attributes = {}) =>
      (await expect(201, 'POST', '/Users', { schemas: [userSchema], userName, ...attributes })).id,
    addGroup: async (displayName, members = []) => {
      const body = { schemas: [groupSchema], displayName, members: members.map((value) => ({ value })) }
      return (await expect(201, 'POST', '/Groups', body)).id
    },
  }
}

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** Returns the body of a PATCH. */
export const patchOp = (...Operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
})
