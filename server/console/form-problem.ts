/** A problem of a field that the page finds without the API. The form is shown again with it. */
export class FormProblem extends Error {
  override readonly name = 'FormProblem'
  readonly field: string

  /**
   * @param field - the name of the field
   * @param message - a sentence that stands beside it
   */
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
