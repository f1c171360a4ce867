import assert from 'node:assert/strict'
import type {
  OperationId,
  OperationReply,
  OperationRequest,
  Schemas,
} from '../../server/operation/contract/contract.ts'
import { assertResponse, operation } from './contract/contract.ts'
import type { TestApp, TestResponse } from './service/app.ts'

/** The input of an operation, named as in the contract. */
export type Input<Id extends OperationId> = Partial<Pick<OperationRequest<Id>, 'path' | 'query' | 'header'>> & {
  /** The body; members with a default are optional. */
  body?: Partial<OperationRequest<Id>['body']>
}

/** Any input, valid or invalid. */
export interface AnyInput {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  header?: Record<string, string>
  body?: unknown
}

type Success<Id extends OperationId> = Omit<TestResponse, 'body'> & {
  body: OperationReply<Id> extends { body: infer Body } ? Body : undefined
}
type Failure = Omit<TestResponse, 'body'> & { body: Schemas['ErrorBody'] }

/** A client that calls operations by operationId. Every response is checked against the contract. */
export interface Caller {
  /** Calls an operation that must succeed. */
  call<Id extends OperationId>(id: Id, input?: Input<Id>): Promise<Success<Id>>
  /** Calls an operation that must fail with this status. The input may be invalid. */
  expectError(status: number, id: OperationId, input?: AnyInput): Promise<Failure>
  /** Calls an operation and accepts any response that the contract allows. */
  send(id: OperationId, input?: AnyInput): Promise<TestResponse>
}

/**
 * Creates a client.
 *
 * @param token - the bearer token; anonymous by default
 */
export function caller(app: Pick<TestApp, 'send'>, token?: string): Caller {
  const send = async (id: OperationId, input: AnyInput = {}): Promise<TestResponse> => {
    const { method } = operation(id)
    const { header = {}, body } = input
    const response = await app.send(method, requestPath(id, input), { token, body, headers: header })
    assertResponse(id, response)
    return response
  }
  const expect = async (status: number, id: OperationId, input?: AnyInput): Promise<TestResponse> => {
    const response = await send(id, input)
    assert.equal(response.status, status, `${id} responded with ${response.status} ${response.text.slice(0, 500)}`)
    return response
  }
  return {
    call: (id, input) => expect(operation(id).success, id, input as AnyInput),
    expectError: expect,
    send,
  }
}

type ListItem<Id extends OperationId> =
  OperationReply<Id> extends { body: { data: (infer Item)[]; meta: { next_cursor: string | null } } } ? Item : never

/** Reads all pages of a list, from the cursor in the query or from the start. */
export async function all<Id extends OperationId>(api: Caller, id: Id, input: AnyInput = {}): Promise<ListItem<Id>[]> {
  const items: ListItem<Id>[] = []
  let query = input.query ?? {}
  for (;;) {
    const { status, text, body } = await api.send(id, { ...input, query })
    assert.equal(status, 200, `${id} responded with ${text}`)
    items.push(...body.data)
    if (body.meta.next_cursor === null) return items
    query = { ...query, cursor: body.meta.next_cursor }
  }
}

/** Returns the path and query of a request. Path parameters are encoded; arrays repeat their parameter. */
export function requestPath(id: OperationId, { path = {}, query = {} }: AnyInput): string {
  const filled = operation(id).path.replaceAll(/\{(\w+)\}/g, (_whole, name) => encodeURIComponent(path[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((each): [string, string][] => (each === undefined ? [] : [[name, String(each)]])),
  )
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}
