import type { BrowserContext } from '@playwright/test'

/** Reports whatever a browser complains about. A request the browser itself gave up, because the page was left, does not count. */
export function recordProblems(context: BrowserContext, report: (problem: string) => void): void {
  context.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning')
      report(`console ${message.type()} on ${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', error => report(`exception on ${error.page()?.url()}: ${error.error().message}`))
  context.on('requestfailed', request => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') report(`failed request ${request.url()}: ${reason}`)
  })
  context.on('response', response => {
    if (response.status() >= 400) report(`answer ${response.status()} for ${response.url()}`)
  })
}
