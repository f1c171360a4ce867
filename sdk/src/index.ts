export { Call, Download, List, type Page, type Reply } from './call.ts'
export {
  type LoggedIn,
  type LoginOptions,
  type LoginOutcome,
  type PendingLogin,
  type RawRequest,
  type ResumeOptions,
  type SecondFactor,
  type SecondFactorStep,
  type UnfinishedLogin,
  Workforce,
} from './client.ts'
export {
  AbortedError,
  BadRequestError,
  type Blocker,
  ConflictError,
  ConnectionError,
  GoneError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  PreconditionFailedError,
  PreconditionRequiredError,
  RateLimitedError,
  type RequestProblem,
  ServerError,
  TimeoutError,
  UnauthenticatedError,
  ValidationFailedError,
  WorkforceError,
} from './errors.ts'
export type { UnknownEvent, WebhookEvent } from './events.ts'
export type { Fetch, FetchInit, FetchResponse } from './fetch.ts'
export type * from './gen/queries.gen.ts'
export type * from './gen/resources.gen.ts'
export type * from './gen/schemas.gen.ts'
export type {
  ClientOptions,
  IdempotencyKeyOption,
  IfMatchOption,
  LogEvent,
  Logger,
  RequestOptions,
  RequiredIfMatchOption,
} from './options.ts'
export type { FileContent, WithFile } from './upload.ts'
export type { ClientOf, WorkforceClient } from './workforce-client.ts'
