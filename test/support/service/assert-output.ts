import assert from 'node:assert/strict'

/**
 * Compares the output shown in a page with the actual output. `…` stands for any text, or as the last item of a list
 * for any further items. JSON in a page may omit members. Only the format of IDs and timestamps is compared, as they
 * differ between runs.
 *
 * @throws {AssertionError} with the first difference
 */
export function assertOutput({ language, text }: { language: 'json' | 'text'; text: string }, actual: string): void {
  if (language === 'json') assertJson(JSON.parse(text), parseOutput(actual), 'the output')
  else assertLines(text.trim().split('\n'), actual.trim().split(/\r?\n/))
}

function assertLines(expected: string[], actual: string[]): void {
  const isMatch =
    actual.length === expected.length && expected.every((line, index) => toPattern(line).test(actual[index] ?? ''))
  assert.ok(isMatch, `the output is\n${actual.join('\n')}\ninstead of\n${expected.join('\n')}`)
}

function parseOutput(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return assert.fail(`the output is not JSON:\n${output}`)
  }
}

function assertJson(expected: unknown, actual: unknown, path: string): void {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const isOpen = expected.at(-1) === '…'
    const items = isOpen ? expected.slice(0, -1) : expected
    if (isOpen ? actual.length < items.length : actual.length !== items.length) {
      assert.fail(`${path} has ${actual.length} items: ${JSON.stringify(actual)}`)
    }
    for (const [index, item] of items.entries()) assertJson(item, actual[index], `${path}[${index}]`)
  } else if (isObject(expected) && isObject(actual)) {
    for (const [name, value] of Object.entries(expected)) {
      assert.ok(name in actual, `${path} has no ${name}: ${JSON.stringify(actual)}`)
      const isId = /(^|_)id$/.test(name) && typeof value === 'number'
      if (isId) assert.equal(typeof actual[name], 'number', `${path}.${name} is ${JSON.stringify(actual[name])}`)
      else assertJson(value, actual[name], `${path}.${name}`)
    }
  } else if (typeof expected === 'string' && typeof actual === 'string') {
    const isTime = timestamp.test(expected) && timestamp.test(actual)
    assert.ok(isTime || toPattern(expected).test(actual), `${path} is ${JSON.stringify(actual)}, not ${expected}`)
  } else {
    assert.deepEqual(actual, expected, `${path} is ${JSON.stringify(actual)}`)
  }
}

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toPattern = (expected: string): RegExp =>
  new RegExp(`^${expected.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')}$`, 's')
