import type { Work } from '../operation/work.ts'
import type { RenderedPdf } from '../pdf/draw-blocks.ts'
import type { Wanted } from './render-template.ts'

/** Does the work of `renderTemplate`. What prints is loaded with the first document. */
export async function printTemplate(work: Work, wanted: Wanted): Promise<RenderedPdf> {
  const { renderTemplate } = await import('./render-template.ts')
  return await renderTemplate(work, wanted)
}
