import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { inGroups } from '../../../../worker/delivery/schedule/in-groups.ts'

describe('working in groups', () => {
  it('gathers what comes while a group is under way, each item once, up to the size of a group', async () => {
    const groups: number[][] = []
    const ended: (() => void)[] = []
    const { add } = inGroups<number>((items) => {
      groups.push(items)
      return new Promise((resolve) => ended.push(resolve))
    }, 3)
    add(1)
    add(1)
    await turn()
    for (const item of [1, 2, 3, 4, 2]) add(item)
    ended[0]?.()
    await turn()
    ended[1]?.()
    await turn()
    assert.deepEqual(groups, [[1], [1, 2, 3], [4]])
    ended[2]?.()
    await turn()
    add(5)
    await turn()
    assert.deepEqual(groups.at(-1), [5])
  })
})
