import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeCampaignsOf, type Campaign } from './store.ts'

const instantMs = fc.integer({ min: Date.parse('2026-11-01T00:00:00Z'), max: Date.parse('2026-12-31T00:00:00Z') })
const iso = (ms: number) => new Date(ms).toISOString()
const campaigns = fc.array(
  fc.record({ campaignName: fc.string({ minLength: 1 }), startDate: instantMs.map(iso), endDate: instantMs.map(iso) }),
  {
    maxLength: 6,
  },
)
const activeAt = (list: readonly Campaign[], now: number | string) =>
  activeCampaignsOf({ country: 'DE', custom: { campaigns: list } }, typeof now === 'number' ? iso(now) : now)

describe('activeCampaignsOf', () => {
  it('ENT-18, SHELL-40, SHELL-41 names a campaign from its first instant until the one before its end', () => {
    fc.assert(
      fc.property(instantMs, fc.integer({ min: 1, max: 1_000_000_000 }), (start, lengthMs) => {
        const campaign = { campaignName: 'black_friday', startDate: iso(start), endDate: iso(start + lengthMs) }
        const isActive = (now: number) => activeAt([campaign], now).length === 1
        expect([start - 1, start, start + lengthMs - 1, start + lengthMs].map(isActive)).toEqual([false, true, true, false])
      }),
    )
  })

  it('ENT-18 judges each campaign on its own, in the order of the store', () => {
    fc.assert(
      fc.property(campaigns, instantMs, (list, now) => {
        expect(activeAt(list, now)).toEqual(list.flatMap(campaign => activeAt([campaign], now)))
      }),
    )
  })

  it('ENT-18 never names one that ends before or as it begins', () => {
    fc.assert(
      fc.property(instantMs, instantMs, instantMs, (a, b, now) => {
        expect(activeAt([{ campaignName: 'never', startDate: iso(Math.max(a, b)), endDate: iso(Math.min(a, b)) }], now)).toEqual(
          [],
        )
      }),
    )
  })

  it('ENT-18 compares instants, not texts: another offset is the same instant', () => {
    const campaign = { campaignName: 'friday', startDate: '2026-11-27T00:00:00+01:00', endDate: '2026-11-28T00:00:00+01:00' }
    expect(activeAt([campaign], '2026-11-26T22:59:59.999Z')).toEqual([])
    expect(activeAt([campaign], '2026-11-26T23:00:00.000Z')).toEqual(['friday'])
    expect(activeAt([campaign], '2026-11-27T22:59:59.999Z')).toEqual(['friday'])
    expect(activeAt([campaign], '2026-11-28T01:00:00+02:00')).toEqual([])
  })

  it('SHELL-40 a time without offset is what the clocks of the market show, in summer and in winter', () => {
    const days = (from: string, until: string) => [
      { campaignName: 'friday', startDate: `${from}T00:00:00`, endDate: `${until}T00:00:00` },
    ]
    const isActive = (country: 'PT' | 'DE' | 'GR', now: string, list = days('2026-11-23', '2026-11-30')) =>
      activeCampaignsOf({ country, custom: { campaigns: list } }, now).length === 1
    for (const [country, start, end] of [
      ['PT', '2026-11-23T00:00:00.000Z', '2026-11-30T00:00:00.000Z'],
      ['DE', '2026-11-22T23:00:00.000Z', '2026-11-29T23:00:00.000Z'],
      ['GR', '2026-11-22T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
    ] as const) {
      const around = [Date.parse(start) - 1, Date.parse(start), Date.parse(end) - 1, Date.parse(end)]
      expect(around.map(at => isActive(country, iso(at)))).toEqual([false, true, true, false])
    }
    // The clocks change on 25 October 2026, at 1:00 UTC.
    const change = days('2026-10-24', '2026-10-26')
    expect(isActive('DE', '2026-10-23T22:00:00.000Z', change)).toBe(true)
    expect(isActive('DE', '2026-10-25T22:59:59.999Z', change)).toBe(true)
    expect(isActive('DE', '2026-10-25T23:00:00.000Z', change)).toBe(false)
    expect(isActive('DE', '2026-10-25T12:00:00.000Z', days('soon', '2026-10-26'))).toBe(false)
  })

  it('ENT-18 names none for a store without campaigns', () => {
    expect(activeCampaignsOf({ country: 'DE', custom: {} }, '2026-11-27T00:00:00.000Z')).toEqual([])
  })
})
