import type { components, operations } from '../../contract.gen.ts'
import type { publicOperations } from '../../public-operations.gen.ts'
import type { FileResponse } from '../file-response.ts'

/** The contract's component schemas: the only definition of data in requests and responses. */
export type Schemas = components['schemas']

/** Operations in the `webhooks` section: the service sends these requests rather than serving them. */
type OutgoingOperation = `events.on${Capitalize<string>}`
export type OperationId = Exclude<keyof operations, OutgoingOperation>

type OutgoingEvent = operations[Extract<
  keyof operations,
  OutgoingOperation
>]['requestBody']['content']['application/json']

/** The event types of the contract's `webhooks` section. */
export type EventType = OutgoingEvent['type']

/** The `data` of an event of the given type. */
export type EventData<Type extends EventType> = Extract<OutgoingEvent, { type: Type }>['data']

type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> = Exclude<
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

/** A request to an operation, after its validation against the contract. */
export interface OperationRequest<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  header: Parameters<Id, 'header'>
  body: Body<Id>
}

type Success = 200 | 201 | 202 | 204
type Reply<Responses> = {
  [Status in keyof Responses & Success]: Responses[Status] extends { content: { 'application/json': infer Json } }
    ? { status: Status; body: Json }
    : Responses[Status] extends { content: object }
      ? { status: Status; file: FileResponse }
      : { status: Status }
}[keyof Responses & Success]

/** The success response of an operation, from the contract. Failures are thrown (`errors.ts`). */
export type OperationReply<Id extends OperationId> = Reply<operations[Id]['responses']>

/** The operations that need no token. */
export type PublicOperation = (typeof publicOperations)[number]
