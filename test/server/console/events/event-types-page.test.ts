import assert from 'node:assert/strict'
import { it } from 'node:test'
import { caller } from '../../../support/http.ts'
import { createWebhookFixture } from '../../../support/samples/webhook-fixture.ts'
import { startTestApp } from '../../../support/service/app.ts'

const app = await startTestApp()

it('the page of event types shows each type with its cause and an example, and links to its events', async () => {
  const { visitor, owner } = await createWebhookFixture(app)
  const { text } = await visitor.get('/console/events/types')
  const types = (await caller(app, owner.token).call('eventTypes.list')).body.data
  assert.ok(types.length > 40)
  for (const { type, description, example } of types) {
    const [, details = ''] = new RegExp(`<details id="${type}">([\\s\\S]*?)</details>`).exec(text) ?? []
    assert.ok(details.includes(description), type)
    assert.ok(details.includes(example.id), type)
  }
  const [, link = ''] = /<details id="person\.created">[\s\S]*?href="([^"]+)"/.exec(text) ?? []
  assert.match((await visitor.get(link)).text, /<tbody>[\s\S]*person\.created/)
  assert.match((await visitor.get('/console/webhooks/new')).text, /href="\/console\/events\/types"/)
})
