/**
 * The parts of a file that is recorded in the moment in which it begins to be sent: a HEAD request, which gets no part,
 * is not recorded.
 *
 * @throws the failure of `record`, before the first part
 */
export async function* recordedFile(
  record: () => Promise<void>,
  parts: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  await record()
  yield* parts
}
