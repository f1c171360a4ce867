import type { Call, Download, List } from './call.ts'
import type { RawRequest } from './client.ts'
import type { Resources } from './gen/resources.gen.ts'
import type { IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** The methods of a resource, for code that awaits their results and iterates over lists. */
export type ClientOf<Resource> = {
  [Method in keyof Resource]: Resource[Method] extends (...parameters: infer Parameters) => infer Returned
    ? (...parameters: Parameters) => AwaitedResult<Returned>
    : never
}

type AwaitedResult<Returned> =
  Returned extends List<infer _Item, infer _Meta>
    ? Returned
    : Returned extends Download<infer _Content>
      ? Returned
      : Returned extends Call<infer Result>
        ? Promise<Result>
        : Returned

/**
 * The methods of a `Workforce`. Code with a parameter of this type, or of a part of it, accepts a test double: async
 * functions, `List.of` for lists, and `Download.of` for files.
 */
export interface WorkforceClient extends Readonly<{ [Name in keyof Resources]: ClientOf<Resources[Name]> }> {
  request<T>(request: RawRequest, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Promise<T>
}
