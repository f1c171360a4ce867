import type { Http } from './http.ts'

/** The base of all generated resources: it holds the transport. */
export class Resource {
  protected readonly http: Http

  constructor(http: Http) {
    this.http = http
  }
}
