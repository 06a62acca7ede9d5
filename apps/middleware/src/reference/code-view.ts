import { Html, html } from './html.ts'

/** A block of code that may be wider and longer than its place. */
export function codeView(label: string, code: Html): Html {
  return html`<figure class="code"><figcaption>${label}</figcaption><pre tabindex="0" aria-label="${label}"><code>${code}</code></pre></figure>`
}

/** JSON with its keys and values in colours. */
export function jsonView(value: unknown): Html {
  const text = JSON.stringify(value, undefined, 2) ?? ''
  const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi
  let out = ''
  let end = 0
  for (const match of text.matchAll(tokens)) {
    const [token, string, colon] = match
    const kind = colon ? 'k' : string ? 's' : 'n'
    const shown = colon ? string : token
    out += html`${text.slice(end, match.index)}<span class="${kind}">${shown}</span>${colon ?? ''}`.text
    end = match.index + token.length
  }
  return new Html(out + html`${text.slice(end)}`.text)
}
