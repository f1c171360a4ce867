/**
 * The parts of a file that is recorded in the moment in which it begins to be sent: a HEAD request, which gets no part,
 * is not recorded.
 *
 * @throws the failure of `record`, before the first part
 */
export async function* recordedFile<Part>(
  record: () => Promise<unknown>,
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  await record()
  yield* parts
}
