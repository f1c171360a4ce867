import type { Schemas } from '../../../server/operation/contract/contract.ts'
import { caller } from '../http.ts'
import type { TestApp } from '../service/app.ts'

/** Creates an API key on behalf of a user. */
export async function createKey(
  app: Pick<TestApp, 'send'>,
  { token }: { token: string },
  values: Partial<Schemas['ApiKeyCreate']> & Pick<Schemas['ApiKeyCreate'], 'scopes'>,
): Promise<{ id: number; token: string }> {
  const { id, key = '' } = (await caller(app, token).call('apiKeys.create', { body: { name: 'Sync', ...values } })).body
    .data
  return { id, token: key }
}
