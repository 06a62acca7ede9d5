import sanitizeHtml from 'sanitize-html'

const TEXTS = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote'] as const
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const

const COMMON: sanitizeHtml.IOptions = {
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
}

const EDITORIAL: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: ['h2', 'h3', 'h4', ...TEXTS, 'figure', 'figcaption', 'img', ...TABLES],
  allowedAttributes: { a: ['href', 'title', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['scope'] },
  transformTags: { ...COMMON.transformTags, img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }) },
}

/** HTML of an editor without scripts, styles, frames, forms and foreign schemes: safe to show on a page (CAT-13). */
export function safeHtmlOf(html: string): string {
  return sanitizeHtml(html, EDITORIAL)
}

/** Tags of other shops that mean one of ours; headings go below that of the section. */
const SAME = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', dl: 'ul', dt: 'li', dd: 'li' } as const

const DESCRIPTION: sanitizeHtml.IOptions = {
  ...COMMON,
  allowedTags: ['h3', 'h4', ...TEXTS, ...TABLES, 'sup', 'sub'],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  transformTags: {
    ...COMMON.transformTags,
    ...Object.fromEntries(Object.entries(SAME).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {})])),
  },
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ['p', 'h3', 'h4', 'li', 'strong', 'em', 'a'].includes(tag) && text.trim() === '' && mediaChildren.length === 0,
}

const BLOCK = '(?:</?(?:p|h3|h4|ul|ol|li|table|thead|tbody|tr|td|th|blockquote)(?: [^>]*)?>|<hr />)'
const BREAKS = '(?:\\s*<br />)+\\s*'
/** Line ends next to a block and at both ends of a text are only distance, which the page makes itself. */
const IDLE_BREAKS = new RegExp(`(${BLOCK})${BREAKS}|${BREAKS}(?=${BLOCK})|^${BREAKS}|${BREAKS}$`, 'g')

/**
 * What a product page shows of the HTML of another shop: text, lists, tables and links under two kinds of headings, without
 * pictures. Empty where nothing but plain text is left, which the description has anyway. Its own result stays as it is.
 */
export function descriptionHtmlOf(html: string): string {
  // A division is a line of its own, also where its tag is not kept.
  const lines = html.replace(/<\/(?:div|section|article|center)\s*>/gi, '<br>')
  let safe = lines
  // What is taken out may leave something empty around it.
  for (let before = ''; before !== safe; ) {
    before = safe
    safe = sanitizeHtml(safe, DESCRIPTION).replace(/\s+/g, ' ').replace(IDLE_BREAKS, '$1').trim()
  }
  return /<(?!p\b|br\b)[a-z]/.test(safe) ? safe : ''
}
