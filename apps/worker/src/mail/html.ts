/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | readonly Html[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup from a template: every text put into it is escaped, other markup goes in as it is. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: template.reduce((markup, literal, index) => markup + writePart(parts[index - 1] ?? '') + literal) }
}

/** No markup. */
export const nothing: Html = { markup: '' }

function writePart(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
  return Array.isArray(part) ? part.map(({ markup }) => markup).join('') : (part as Html).markup
}
