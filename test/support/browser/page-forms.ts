/** A visible field of a form. */
export interface PageField {
  name: string
  value: string
  /** Whether the page shows the entered text again. */
  isText: boolean
}

/** A form with visible fields. */
export interface PageForm {
  action: string
  isMultipart: boolean
  fields: PageField[]
}

/** Returns the forms of a page that have visible fields, with these fields. */
export function pageForms(page: string): PageForm[] {
  return [...page.matchAll(/<form method="post"([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(
    ([, attributes = '', content = '']) => {
      const action = /<button name="action" value="([^"]*)"/.exec(content)?.[1]
      const fields = formFields(content)
      return action === undefined || fields.length === 0
        ? []
        : [{ action, isMultipart: attributes.includes('multipart'), fields }]
    },
  )
}

function formFields(content: string): PageField[] {
  const inputs = [...content.matchAll(/<input ([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const read = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1]
    const [type = 'text', name] = [read('type'), read('name')]
    if (name === undefined || type === 'hidden' || type === 'file' || /\shidden\b/.test(attributes)) return []
    if (/^(checkbox|radio)$/.test(type)) {
      return /\schecked\b/.test(attributes) ? [{ name, value: read('value') ?? '', isText: false }] : []
    }
    return [{ name, value: textContent(read('value') ?? ''), isText: type !== 'password' }]
  })
  const areas = [...content.matchAll(/<textarea name="([^"]*)"[^>]*>\n?([\s\S]*?)<\/textarea>/g)].map(
    ([, name = '', value = '']) => ({ name, value: textContent(value), isText: true }),
  )
  const selects = [...content.matchAll(/<select name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)].map(
    ([, name = '', options = '']) => {
      const selected = /<option value="([^"]*)" selected>/.exec(options) ?? /<option value="([^"]*)"/.exec(options)
      return { name, value: textContent(selected?.[1] ?? ''), isText: false }
    },
  )
  return [...inputs, ...areas, ...selects]
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Returns the text of HTML without its tags. */
export const textContent = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&[a-z#0-9]+;/g, (entity) => entities[entity] ?? entity)
