/**
 * Gives an error the stack of a call. Its own shows where the SDK noticed the failure, which helps no caller, and V8
 * cannot determine alone who awaits a `Call`.
 *
 * @param caller - made when the method was called, which is cheap: its stack is put into words here alone
 * @param error - of the call
 */
export function pointAt(caller: Error, error: Error): void {
  const stack = String(caller.stack)
  const frames = stack.slice(stack.indexOf('\n') + 1) // V8 begins with the name of the error, others with the first frame
  if (frames !== stack) error.stack = /^\s*at /.test(frames) ? `${error}\n${frames}` : frames
}
