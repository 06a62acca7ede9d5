import {
  type BucketCount,
  MONITORING_SAMPLE_RATE,
  percentileOf,
  WEB_VITAL_TARGETS,
  WEB_VITALS,
  type WebVital,
} from '@shop/domain/monitoring'
import { daysOf } from '@shop/domain/report'
import type { ReportRequest, ShopReport, WebVitalBuckets } from '@shop/engine/report'
import { countryText, numberText, shareText, vitalText } from './report-numbers.ts'
import type { Chart, ReportSection } from './report-section.ts'

/** How fast pages were for visitors, and what failed in their browsers. */
export function monitoringSections(report: ShopReport, request: ReportRequest): ReportSection[] {
  return [speedSection(report, request), errorsSection(report)]
}

/** Three of four measurements stay within it: what search engines and browsers judge a page by. */
const SHARE = 0.75

const VITAL_NAMES: Readonly<Record<WebVital, string>> = {
  LCP: 'Largest paint (LCP)',
  INP: 'Answer to a touch (INP)',
  CLS: 'Layout shift (CLS)',
  TTFB: 'First byte (TTFB)',
}

function speedSection({ webVitals }: ShopReport, request: ReportRequest): ReportSection {
  const countsOf = (by: WebVitalBuckets['by'], of: string, vital: WebVital): readonly BucketCount[] =>
    webVitals.find(buckets => buckets.by === by && buckets.of === of && buckets.vital === vital)?.counts ?? []
  const valuesBy = (by: 'page' | 'country') => {
    const names = [...new Set(webVitals.filter(buckets => buckets.by === by).map(({ of }) => of))]
    return names.map(of => ({
      name: by === 'country' ? countryText(of) : of,
      measured: countsOf(by, of, 'TTFB').reduce((sum, { count }) => sum + count, 0),
      of,
      values: WEB_VITALS.map(vital => ({ vital, value: percentileOf(vital, countsOf(by, of, vital), SHARE) })),
    }))
  }
  const pages = valuesBy('page')
  const charts = WEB_VITALS.flatMap((vital, index): Chart[] => {
    const bars = pages.flatMap(({ name, values }) => {
      const value = values[index]?.value
      return value === undefined ? [] : [{ name, value, text: vitalText(vital, value) }]
    })
    const target = { value: WEB_VITAL_TARGETS[vital], text: vitalText(vital, WEB_VITAL_TARGETS[vital]) }
    return bars.length === 0 ? [] : [{ kind: 'bars', title: VITAL_NAMES[vital], bars, target }]
  })
  const ofDay = daysOf(request).map(day => {
    const value = percentileOf('LCP', countsOf('day', day, 'LCP'), SHARE)
    return { day, value: value === undefined ? null : Math.round(value) / 1000 }
  })
  if (ofDay.filter(({ value }) => value !== null).length > 1)
    charts.push({
      kind: 'days',
      title: 'Largest paint per day, seconds',
      style: 'line',
      points: ofDay,
      target: { value: WEB_VITAL_TARGETS.LCP / 1000, text: '2.5 s' },
    })
  const headings = ['visits', ...WEB_VITALS]
  const rowOf = ({ name, measured, values }: (typeof pages)[number]) => [
    name,
    numberText(measured),
    ...values.map(({ vital, value }) => vitalText(vital, value)),
  ]
  const targets = WEB_VITALS.map(vital => `${vital} ${vitalText(vital, WEB_VITAL_TARGETS[vital])}`).join(', ')
  return {
    id: 'speed',
    title: 'Speed for visitors',
    definitions: [
      `Three of four measurements were at most this (75th percentile), within 2.5%. They are taken in the browsers of ${shareText(MONITORING_SAMPLE_RATE)} of the visits of people who agreed to statistics, of the page that a visit or a new window began with. Who leaves within two seconds is not measured.`,
      `LCP is the time until the largest picture or text of the view is there, INP the slowest answer to a touch, click or key, CLS the share of the window that moved by itself, TTFB the time to the first byte. Good is at most: ${targets}.`,
    ],
    charts,
    tables: [
      { headings: ['page', ...headings], rows: pages.map(rowOf) },
      { caption: 'By market', headings: ['market', ...headings], rows: valuesBy('country').map(rowOf) },
    ],
    nothing: webVitals.length === 0 ? 'Nothing was measured.' : '',
  }
}

function errorsSection({ errors }: ShopReport): ReportSection {
  return {
    id: 'errors',
    title: 'Errors in browsers',
    definitions: [
      `Errors of the shop's own scripts in the browsers of the same ${shareText(MONITORING_SAMPLE_RATE)} of visits; how many there were among all visits is about twenty times as many. Each kind of error counts once per page that was loaded. Errors are kept for 90 days; those of the servers are in their logs.`,
    ],
    charts: [],
    tables: [
      {
        headings: ['error', 'times', 'pages', 'markets', 'last on', 'where'],
        rows: errors.map(({ type, message, count, pages, countries, lastDay, frames }) => [
          `${type}: ${message}`,
          numberText(count),
          pages.join(', '),
          countries.join(', '),
          lastDay,
          frames.split('\n')[0] ?? '',
        ]),
      },
    ],
    nothing: errors.length === 0 ? 'None were reported.' : '',
  }
}
