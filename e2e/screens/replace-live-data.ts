import type { Page } from '@playwright/test'

/**
 * From now on what differs from run to run stands the same in a page: days, months, the year, numbers of orders, addresses of
 * visitors; and codes made of them are hidden. What comes later is replaced too.
 */
export async function replaceLiveData(page: Page): Promise<void> {
  await page.evaluate(() => {
    const weekdays = 'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag'
    const months = 'Jänner|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
    const replacements: readonly [RegExp, string][] = [
      [new RegExp(`(?:${weekdays}) (?=\\d{2}\\.\\d{2}\\.)`, 'g'), 'Mittwoch '],
      [/\d{2}\.\d{2}\.20\d{2}(?:,? \d{2}:\d{2})?(?: \(UTC[+-]\d+\))?/g, '24.12.2026'],
      [new RegExp(`(?:${months}) 20\\d{2}`, 'g'), 'Dezember 2026'],
      [/2007–20\d{2}/g, '2007–2026'],
      [/NS\d{8}/g, 'NS10000001'],
      [/[\w.]+@example\.org/g, 'kunde@example.org'],
    ]
    const fixed = (text: string) => replacements.reduce((before, [pattern, value]) => before.replace(pattern, value), text)
    const replaceIn = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node: Node | null = texts.currentNode; node; node = texts.nextNode()) {
        const text = node.nodeValue ?? ''
        if (node.nodeType === Node.TEXT_NODE && fixed(text) !== text) node.nodeValue = fixed(text)
      }
      const inputs = root instanceof Element ? root.querySelectorAll('input') : []
      for (const input of inputs) if (fixed(input.value) !== input.value) input.value = fixed(input.value)
    }
    replaceIn(document.body)
    new MutationObserver(changes => {
      for (const { target } of changes) replaceIn(target)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    const style = new CSSStyleSheet()
    style.replaceSync('svg:has(> title):has(> path[shape-rendering="crispEdges"]) { visibility: hidden !important }')
    document.adoptedStyleSheets.push(style)
  })
}
