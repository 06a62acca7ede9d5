const text = { type: 'string', minLength: 1 }
const address = { type: 'string', pattern: '^https?://[^ ]+$' }
const amount = { type: 'string', pattern: '^\\d+\\.\\d{2}$' }
const currency = { type: 'string', pattern: '^[A-Z]{3}$' }
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }
const term = (...names: string[]) => ({ enum: names.map(name => `https://schema.org/${name}`) })

/** A thing of a type with these properties and no others. */
function thing(type: string, properties: Record<string, object>, required: readonly string[] = Object.keys(properties)) {
  return {
    type: 'object',
    properties: { '@type': { const: type }, ...properties },
    required: ['@type', ...required],
    additionalProperties: false,
  }
}

const days = thing('QuantitativeValue', {
  minValue: { type: 'integer', minimum: 0 },
  maxValue: { type: 'integer' },
  unitCode: { const: 'DAY' },
})
const country = { type: 'string', pattern: '^[A-Z]{2}$' }

const returnPolicy = thing('MerchantReturnPolicy', {
  applicableCountry: country,
  returnPolicyCategory: term('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: { type: 'integer', minimum: 14 },
  returnMethod: term('ReturnByMail'),
  returnFees: term('FreeReturn', 'ReturnFeesCustomerResponsibility'),
})

const offer = thing(
  'Offer',
  {
    url: address,
    priceCurrency: currency,
    price: amount,
    availability: term('InStock', 'OutOfStock', 'BackOrder', 'PreOrder', 'Discontinued'),
    availabilityStarts: day,
    itemCondition: term('NewCondition', 'RefurbishedCondition', 'UsedCondition'),
    priceValidUntil: day,
    seller: thing('Organization', { name: text }),
    priceSpecification: thing('UnitPriceSpecification', {
      priceType: term('StrikethroughPrice'),
      price: amount,
      priceCurrency: currency,
      valueAddedTaxIncluded: { const: true },
    }),
    shippingDetails: thing('OfferShippingDetails', {
      shippingRate: thing('MonetaryAmount', { value: amount, currency }),
      shippingDestination: thing('DefinedRegion', { addressCountry: country }),
      deliveryTime: thing('ShippingDeliveryTime', { handlingTime: days, transitTime: days }),
    }),
    hasMerchantReturnPolicy: returnPolicy,
  },
  ['url', 'priceCurrency', 'price', 'availability', 'itemCondition', 'seller', 'shippingDetails', 'hasMerchantReturnPolicy'],
)

const stars = { type: 'integer', minimum: 1, maximum: 5 }

const review = thing(
  'Review',
  {
    author: thing('Person', { name: text }),
    datePublished: day,
    reviewRating: thing('Rating', { ratingValue: stars, bestRating: stars, worstRating: stars }),
    name: text,
    reviewBody: text,
  },
  ['author', 'datePublished', 'reviewRating'],
)

/** What search engines take as the product of a page, as JSON Schema. */
export const PRODUCT_SCHEMA = thing(
  'Product',
  {
    '@context': { const: 'https://schema.org' },
    '@id': address,
    name: text,
    description: text,
    sku: text,
    gtin13: { type: 'string', pattern: '^\\d{13}$' },
    mpn: text,
    brand: thing('Brand', { name: text }),
    image: { type: 'array', minItems: 1, items: address },
    category: text,
    itemCondition: term('NewCondition', 'RefurbishedCondition', 'UsedCondition'),
    aggregateRating: thing('AggregateRating', {
      ratingValue: { type: 'number', minimum: 1, maximum: 5 },
      reviewCount: { type: 'integer', minimum: 1 },
      bestRating: stars,
      worstRating: stars,
    }),
    review: { type: 'array', minItems: 1, items: review },
    hasCertification: thing('Certification', {
      issuedBy: thing('Organization', { name: { const: 'European_Commission' } }),
      name: { const: 'EPREL' },
      certificationIdentification: { type: 'string', pattern: '^\\d+$' },
    }),
    offers: offer,
  },
  ['@context', '@id', 'name', 'description', 'sku', 'brand'],
)

const listItem = thing('ListItem', { position: { type: 'integer', minimum: 1 }, name: text, item: address, url: address }, [
  'position',
])

/** What they take as other things. */
export const OTHER_SCHEMAS = {
  trail: thing('BreadcrumbList', { '@context': text, itemListElement: { type: 'array', minItems: 1, items: listItem } }),
  list: thing('ItemList', { '@context': text, itemListElement: { type: 'array', minItems: 1, items: listItem } }),
  faq: thing('FAQPage', {
    '@context': text,
    mainEntity: {
      type: 'array',
      minItems: 1,
      items: thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) }),
    },
  }),
  store: thing(
    'OnlineStore',
    {
      '@context': text,
      '@id': address,
      name: text,
      legalName: text,
      url: address,
      logo: address,
      vatID: text,
      address: thing('PostalAddress', { streetAddress: text, postalCode: text, addressLocality: text, addressCountry: country }),
      sameAs: { type: 'array', minItems: 1, items: address },
      contactPoint: thing('ContactPoint', {
        contactType: text,
        telephone: text,
        email: text,
        areaServed: country,
        availableLanguage: { type: 'array', minItems: 1 },
      }),
      hasMerchantReturnPolicy: returnPolicy,
    },
    ['@context', '@id', 'name', 'legalName', 'url', 'logo', 'vatID', 'address', 'hasMerchantReturnPolicy'],
  ),
  site: thing('WebSite', {
    '@context': text,
    '@id': address,
    name: text,
    url: address,
    inLanguage: text,
    potentialAction: thing('SearchAction', {
      target: thing('EntryPoint', { urlTemplate: { type: 'string', pattern: 'search_term_string' } }),
      'query-input': text,
    }),
  }),
}
