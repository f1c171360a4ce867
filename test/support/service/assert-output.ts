import assert from 'node:assert/strict'

/**
 * Compares the output shown in a page with the real output. `…` stands for any text, or as the last item of a list for
 * further items. JSON in a page may leave out members. Ids and timestamps differ from run to run, so only their form is
 * compared.
 *
 * @throws {AssertionError} that names the first difference
 */
export function assertOutput({ language, text }: { language: 'json' | 'text'; text: string }, printed: string): void {
  if (language === 'json') assertJson(JSON.parse(text), parsed(printed), 'it')
  else assertLines(text.trim().split('\n'), printed.trim().split(/\r?\n/))
}

function assertLines(shown: string[], printed: string[]): void {
  const isSo =
    printed.length === shown.length && shown.every((line, index) => patternOf(line).test(printed[index] ?? ''))
  assert.ok(isSo, `printed\n${printed.join('\n')}\ninstead of\n${shown.join('\n')}`)
}

function parsed(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return assert.fail(`no JSON was printed:\n${printed}`)
  }
}

function assertJson(shown: unknown, found: unknown, path: string): void {
  if (Array.isArray(shown) && Array.isArray(found)) {
    const isOpen = shown.at(-1) === '…'
    const items = isOpen ? shown.slice(0, -1) : shown
    if (isOpen ? found.length < items.length : found.length !== items.length) {
      assert.fail(`${path} has ${found.length} items: ${JSON.stringify(found)}`)
    }
    for (const [index, item] of items.entries()) assertJson(item, found[index], `${path}[${index}]`)
  } else if (isObject(shown) && isObject(found)) {
    for (const [name, value] of Object.entries(shown)) {
      assert.ok(name in found, `${path} has no ${name}: ${JSON.stringify(found)}`)
      const isId = /(^|_)id$/.test(name) && typeof value === 'number'
      if (isId) assert.equal(typeof found[name], 'number', `${path}.${name} is ${JSON.stringify(found[name])}`)
      else assertJson(value, found[name], `${path}.${name}`)
    }
  } else if (typeof shown === 'string' && typeof found === 'string') {
    const isTime = timestamp.test(shown) && timestamp.test(found)
    assert.ok(isTime || patternOf(shown).test(found), `${path} is ${JSON.stringify(found)}, not ${shown}`)
  } else {
    assert.deepEqual(found, shown, `${path} is ${JSON.stringify(found)}`)
  }
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const patternOf = (shown: string): RegExp =>
  new RegExp(`^${shown.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`, 's')
