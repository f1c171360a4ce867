/** HTML text. It is not escaped again. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A template for HTML. Text values are escaped, for elements and quoted attributes; HTML values and lists of them are
 * inserted as they are.
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
