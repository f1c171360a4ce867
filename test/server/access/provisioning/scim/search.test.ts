import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createDirectory } from '../../../../support/samples/provisioning.ts'
import { startTestApp } from '../../../../support/service/app.ts'

const app = await startTestApp()
const schemas = ['urn:ietf:params:scim:api:messages:2.0:SearchRequest']

describe('a search with POST', () => {
  it('has the parameters of a list in its body', async () => {
    const { addUser, addGroup, expect, domain } = await createDirectory(app)
    const ada = await addUser(`ada@${domain}`, { displayName: 'Ada' })
    await addUser(`bo@${domain}`)
    const filter = 'displayName eq "ADA"'
    const matches = await expect(200, 'POST', '/Users/.search', { schemas, filter, attributes: ['userName'] })
    assert.equal(matches.totalResults, 1)
    assert.deepEqual(matches.Resources, [
      { schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'], id: ada, userName: `ada@${domain}` },
    ])
    const page = await expect(200, 'POST', '/Users/.search', { schemas, startIndex: 2, count: 1 })
    const { totalResults } = await expect(200, 'GET', '/Users')
    assert.deepEqual([page.totalResults, page.startIndex, page.itemsPerPage], [totalResults, 2, 1])
    const group = await addGroup('Team', [ada])
    const groups = await expect(200, 'POST', '/Groups/.search', { schemas, excludedAttributes: ['members'] })
    assert.deepEqual(
      groups.Resources.map(({ id, members }: { id: string; members?: unknown }) => [id, members]),
      [[group, undefined]],
    )
  })

  it('refuses malformed parameters and other methods', async () => {
    const { expect } = await createDirectory(app)
    for (const body of [{ filter: 'nonsense' }, { filter: 7 }, { count: 1.5 }, { count: 'many' }, [], { filter: {} }]) {
      await expect(400, 'POST', '/Users/.search', body)
      await expect(400, 'POST', '/Groups/.search', body)
    }
    await expect(405, 'GET', '/Users/.search')
    await expect(405, 'DELETE', '/Groups/.search')
  })
})
