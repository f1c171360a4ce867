import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { all, caller } from '../../support/http.ts'
import { createBusiness } from '../../support/samples/factories.ts'
import { allowedUrls, deniedUrls } from '../../support/samples/ssrf-urls.ts'
import { startTestApp } from '../../support/service/app.ts'

const app = await startTestApp({ env: { WEBHOOK_ALLOWED_CIDRS: '' } })
const api = caller(app, (await createBusiness(app)).owner.token)

const url = 'https://example.com/hooks'
const webhook = (await api.call('webhooks.create', { body: { url, events: ['*'] } })).body.data
const path = { id: webhook.id }

const names = ['http://box.internal/', 'http://printer.local/', 'http://receiver/', 'http://metadata.google.internal./']

describe('the URL of a webhook', () => {
  for (const denied of [...deniedUrls, ...names]) {
    it(`is never ${denied}`, async () => {
      const refusals = [
        await api.refused(422, 'webhooks.create', { body: { url: denied, events: ['*'] } }),
        await api.refused(422, 'webhooks.update', { path, body: { url: denied } }),
      ]
      for (const { body } of refusals)
        assert.deepEqual(
          body.errors?.map((error) => error.path),
          ['body.url'],
        )
      const { data } = (await api.call('webhooks.get', { path })).body
      assert.deepEqual({ url: data.url, version: data.version }, { url, version: 1 })
    })
  }

  for (const allowed of allowedUrls) {
    it(`may be ${allowed}`, async () => {
      const { id } = (await api.call('webhooks.create', { body: { url, events: ['*'] } })).body.data
      const changed = await api.call('webhooks.update', { path: { id }, body: { url: allowed } })
      assert.equal(changed.body.data.url, allowed)
      const made = await api.call('webhooks.create', { body: { url: allowed, events: ['*'] } })
      assert.equal(made.body.data.url, allowed)
      for (const created of [id, made.body.data.id]) await api.call('webhooks.delete', { path: { id: created } })
    })
  }

  it('is stored in ASCII, whatever script it is written in', async () => {
    const written = { url: 'https://例え.jp/フック', events: ['*' as const] }
    const stored = 'https://xn--r8jz45g.jp/%E3%83%95%E3%83%83%E3%82%AF'
    const made = (await api.call('webhooks.create', { body: written })).body.data
    assert.equal(made.url, stored)
    const { data } = (await api.call('webhooks.update', { path: { id: made.id }, body: { url: written.url } })).body
    assert.deepEqual({ url: data.url, version: data.version }, { url: stored, version: 1 }, 'nothing has changed')
    const other = await api.call('webhooks.update', { path: { id: made.id }, body: { url: 'https://bücher.example' } })
    assert.equal(other.body.data.url, 'https://xn--bcher-kva.example/')
    await api.call('webhooks.delete', { path: { id: made.id } })
  })

  it('leaves nothing behind where it is refused', async () => {
    await api.refused(422, 'webhooks.create', { body: { url: deniedUrls[0], events: ['*'] } })
    assert.deepEqual(
      (await all(api, 'webhooks.list')).map(({ id }) => id),
      [webhook.id],
    )
  })
})
