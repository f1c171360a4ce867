import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { html } from '../../../server/pages/html.ts'

describe('html', () => {
  it('escapes text, for elements and for quoted attributes', () => {
    const text = `<b onclick='x'>"Tom" & Söhne`
    const { text: markup } = html`<p title="${text}">${text}</p>`
    const escaped = '&lt;b onclick=&#39;x&#39;&gt;&quot;Tom&quot; &amp; Söhne'
    assert.equal(markup, `<p title="${escaped}">${escaped}</p>`)
  })

  it('escapes text once, and inserts HTML unchanged, alone or in a list', () => {
    const items = ['<1>', '&2'].map((item) => html`<li>${item}</li>`)
    assert.equal(html`<ul>${items}</ul>${html`<hr>`}${[]}`.text, '<ul><li>&lt;1&gt;</li><li>&amp;2</li></ul><hr>')
  })

  it('does not change backslashes and dollar signs', () => {
    assert.equal(html`<p>${'$& \\n $1'}</p>`.text, '<p>$&amp; \\n $1</p>')
  })
})
