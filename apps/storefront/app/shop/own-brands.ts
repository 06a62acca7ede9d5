/** The shop's own brands that make what the catalogue holds, in the order of the footer. */
export const OWN_BRANDS = [
  'Royal Catering',
  'Stamos',
  'MSW',
  'Steinberg Systems',
  'Ulsonix',
  'Fromm & Starck',
  'Uniprodo',
] as const
