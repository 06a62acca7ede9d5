const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? '')
}

interface HtmlDocument {
  /** As text. */
  readonly title: string
  /** BCP 47; English unless given. */
  readonly language?: string
  /** HTML of the head besides. */
  readonly head?: string
  readonly style: string
  /** HTML. */
  readonly body: string
}

/** A page that is not the shop's: for no search engine, in the width of the device. */
export function htmlDocument({ title, language = 'en', head = '', style, body }: HtmlDocument): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>${head}
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
}
