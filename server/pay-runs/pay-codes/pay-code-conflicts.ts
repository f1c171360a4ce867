/** The unique indexes of pay codes, with the problems that report their violation. */
export const payCodeConflicts = {
  pay_codes_code: { path: 'body.code', code: 'taken', message: 'Another pay code has this code.' },
  pay_codes_external_id: { path: 'body.external_id', code: 'taken', message: 'Another pay code has this external_id.' },
}
