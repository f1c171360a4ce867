/**
 * Gives an error the stack of a call. Its own stack shows where the SDK noticed the failure, which does not help, and
 * V8 cannot determine alone who awaits a `Call`.
 *
 * @param caller - created when the method was called, which is cheap: its stack is formatted only here
 * @param error - of the call
 */
export function pointAt(caller: Error, error: Error): void {
  const stack = String(caller.stack)
  const frames = stack.slice(stack.indexOf('\n') + 1) // V8 begins with the name of the error, others with the first frame
  if (frames !== stack) error.stack = /^\s*at /.test(frames) ? `${error}\n${frames}` : frames
}
