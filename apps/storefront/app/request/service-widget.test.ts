import { expect, test } from 'vitest'
import { widgetScriptOf, widgetsOf } from './service-widget.ts'

const settings = {
  googleReviewsScript: 'https://reviews.example/badge.js',
  parcelTrackingScript: 'https://parcels.example/widget.js',
  trustWidgetScript: 'https://trust.example/badge.js',
}

test('REV-18, MKT-21, ORD-14 a widget is shown where its script is set, and store and market have it', () => {
  const all = { hasGoogleReviews: true, hasTrustBadge: true }
  expect(widgetsOf(settings, all)).toEqual(['google-reviews', 'parcel-tracking', 'trust-badge'])
  expect(widgetsOf({}, all)).toEqual([])
  expect(widgetsOf(settings, { ...all, hasGoogleReviews: false })).toEqual(['parcel-tracking', 'trust-badge'])
  expect(widgetsOf(settings, { ...all, hasTrustBadge: false })).toEqual(['google-reviews', 'parcel-tracking'])
})

test('TRACK-17 a frame is made for a known widget alone', () => {
  expect(widgetScriptOf('trust-badge', settings)).toBe(settings.trustWidgetScript)
  for (const name of ['', 'trust', '__proto__', 'constructor', 'googleReviewsScript'])
    expect(widgetScriptOf(name, settings), name).toBeUndefined()
})
