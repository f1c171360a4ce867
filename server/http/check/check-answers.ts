import type { RequestHandler, Response } from 'express'
import type { ContractDocument, ContractOperation, Schema } from '../../operation/contract/contract-document.ts'
import { createAjv } from '../../operation/contract/contract-problems.ts'
import { onceFor } from '../../operation/once-for.ts'

/** Makes the middleware that turns an answer of one operation into a 500 when it breaks the contract. */
export type AnswerCheck = (operation: ContractOperation) => RequestHandler

/**
 * Checks answers in JSON, except those that are a 500 already. The contract leaves their objects open, so that a new
 * member breaks no caller. Here they are closed, which reveals members that a presenter should have dropped.
 *
 * A schema is compiled when an answer first needs it, and then serves every answer that refers to it.
 */
export const answerCheck = onceFor((contract: ContractDocument): AnswerCheck => {
  const ajv = createAjv({ allErrors: false, verbose: false, inlineRefs: false })
  ajv.addSchema({ $id: 'contract', components: closed(contract.components) })

  const problemOf = ({ answers }: ContractOperation, status: number, body: unknown): string | undefined => {
    const place = answers[status] ?? answers.default
    const validate = place === undefined ? undefined : ajv.getSchema(`contract${place}`)
    if (validate === undefined) return 'the contract has no such answer'
    return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' })
  }

  return (operation) => (_req, res, next) => {
    const send = res.json
    res.json = (body): Response => {
      res.json = send
      const { statusCode: status } = res
      const problem = status < 500 ? problemOf(operation, status, body) : undefined
      if (problem === undefined) return res.json(body)
      next(new Error(`${operation.id} answers ${status} against the contract: ${problem}`))
      return res
    }
    next()
  }
})

/** A copy of components in which objects have no members but those that they list. */
function closed(components: ContractDocument['components']): ContractDocument['components'] {
  const { schemas = {}, responses = {} } = structuredClone(components)
  for (const schema of Object.values(schemas)) close(schema as Schema)
  for (const { content = {} } of Object.values(responses) as { content?: Record<string, { schema: Schema }> }[]) {
    for (const { schema } of Object.values(content)) close(schema)
  }
  return { schemas, responses }
}

function close(schema: Schema): void {
  const { properties, items, oneOf = [] } = schema
  if (properties && schema.additionalProperties === undefined) schema.additionalProperties = false
  for (const inner of [...Object.values(properties ?? {}), items, ...oneOf]) if (inner) close(inner)
}
