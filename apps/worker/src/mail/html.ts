/** Markup that is safe to put into a page as it is. */
export interface MailHtml {
  readonly markup: string
}

type Part = MailHtml | string | readonly MailHtml[]

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup from a template: every text put into it is escaped, other markup goes in as it is. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): MailHtml {
  return { markup: template.reduce((markup, literal, index) => markup + writePart(parts[index - 1] ?? '') + literal) }
}

/** No markup. */
export const nothing: MailHtml = { markup: '' }

function writePart(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
  return Array.isArray(part) ? part.map(({ markup }) => markup).join('') : (part as MailHtml).markup
}

/**
 * A text that a customer typed in, such as a company name, with a zero-width space wherever mail programs would make a link
 * of it: `evil.example` stays a name. URLs are refused where a name is typed (see `carriesLink`); this is for names that
 * look like a domain, and for those that were stored before.
 */
export function unlinked(text: string): string {
  return text.replace(/[.@](?=[\p{L}\p{N}])|:(?=\/)/gu, '$&\u200b')
}
