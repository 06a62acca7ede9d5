/** Most that any page loads once its application has started. */
export const BUDGET = { scripts: 14, brotliBytes: 180_000 } as const

/** Parts that every page loads, by their sources: what starts it, and the cart, which is fetched when the browser has idled. */
export const EVERY_PAGE = ['entry.client.tsx', 'root.tsx', 'features/cart/open-cart-queue.ts'] as const

/** Parts that pages load besides, by page; every kind of page that shoppers see on the way to an order. */
export const PAGES: Readonly<Record<string, readonly string[]>> = {
  home: ['routes/shop-layout.tsx', 'routes/home.tsx'],
  departments: ['routes/shop-layout.tsx', 'routes/catalogue.tsx'],
  category: ['routes/shop-layout.tsx', 'routes/catalogue.tsx', 'routes/category-page.tsx'],
  product: ['routes/shop-layout.tsx', 'routes/catalogue.tsx', 'routes/product-page.tsx'],
  'page of editors': ['routes/shop-layout.tsx', 'routes/catalogue.tsx', 'routes/content-page.tsx'],
  search: ['routes/shop-layout.tsx', 'routes/search.tsx'],
  login: ['routes/shop-layout.tsx', 'routes/login.tsx'],
  account: ['routes/shop-layout.tsx', 'routes/account-layout.tsx', 'routes/account-profile.tsx'],
  cart: ['routes/checkout-layout.tsx', 'routes/checkout-cart.tsx'],
  addresses: ['routes/checkout-layout.tsx', 'routes/checkout-addresses.tsx'],
  payment: ['routes/checkout-layout.tsx', 'routes/checkout-payment.tsx'],
}

/** Sources that no script of the browser may contain, and why. */
export const NOT_IN_THE_BROWSER: readonly { readonly sources: RegExp; readonly reason: string }[] = [
  { sources: /(?:^|\/)node_modules\/zod\//, reason: 'the middleware checks what is sent; a page would carry 95 kB for that' },
  {
    sources: /^packages\/contract\/src\/(?:.*\/)?(?:[\w-]+-schema|[\w-]+-example|operations|fields|zod|error-envelope)\.ts$/,
    reason: 'pages call operations by name; their schemas are types',
  },
  {
    sources:
      /^packages\/domain\/src\/(?:market\/(?:market-table|market|find-market|market-hosts|shipping-fee-sets)|tax\/tax-rate)\.ts$/,
    reason: 'a page knows its own market, which comes with its data',
  },
  {
    sources: /^apps\/storefront\/app\/seo\/(?!hidden-page-head|snippet-text)/,
    reason: 'the server writes the heads of documents',
  },
]
