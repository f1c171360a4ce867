import type { Call, Download, List } from './call.ts'
import type { RawRequest } from './client.ts'
import type { Resources } from './gen/resources.gen.ts'
import type { IdempotencyKeyOption, IfMatchOption, RequestOptions } from './options.ts'

/** The methods of a resource as code uses them that awaits their results and iterates over lists. */
export type ClientOf<Resource> = {
  [Method in keyof Resource]: Resource[Method] extends (...given: infer Given) => infer Returned
    ? (...given: Given) => AwaitedOf<Returned>
    : never
}

type AwaitedOf<Returned> =
  Returned extends List<infer _Item, infer _Meta>
    ? Returned
    : Returned extends Download<infer _Content>
      ? Returned
      : Returned extends Call<infer Result>
        ? Promise<Result>
        : Returned

/**
 * What a `Workforce` does for its callers. Code that takes this, or a part of it, can be given a double in a test: async
 * functions, `List.of` for lists, and `Download.of` for files.
 */
export interface WorkforceClient extends Readonly<{ [Name in keyof Resources]: ClientOf<Resources[Name]> }> {
  request<T>(request: RawRequest, options?: RequestOptions & IfMatchOption & IdempotencyKeyOption): Promise<T>
}
