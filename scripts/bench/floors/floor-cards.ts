import { createElement as element, type ReactElement } from 'react'

const CARDS = 24
const FACTS = ['Leistung', 'Spannung', 'Gewicht', 'Inhalt']

/**
 * A list of 24 product cards of plain elements, about 840 of them and 25 kB of HTML: the least that React must do for a
 * listing, without router, data, messages or styles.
 */
export function floorCards(): ReactElement {
  const cards = Array.from({ length: CARDS }, (_, index) => element(FloorCard, { key: index, index }))
  return element('ul', { className: 'grid gap-4' }, cards)
}

function FloorCard({ index }: { readonly index: number }): ReactElement {
  const href = `/fritteuse-edelstahl-2-x-10-liter-${30_010_001 + index}`
  const name = `Fritteuse - 2 x 10 Liter - ${3000 + index} W - EGO Thermostat`
  return element(
    'li',
    { className: 'card' },
    element(
      'article',
      { 'aria-label': name },
      element(
        'a',
        { href },
        element(
          'picture',
          null,
          element('source', { srcSet: `/pictures/fryer-${index}-400.avif`, type: 'image/avif' }),
          element('img', { src: `/pictures/fryer-${index}-400.webp`, alt: '', width: 400, height: 400, loading: 'lazy' }),
        ),
      ),
      element('h3', null, element('a', { href }, element('span', null, name))),
      element(
        'p',
        { className: 'rating' },
        [1, 2, 3, 4, 5].map(star => element('span', { key: star, className: star < 5 ? 'on' : 'off' }, '★')),
        element('span', null, `(${index})`),
      ),
      element(
        'dl',
        null,
        FACTS.map(fact => [element('dt', { key: `${fact}-name` }, fact), element('dd', { key: fact }, `${index * 7} W`)]),
      ),
      element(
        'p',
        { className: 'price' },
        element('strong', null, `${129 + index},00 €`),
        element('s', null, `${159 + index},00 €`),
      ),
      element('p', { className: 'delivery' }, element('span', null, 'Auf Lager'), element('small', null, 'inkl. MwSt.')),
      element(
        'form',
        { method: 'post', action: '/checkout/cart' },
        element('input', { type: 'hidden', name: 'sku', value: `EX${30_010_001 + index}` }),
        element('button', { type: 'submit' }, element('span', null, 'In den Warenkorb')),
      ),
    ),
  )
}
