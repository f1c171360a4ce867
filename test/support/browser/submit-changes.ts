import type { TestResponse } from '../service/app.ts'
import type { ConsoleVisitor } from './console-visitor.ts'
import { pageForms } from './page-forms.ts'

/** Changes some fields of a form, and submits the others unchanged. */
export async function submitChanges(
  visitor: ConsoleVisitor,
  path: string,
  action: string,
  changes: Record<string, string>,
): Promise<TestResponse> {
  const { text } = await visitor.get(path)
  const fields = pageForms(text).find((form) => form.action === action)?.fields ?? []
  const values = Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  return await visitor.postForm(path, text, action, { ...values, ...changes })
}
