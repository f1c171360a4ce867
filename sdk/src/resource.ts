import type { Http } from './http.ts'

/** The base class of all generated resources, which holds the transport. */
export class Resource {
  protected readonly http: Http
  readonly #name: string

  /** @param name - the first part of the operationIds of a resource */
  constructor(http: Http, name = '') {
    this.http = http
    this.#name = name
  }

  /** Returns the operationId of a method, such as `people.list`. */
  protected id(method: string): string {
    return `${this.#name}.${method}`
  }
}
