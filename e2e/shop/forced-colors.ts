import { expect, type Page } from '@playwright/test'
import { untilSettled } from './layout.ts'

/**
 * Fails where a page in the colours that readers choose (`forced-colors`) loses what its own colours say: the edge of a button or
 * field, which of several is chosen, or a graphic that is a mere fill.
 */
export async function expectToldByEdges(page: Page, screen: string): Promise<void> {
  await untilSettled(page)
  expect.soft(await page.evaluate(findLostEdges), screen).toEqual([])
}

/** What cannot be told apart, by its name; runs in the browser. */
function findLostEdges(): string[] {
  const found = new Set<string>()
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(laidOut)
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const canvas = getComputedStyle(document.body).backgroundColor
  const edgeOf = (element: Element) => {
    const style = getComputedStyle(element)
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    return sides
      .map(side => [style[`border${side}Style`], style[`border${side}Width`], style[`border${side}Color`]] as const)
      .map(([kind, width, colour]) => (kind === 'none' || width === '0px' || colour === canvas ? '' : `${width} ${colour}`))
  }
  /** A control may have the edge of what it stands in, such as a field of a stepper. */
  const hasEdge = (element: Element) =>
    [element, element.parentElement, element.closest('form')].some(around => around && edgeOf(around).filter(Boolean).length > 1)
  // What a provider draws in the page is not the shop's.
  const looksLikeButton = 'a.rounded-md.font-semibold.justify-center:not(.underline)'
  const fields = 'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), select, textarea'
  for (const control of document.querySelectorAll(`button:not(.underline), ${looksLikeButton}, ${fields}`))
    if (isSeen(control) && !hasEdge(control) && !control.closest('[data-outside-content]'))
      found.add(`no edge: ${nameOf(control)}`)

  const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-current="true"]'
  for (const control of document.querySelectorAll(chosen)) {
    if (!isSeen(control)) continue
    const attribute = ['aria-pressed', 'aria-selected', 'aria-current'].find(name => control.hasAttribute(name)) ?? ''
    const others = [...document.querySelectorAll(`${control.localName}:not([${attribute}="true"])`)].filter(isSeen)
    const plain = others.find(other => other.className === control.className) ?? others[0]
    if (plain && edgeOf(plain).join() === edgeOf(control).join()) found.add(`not told from others: ${nameOf(control)}`)
  }
  for (const fill of document.querySelectorAll('.star, .star > span, [class*="h-1.5"][class*="rounded-full"]'))
    if (isSeen(fill) && getComputedStyle(fill).backgroundColor === canvas) found.add(`a fill is gone: ${fill.className}`)
  document.adoptedStyleSheets.pop()
  return [...found]
}
