/**
 * Replaces the stack of an error with that of a call. The original stack only shows where the SDK detected the failure,
 * and V8 cannot determine which code awaits a `Call`.
 *
 * @param caller - an error created when the method was called, which is cheap: its stack is formatted only here
 * @param error - the error of the call
 */
export function pointAt(caller: Error, error: Error): void {
  const stack = String(caller.stack)
  const frames = stack.slice(stack.indexOf('\n') + 1) // V8 starts with the name, other engines with a frame
  if (frames !== stack) error.stack = /^\s*at /.test(frames) ? `${error}\n${frames}` : frames
}
