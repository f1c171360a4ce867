import type { Work } from '../operation/work.ts'
import type { RenderedPdf } from '../pdf/draw-blocks.ts'
import type { DocumentSource } from './render-template.ts'

/** Renders a template with `renderTemplate`, which is loaded on first use. */
export async function printTemplate(work: Work, source: DocumentSource): Promise<RenderedPdf> {
  const { renderTemplate } = await import('./render-template.ts')
  return await renderTemplate(work, source)
}
