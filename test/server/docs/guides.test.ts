import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changelogPage, readGuide } from '../../../server/docs/guides.ts'

test('renders a guide like GitHub: HTML is escaped, links and anchors work', () => {
  const guide = [
    '# The title',
    '## Use `a` & b',
    '[Sign](webhooks.md#verify) [All](README.md)',
    '<!-- mark -->',
    '<b>bold</b>',
    'Call `people.list`, not `people.lost`.',
  ]
  const names = new Map([['people.list', '/docs/reference/people#people.list']])
  const { title, content, parts } = readGuide('/docs/guides/x', guide.join('\n\n'), { names })
  assert.equal(title, 'The title')
  assert.deepEqual(parts, [{ href: '#use-a--b', text: 'Use a & b' }])
  assert.match(content.text, /<h2 id="use-a--b">Use <code>a<\/code> &amp; b<\/h2>/)
  for (const href of ['/docs/guides/webhooks#verify', '/docs/guides']) {
    assert.ok(content.text.includes(`<a href="${href}">`), href)
  }
  assert.ok(content.text.includes('&lt;b&gt;bold'))
  assert.ok(content.text.includes('<a href="/docs/reference/people#people.list"><code>people.list</code></a>'))
  assert.ok(content.text.includes(' <code>people.lost</code>'))
  assert.ok(!content.text.includes('mark'))
})

test('omits an empty section of unreleased changes from the changelog', () => {
  const changes = ['# Changelog', 'For all.', '## Unreleased', '## 1.0.0 - 2026-11-30', '- The first.']
  const of = (texts: string[]) => changelogPage(texts.join('\n\n')).parts.map(({ text }) => text)
  assert.deepEqual(of(changes), ['1.0.0 - 2026-11-30'])
  assert.deepEqual(of(changes.with(2, '## Unreleased\n\n- More.')), ['Unreleased', '1.0.0 - 2026-11-30'])
})
