import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RequestBudget } from '../../../server/http/request-budget.ts'

test('the budget of a key is renewed every minute, independently of others', () => {
  const budget = new RequestBudget(2)
  assert.deepEqual(budget.spend('a', 1000), { isOver: false, remaining: 1, resetSeconds: 60 })
  assert.deepEqual(budget.spend('b', 1500), { isOver: false, remaining: 1, resetSeconds: 60 })
  assert.deepEqual(budget.spend('a', 30_001), { isOver: false, remaining: 0, resetSeconds: 31 })
  assert.deepEqual(budget.spend('a', 60_999), { isOver: true, remaining: 0, resetSeconds: 1 })
  assert.deepEqual(budget.spend('a', 61_000), { isOver: false, remaining: 1, resetSeconds: 60 })
})

test('keys beyond the maximum share a quota until the next minute', () => {
  const budget = new RequestBudget(2, 3)
  for (const key of ['a', 'b', 'c']) assert.equal(budget.spend(key, 0).isOver, false)
  assert.deepEqual(
    ['d', 'e', 'f'].map((key) => budget.spend(key, 1).isOver),
    [false, false, true],
  )
  assert.equal(budget.spend('a', 1).isOver, false)
  assert.equal(budget.spend('f', 60_000).isOver, false)
})
