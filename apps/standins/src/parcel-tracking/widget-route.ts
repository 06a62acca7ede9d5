import type { FastifyInstance } from 'fastify'

/** `/parcel-tracking/widget.js`, which pages of any host may load. */
export function routeParcelTracking(server: FastifyInstance): void {
  server.get('/parcel-tracking/widget.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cross-origin-resource-policy', 'cross-origin').send(WIDGET_SCRIPT),
  )
}

/**
 * The script of a parcel-tracking service. It offers `ParcelTracking.mount(element, { slug, trackingId })`, draws a form
 * for a parcel number, and answers with a state that follows from the number's last digit; nothing is sent anywhere.
 */
const WIDGET_SCRIPT = `globalThis.ParcelTracking = {
  mount(element, { slug, trackingId }) {
    const states = ['registered', 'on its way', 'out for delivery', 'delivered']
    const form = document.createElement('form')
    form.dataset.slug = slug
    form.dataset.trackingId = trackingId
    const label = document.createElement('label')
    label.textContent = 'Parcel number (' + trackingId + ') '
    const number = document.createElement('input')
    number.name = 'parcel'
    number.required = true
    label.append(number)
    const button = document.createElement('button')
    button.textContent = 'Track'
    const answer = document.createElement('output')
    form.append(label, button, answer)
    form.addEventListener('submit', event => {
      event.preventDefault()
      const digit = Number(number.value.slice(-1))
      answer.textContent = Number.isNaN(digit) ? 'unknown parcel' : states[digit % states.length]
    })
    element.append(form)
    return () => form.remove()
  },
}
`
