import type { RequestHandler, Response } from 'express'
import type { Contract } from '../../../openapi/read/contract.ts'
import { closed } from '../../../openapi/read/schemas.ts'
import { createAjv } from '../../operation/contract/contract-problems.ts'
import type { ServedOperation } from '../../operation/contract/served-operations.ts'
import { onceFor } from '../../operation/once-for.ts'

/**
 * Creates the middleware that replaces a response of one operation with a 500 if the response violates the contract.
 */
export type ResponseCheck = (operation: ServedOperation) => RequestHandler

/**
 * Checks JSON responses, except those that are already a 500. The contract allows additional members in their objects,
 * so that a new member does not break callers. This check closes the objects, which reveals members that a presenter
 * should have omitted.
 *
 * A schema is compiled when a response first needs it, and is then reused for every response that refers to it.
 */
export const responseCheck = onceFor((contract: Contract): ResponseCheck => {
  const ajv = createAjv({ allErrors: false, verbose: false, inlineRefs: false })
  ajv.addSchema({ $id: 'contract', components: closed(contract).components })
  const places = new Map(
    Object.entries(contract.components.responses ?? {}).map(([name, response]) => [
      response,
      `contract#/components/responses/${name}/content/application~1json/schema`,
    ]),
  )

  const responseProblem = ({ responses }: ServedOperation, status: number, body: unknown): string | undefined => {
    const response = responses[status] ?? responses.default
    const place = response?.content?.['application/json'] && places.get(response)
    const validate = place === undefined ? undefined : ajv.getSchema(place)
    if (validate === undefined) return 'the contract has no such response'
    return validate(body) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' })
  }

  return (operation) => (_req, res, next) => {
    const send = res.json
    res.json = (body): Response => {
      res.json = send
      const { statusCode: status } = res
      const problem = status < 500 ? responseProblem(operation, status, body) : undefined
      if (problem === undefined) return res.json(body)
      next(new Error(`${operation.id} violates the contract with a ${status}: ${problem}`))
      return res
    }
    next()
  }
})
