import { convert, type HtmlToTextOptions } from 'html-to-text'

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'iframe', format: 'skip' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'ul', options: { itemPrefix: '– ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(selector => ({ selector, options: { uppercase: false } })),
  ],
}

/** The words of an HTML text, without anything a page would carry out; paragraphs and lists become lines. */
export function plainTextOf(html: string): string {
  return /[<&]/.test(html)
    ? convert(html, OPTIONS)
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : html.trim()
}
