import type { Work } from '../operation/work.ts'
import type { RenderedPdf } from '../pdf/draw-blocks.ts'
import type { DocumentSource } from './render-template.ts'

/** Loads the renderer on first use, and calls `renderTemplate`. */
export async function printTemplate(work: Work, source: DocumentSource): Promise<RenderedPdf> {
  const { renderTemplate } = await import('./render-template.ts')
  return await renderTemplate(work, source)
}
