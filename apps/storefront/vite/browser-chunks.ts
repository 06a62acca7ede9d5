/** Modules of packages from npm. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`)

/**
 * Files of their own, or of a group that names them, stay messages, of which a page loads one of 28 locales, what few shoppers open,
 * what pages of the account or of signing in and no others share, actions in the browser, and the names of robots, which parts that
 * come late ask for.
 */
const ALONE =
  /\/generated\/|[\\/]node_modules[\\/]isbot[\\/]|\/features\/support\/|\/domain\/src\/support-case\/(?!web-form)|\/load-support-messages\.ts$|\/ui\/src\/dialog\.tsx$|\/(?:cart-lines|discount-codes|line-guarantees|after-adding|picture-zoom|spin-viewer|new-password-form|account-layout|login-card|other-ways)\.tsx$|\?route-chunk=clientAction$/
const isShared = (id: string) => !ALONE.test(id)

/**
 * How the scripts of the pages are divided into files. Left to itself the bundler makes a file of every module that two
 * pages share, which is 80 requests for a page; here few files hold what many pages have in common.
 */
export const browserChunks = {
  // React Router names this too, but its options for the output are replaced as a whole.
  entryFileNames: 'assets/[name]-[hash].js',
  // Of itself a shared file is named after all that share it, which each of these repeats to import it.
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
  codeSplitting: {
    groups: [
      // Change only when a package is brought up to date. Two, because the browser answers between modules that it runs.
      { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 40 },
      { name: 'router', test: packages('react-router', 'cookie'), priority: 30 },
      // Loaded by who signs in with one.
      { name: 'passkey', test: packages('@simplewebauthn'), priority: 30 },
      // What four pages share: where it was eight, files of the next group imported each other in a circle, in which one of them
      // ran before what it needed was there, and pages loaded more.
      { name: 'shop', test: isShared, minShareCount: 4, priority: 10 },
      // What pages of an order share, and those that register someone: the payment step has no use for either.
      { name: 'order', test: /\/features\/order\//, minShareCount: 2, priority: 8 },
      { name: 'registration', test: /\/registration-form\.tsx$/, minShareCount: 2, priority: 8 },
      // Left to the last group, a product page would load what pages of checkout and account share.
      {
        name: 'paying',
        test: /\/features\/checkout\/(?:go-on-paying|method-answers|method-card|offered-methods|payment-challenge|provider-script|use-awaited-change)\.tsx?$/,
        minShareCount: 2,
        priority: 7,
      },
      {
        name: 'addresses',
        test: /\/forms\/(?:address-fields|fill-in-place|street-field|use-place-suggestions|vat-number-field)\.tsx?$/,
        minShareCount: 2,
        priority: 6,
      },
      // What pages that sign someone in share; left to the last group, every page may come to load it.
      {
        name: 'signing-in',
        test: /\/features\/login\/(?:login-card|other-ways|passkey-button|sign-in-form|reset-request-form)\.tsx$/,
        minShareCount: 2,
        priority: 6,
      },
      // What listings and results of the search share: pages of products, carts and orders have no filters.
      {
        name: 'listing',
        test: /\/features\/listing\/|\/app\/listing\/(?:active-filters|pagination)|\/routes\/product-listing\.tsx$/,
        minShareCount: 2,
        priority: 6,
      },
      // What pages of the account share; left to the last group, the checkout loads it.
      {
        name: 'account',
        test: /\/features\/quote\/|\/domain\/src\/quote\/|\/features\/customer\/account-layout\.tsx$/,
        minShareCount: 2,
        priority: 6,
      },
      // Without `entriesAware` a page would load what any two others share; without the threshold there would be 40 files, and below
      // this one three that every page loads.
      {
        name: 'common',
        test: isShared,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 400_000,
        priority: 5,
      },
    ],
  },
}
