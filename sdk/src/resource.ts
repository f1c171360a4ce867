import type { Http } from './http.ts'

/** What all generated resources have: the way to the service. */
export class Resource {
  protected readonly http: Http

  constructor(http: Http) {
    this.http = http
  }
}
