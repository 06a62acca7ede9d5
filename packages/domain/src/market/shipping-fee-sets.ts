/** Fees of a shipping zone in cents, gross. */
export interface ShippingFeeSet {
  readonly freeAbove: number
  readonly parcel: number
  readonly freight: number
}

/** Thresholds and fees by currency, with the temporary sets of FR and HU (SHIP-01, SHIP-02). */
export const SHIPPING_FEE_SETS = {
  EUR: { freeAbove: 5900, parcel: 195, freight: 995 },
  GBP: { freeAbove: 5200, parcel: 195, freight: 995 },
  DKK: { freeAbove: 43_900, parcel: 1500, freight: 7400 },
  SEK: { freeAbove: 65_900, parcel: 2200, freight: 11_100 },
  NOK: { freeAbove: 68_900, parcel: 2300, freight: 11_600 },
  CHF: { freeAbove: 5900, parcel: 195, freight: 995 },
  CZK: { freeAbove: 139_900, parcel: 4600, freight: 23_500 },
  PLN: { freeAbove: 26_900, parcel: 900, freight: 4500 },
  HUF: { freeAbove: 2_209_900, parcel: 73_000, freight: 373_100 },
  RON: { freeAbove: 28_900, parcel: 1000, freight: 4900 },
  BGN: { freeAbove: 11_500, parcel: 395, freight: 1995 },
  FR_TEMPORARY: { freeAbove: 5900, parcel: 695, freight: 3995 },
  HU_TEMPORARY: { freeAbove: 2_209_900, parcel: 148_100, freight: 748_100 },
} as const satisfies Record<string, ShippingFeeSet>

export type ShippingFeeSetKey = keyof typeof SHIPPING_FEE_SETS
