import type { Http } from './http.ts'

/** The base class of all generated resources, which holds the transport. */
export class Resource {
  protected readonly http: Http

  constructor(http: Http) {
    this.http = http
  }
}
