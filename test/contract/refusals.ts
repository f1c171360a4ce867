import type { TestResponse } from '../support/service/app.ts'

/** The status and body of a response, without its request ID. */
export const withoutRequestId = ({ status, body }: TestResponse) => ({ status, ...body, request_id: undefined })
const refusal = (status: number, code: string, message: string) => ({
  status,
  success: false,
  code,
  message,
  request_id: undefined,
})
export const unauthenticated = (code: string) => refusal(401, code, 'Unauthenticated.')
export const forbidden = refusal(403, 'forbidden', 'This action is unauthorized.')
export const secondFactorRequired = refusal(403, 'two_factor_required', 'This action is unauthorized.')
export const notFound = refusal(404, 'not_found', 'Not found.')
/** The response to an unknown ID in a body or a filter. */
export const unknownReference = (path: string) => ({
  ...refusal(422, 'validation_failed', 'The given data was invalid.'),
  errors: [{ path, code: 'unknown_record', message: 'must be the id of an existing record' }],
})
