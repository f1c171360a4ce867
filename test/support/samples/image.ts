import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns the files and folders of the repository that the last stage of the Dockerfile copies into the image. */
export async function readImageSources(root: string): Promise<string[]> {
  const stages = (await readFile(join(root, 'Dockerfile'), 'utf8')).split(/^FROM /m)
  const copies = [...(stages.at(-1) ?? '').matchAll(/^COPY (?!--)(.+)$/gm)]
  return copies.flatMap(([, words = '']) => words.split(' ').slice(0, -1))
}
