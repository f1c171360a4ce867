import type { StructuredAddress } from '../../../sdk/src/index.ts'
import { type Html, html } from '../../pages/html.ts'
import { countryName } from '../country-select.ts'

/** Renders an address in lines, as on a letter. */
export function addressLines({ line1, line2, postal_code, town, region, country }: StructuredAddress): Html {
  const lines = [line1, line2, [postal_code, town].filter(Boolean).join(' '), region, countryName(country)]
  return html`<span class="letter">${lines.filter(Boolean).join('\n')}</span>`
}
