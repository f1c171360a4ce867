import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildOrgTree, selectExpanded } from '../../../../server/console/org-chart/org-tree.ts'

/** Creates people from pairs of an ID and the ID of the manager. */
const people = (...pairs: [id: number, manager_id: number | null][]) =>
  pairs.map(([id, manager_id]) => ({ id, manager_id }))

const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id)

describe('the tree of an org chart', () => {
  it('counts direct and indirect reports, and lists the managers above a person', () => {
    const tree = buildOrgTree(people([1, null], [2, 1], [3, 1], [4, 3], [5, 4]))
    assert.deepEqual(ids(tree.roots), [1])
    assert.deepEqual(ids(tree.reports(1)), [2, 3])
    assert.deepEqual([1, 2, 3, 4].map(tree.countBelow), [4, 0, 2, 1])
    assert.deepEqual(ids(tree.managers(5)), [1, 3, 4])
  })

  it('has people at the top whose managers are not in the list', () => {
    const tree = buildOrgTree(people([2, 1], [3, 2], [4, 9]))
    assert.deepEqual(ids(tree.roots), [2, 4])
  })

  it('contains each person once, even if managers report to each other', () => {
    const tree = buildOrgTree(people([1, 3], [2, 1], [3, 2], [4, 3], [5, 5], [6, null]))
    const visited: number[] = []
    const visit = (list: readonly { id: number }[]): void => {
      for (const { id } of list) {
        visited.push(id)
        visit(tree.reports(id))
      }
    }
    visit(tree.roots)
    assert.deepEqual(
      visited.sort((a, b) => a - b),
      [1, 2, 3, 4, 5, 6],
    )
    assert.equal(
      tree.roots.reduce((count, { id }) => count + 1 + tree.countBelow(id), 0),
      6,
    )
  })

  it('is fast for a chain of managers', () => {
    const length = 100_000
    const tree = buildOrgTree(Array.from({ length }, (_, index) => ({ id: index + 1, manager_id: index || null })))
    assert.equal(tree.countBelow(1), length - 1)
    assert.equal(tree.managers(2000).length, 1999)
  })

  it('lists reports within the limits of a page, level by level', () => {
    const tree = buildOrgTree(people([1, null], [2, 1], [3, 1], [4, 2], [5, 2], [6, 2], [7, 4], [8, 3]))
    const expanded = (limits: { people: number; reports: number; levels: number }) =>
      [...selectExpanded(tree, tree.roots, limits)].sort()
    assert.deepEqual(expanded({ people: 9, reports: 9, levels: 9 }), [1, 2, 3, 4])
    assert.deepEqual(expanded({ people: 9, reports: 2, levels: 9 }), [1, 3])
    assert.deepEqual(expanded({ people: 9, reports: 9, levels: 2 }), [1])
    assert.deepEqual(expanded({ people: 4, reports: 9, levels: 9 }), [1, 3])
  })
})
