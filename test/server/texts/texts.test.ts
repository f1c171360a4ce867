import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { html } from '../../../server/pages/html.ts'
import { createTexts, linkTo } from '../../../server/texts/texts.ts'

const messages = {
  none: 'No matching people.',
  people: '{count, plural, =0 {No people} one {# person} other {# people}}',
  greeting: 'Hello {name}',
  state: '{state, select, sent {On its way} other {Unknown}}',
  next: 'No matching people. <link>Clear filters</link>, <b>{name}</b>.',
} as const

const { text, rich } = createTexts(messages, 'en')

describe('a message', () => {
  it('is formatted with the plurals and choices of its language', () => {
    assert.equal(text('none'), 'No matching people.')
    assert.deepEqual(
      [0, 1, 1234].map((count) => text('people', { count })),
      ['No people', '1 person', '1,234 people'],
    )
    assert.equal(text('greeting', { name: '<Ada> {count}' }), 'Hello <Ada> {count}')
    assert.equal(text('state', { state: 'sent' }), 'On its way')
  })

  it('formats numbers in another locale', () => {
    assert.equal(createTexts(messages, 'en', 'de').text('people', { count: 1234 }), '1.234 people')
    assert.equal(createTexts(messages, 'en', 'de').text('people', { count: 1 }), '1 person')
  })

  it('is converted to HTML with escaped texts and with tags around their content', () => {
    assert.equal(
      rich('next', { link: linkTo('/people?q="'), name: '<Ada>' }).text,
      'No matching people. <a href="/people?q=&quot;">Clear filters</a>, <strong>&lt;Ada&gt;</strong>.',
    )
    assert.equal(rich('greeting', { name: html`<i>Ada</i>` }).text, 'Hello <i>Ada</i>')
  })

  it('requires each argument', () => {
    // @ts-expect-error an argument is missing
    assert.throws(() => text('greeting'), /name/)
    // @ts-expect-error an argument has another name
    assert.throws(() => text('greeting', { person: 'Ada' }), /name/)
    // @ts-expect-error a plural requires a number
    assert.doesNotThrow(() => text('people', { count: 'three' }))
    // @ts-expect-error the message has a link
    assert.throws(() => rich('next', { name: 'Ada' }), /link/)
    // @ts-expect-error the message does not exist
    assert.throws(() => text('nobody'), /no message nobody/)
    // @ts-expect-error a message with tags is HTML
    assert.throws(() => text('next', { name: 'Ada' }), /link/)
    // @ts-expect-error the message has no arguments
    assert.equal(text('none', { name: 'Ada' }), 'No matching people.')
  })
})
