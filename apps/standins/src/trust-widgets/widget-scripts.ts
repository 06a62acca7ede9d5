/** Tells the stand-in what was mounted where; no texts of the page leave it, names of fields at most. */
const REPORT = `const origin = new URL(document.currentScript.src).origin
  const report = what => navigator.sendBeacon(origin + '/trust-widgets/mounted', JSON.stringify(what))`

/** A badge at the foot of the page or in the element its settings name, and the block of the page after an order. */
const TRUSTED_SHOPS = `(() => {
  ${REPORT}
  const { customElementId } = window._tsConfig ?? {}
  const place = (customElementId && document.getElementById(customElementId)) || document.body
  const badge = document.createElement('div')
  badge.dataset.standin = 'trusted-shops'
  badge.textContent = '★★★★★ 4.82 Trusted Shops'
  if (place === document.body)
    badge.style.cssText = 'position:fixed;right:1rem;bottom:1rem;padding:.5rem 1rem;background:#fff;border:1px solid #888;font:14px sans-serif'
  place.append(badge)
  const order = document.getElementById('trustedShopsCheckout')
  const fields = order ? [...order.querySelectorAll('[id]')].map(({ id }) => id) : []
  report({ widget: 'trusted-shops', fields })
})()
`

/** Stars in every place marked for them, now and whenever a page asks for one more. */
const TRUSTPILOT = `(() => {
  ${REPORT}
  const loadFromElement = element => {
    const stars = document.createElement('span')
    stars.dataset.standin = 'trustpilot'
    stars.lang = element.dataset.locale ?? ''
    stars.textContent = '★★★★☆ 4.3 Trustpilot'
    element.replaceChildren(stars)
    report({ widget: 'trustpilot', fields: Object.keys(element.dataset) })
  }
  window.Trustpilot = { loadFromElement }
  for (const element of document.querySelectorAll('.trustpilot-widget')) loadFromElement(element)
})()
`

/** A note in the place for the shop's Google reviews, and the question for one after an order. */
const GOOGLE_REVIEWS = `(() => {
  ${REPORT}
  for (const place of document.querySelectorAll('[data-widget="google-reviews"]')) {
    const note = document.createElement('p')
    note.dataset.standin = 'google-reviews'
    note.textContent = '★★★★★ 4.7 Google'
    place.replaceChildren(note)
  }
  report({ widget: 'google-reviews', fields: [] })
  window.gapi = {
    load: (_name, ready) => ready(),
    surveyoptin: { render: answers => report({ widget: 'google-reviews-survey', fields: Object.keys(answers) }) },
  }
})()
`

/** The scripts by the name in their address. */
export const WIDGET_SCRIPTS: Readonly<Record<string, string>> = {
  'trusted-shops': TRUSTED_SHOPS,
  trustpilot: TRUSTPILOT,
  'google-reviews': GOOGLE_REVIEWS,
}
