import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeProblem } from '../../../server/console/describe-problem.ts'
import { checkTemplate } from '../../../server/document-templates/check-template.ts'
import type { Problem } from '../../../server/operation/errors.ts'
import { formatsFor } from '../../../server/pages/formats.ts'
import { contentKinds, fileProblems, refusedContentProblem, tooWide } from '../../../server/pdf/file-problem.ts'

const formats = formatsFor('en', 'UTC')

const describeAt = (path: string, problem: Omit<Problem, 'path'>): string =>
  describeProblem({ path, ...problem }, { label: 'File', entry: 'file' }, { value: 'x', formats })

const unknown = describeAt('body.file', { code: 'of_a_later_release', message: '' })

describe('the sentences about files and texts', () => {
  it('come from the console for each problem of a file', () => {
    for (const problem of [...Object.values(fileProblems), tooWide(3000, 10, 2000)]) {
      const sentence = describeAt('body.file', problem)
      assert.notEqual(sentence, unknown, problem.code)
    }
    assert.equal(
      describeAt('body.file', fileProblems.manyPages),
      'A file can have up to 2,000 pages. Split it into several.',
    )
  })

  it('name each kind of content that a PDF cannot have', () => {
    const other = describeAt(
      'body.file',
      refusedContentProblem({ kind: 'entry', name: '/Requirements in its catalog' }),
    )
    assert.match(other, /contains content that a document cannot have/)
    for (const kind of contentKinds.filter((each) => each !== 'entry' && each !== 'unknown_format')) {
      assert.notEqual(describeAt('body.file', refusedContentProblem({ kind })), other, kind)
    }
  })

  it('come from the console for each problem of the text of a template', async () => {
    const list = Array.from({ length: 6 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    const table = `${'|a'.repeat(13)}|\n${'|-'.repeat(13)}|`
    const fields = Array.from({ length: 101 }, (_, index) => `{{data.a${index}}}`).join(' ')
    const formatting = '*a* `b` [c](d) ![e](f) <b>g</b>\n\n> h\n\n---\n\n    i'
    const texts = [formatting, list, table, fields, '{{signature.1}} '.repeat(51), '{{a}} {{signature.6}} {{', '漢']
    for (const body of texts) {
      const { problems } = await checkTemplate(body)
      assert.notDeepEqual(problems, [], body)
      for (const problem of problems) {
        const sentence = describeAt('body.body', problem)
        assert.notEqual(sentence, unknown, problem.code)
        assert.doesNotMatch(sentence, /the formatting|NaN|undefined/)
      }
    }
  })
})
