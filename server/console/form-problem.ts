/** A problem with a field that the page detects without the API. The form is shown again with the problem. */
export class FormProblem extends Error {
  override readonly name = 'FormProblem'
  readonly field: string

  /**
   * @param field - the name of the field
   * @param message - a sentence that is shown next to the field
   */
  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
