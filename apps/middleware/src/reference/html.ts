/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** A part of a page; everything that is put into it is escaped unless it is HTML already. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => `${text}${textOf(parts[index - 1])}${string}`))
}

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** A sentence in which `code` stands between backticks. */
export function prose(text: string): Html {
  return new Html(
    text
      .split('`')
      .map((part, index) => (index % 2 ? html`<code>${part}</code>`.text : textOf(part)))
      .join(''),
  )
}
