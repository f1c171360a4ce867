/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * HTML with values in it: text is escaped (for elements and quoted attributes), HTML goes in as it is, and so do the
 * members of a list.
 */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const filled = values.map((value) => {
    if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
    return [value]
      .flat()
      .map(({ text }) => text)
      .join('')
  })
  return new Html(String.raw({ raw: parts }, ...filled))
}
