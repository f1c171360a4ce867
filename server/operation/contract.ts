import type { EntityManager } from '@mikro-orm/postgresql'
import type { Origin } from '../audit/record-audit.ts'
import type { components, operations } from '../contract.gen.ts'
import type { Config } from '../process/config.ts'
import type { FileAnswer } from './file-answer.ts'
import type { Principal } from './principal.ts'

/** The contract's component schemas: the only definition of a shape on the wire. */
export type Schemas = components['schemas']

/** Operations of the `webhooks` section are sent by us, not served. */
type Sent = `events.on${Capitalize<string>}`
export type OperationId = Exclude<keyof operations, Sent>
export type SentEvent = operations[Extract<keyof operations, Sent>]['requestBody']['content']['application/json']

type Parameter<Id extends OperationId, In extends 'path' | 'query' | 'header'> = Exclude<
  operations[Id]['parameters'][In],
  undefined
>
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } }
}
  ? Json
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Name in keyof Form]: Name extends 'file' ? Uint8Array : Form[Name] }
    : undefined

type Success = 200 | 201 | 202 | 204
type Reply<Responses> = {
  [Status in keyof Responses & Success]: Responses[Status] extends { content: { 'application/json': infer Json } }
    ? { status: Status; body: Json }
    : Responses[Status] extends { content: object }
      ? { status: Status; file: FileAnswer }
      : { status: Status }
}[keyof Responses & Success]

/** What the contract says an operation answers when it succeeds. Failures are thrown (`http/errors.ts`). */
export type ReplyOf<Id extends OperationId> = Reply<operations[Id]['responses']>

/** A request that holds to the contract, and what an operation may use to answer it. */
export interface RequestOf<Id extends OperationId> {
  path: Parameter<Id, 'path'>
  query: Parameter<Id, 'query'>
  header: Parameter<Id, 'header'>
  body: Body<Id>
  /** Who asks; operations with `security: []` have none. */
  principal: Id extends PublicOperation ? undefined : Principal
  /** A fork of the entity manager for this request alone. */
  em: EntityManager
  config: Config
  now: Date
  /** Where it came from, for the audit log. */
  origin: Origin
}

export type Operation<Id extends OperationId> = (request: RequestOf<Id>) => Promise<ReplyOf<Id>>

/** The operations that need no token; the types do not know `security`, so the boot compares this list with the contract. */
export const publicOperations = [
  'auth.forgotPassword',
  'auth.login',
  'auth.refresh',
  'auth.resetPassword',
  'documents.verify',
  'signing.decline',
  'signing.file',
  'signing.get',
  'signing.sign',
  'twoFactor.verify',
] as const satisfies OperationId[]
export type PublicOperation = (typeof publicOperations)[number]
