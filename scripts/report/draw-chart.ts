import { BarChart as Bars, LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { BarChart, Chart, DayChart } from './report-section.ts'

use([Bars, LineChart, GridComponent, MarkLineComponent, SVGRenderer])

/** Widths in which a chart is drawn: texts of one drawing would be too small on a phone or too large on a screen. */
export const CHART_WIDTHS = { narrow: 340, wide: 880 } as const
export type ChartSize = keyof typeof CHART_WIDTHS

const ROW = 30
const DAYS_HEIGHT = 220
/** Of the names of bars, in px; longer ones are cut. */
const NAME_WIDTH = { narrow: 92, wide: 220 } as const
/** Room for the texts of bars. */
const TEXT_WIDTH = { narrow: 104, wide: 140 } as const

/**
 * Draws a chart as SVG without scripts. Its colours are the variables of the page, so that the same drawing is right in light, dark
 * and print.
 */
export function drawChart(chart: Chart, size: ChartSize): string {
  const height = chart.kind === 'bars' ? chart.bars.length * ROW + (chart.target ? 28 : 8) : DAYS_HEIGHT
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width: CHART_WIDTHS[size], height })
  try {
    drawing.setOption({
      animation: false,
      textStyle: { fontFamily: 'inherit', fontSize: 13 },
      ...(chart.kind === 'bars' ? barOptions(chart, size) : dayOptions(chart, size)),
    })
    return withoutScripting(drawing.renderToSVGString(), chart.title)
  } finally {
    // Left open it would keep the process alive.
    drawing.dispose()
  }
}

function barOptions({ bars, target }: BarChart, size: ChartSize): object {
  return {
    // Letters of some fonts are wider than the library thinks.
    grid: { left: NAME_WIDTH[size] * 1.2 + 8, right: TEXT_WIDTH[size], top: target ? 24 : 4, bottom: 4 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLine: { lineStyle: { color: 'var(--line)' } },
      axisTick: { show: false },
      axisLabel: { color: 'var(--ink)', width: NAME_WIDTH[size], overflow: 'truncate', fontSize: 13 },
    },
    xAxis: { type: 'value', show: false, min: 0, max: Math.max(...bars.map(({ value }) => value), target?.value ?? 0) || 1 },
    series: [
      {
        type: 'bar',
        silent: true,
        barWidth: 18,
        itemStyle: { color: 'var(--bar)' },
        data: bars.map(({ value }) => (target && value > target.value ? { value, itemStyle: { color: 'var(--over)' } } : value)),
        label: {
          show: true,
          position: 'right',
          color: 'var(--ink)',
          backgroundColor: 'var(--paper)',
          padding: [2, 3],
          fontSize: 13,
          formatter: ({ dataIndex }: { readonly dataIndex: number }) => bars[dataIndex]?.text ?? '',
        },
        ...(target ? { markLine: targetLine(target.text, { xAxis: target.value }, 'start') } : {}),
      },
    ],
  }
}

function dayOptions({ points, style, target }: DayChart, size: ChartSize): object {
  return {
    grid: { left: 44, right: target ? 56 : 12, top: 14, bottom: 26 },
    xAxis: {
      type: 'category',
      data: points.map(({ day }) => dayText(day)),
      axisLine: { lineStyle: { color: 'var(--line)' } },
      axisTick: { show: false },
      axisLabel: { color: 'var(--muted)', interval: Math.max(0, Math.ceil(points.length / (size === 'wide' ? 12 : 5)) - 1) },
    },
    yAxis: {
      type: 'value',
      minInterval: style === 'bars' ? 1 : 0,
      splitNumber: 4,
      splitLine: { lineStyle: { color: 'var(--line)' } },
      axisLabel: { color: 'var(--muted)' },
      ...(target ? { max: ({ max }: { readonly max: number }) => Math.max(max * 1.05, target.value * 1.1) } : {}),
    },
    series: [
      {
        type: style === 'bars' ? 'bar' : 'line',
        silent: true,
        data: points.map(({ value }) => value),
        itemStyle: { color: 'var(--bar)' },
        ...(style === 'line' ? { lineStyle: { color: 'var(--bar)', width: 2 }, symbol: 'circle', symbolSize: 5 } : {}),
        ...(target ? { markLine: targetLine(target.text, { yAxis: target.value }, 'end') } : {}),
      },
    ],
  }
}

function targetLine(text: string, place: object, position: string): object {
  return {
    silent: true,
    symbol: 'none',
    // Behind the bars and their texts.
    z: 1,
    lineStyle: { color: 'var(--target)', type: 'dashed', width: 1.5 },
    label: { show: true, color: 'var(--target)', fontSize: 12, position, formatter: text },
    data: [place],
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function dayText(day: string): string {
  const [, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]}`
}

/** What the library writes for its own scripts is left out; the table next to a chart says the same to those who do not see it. */
function withoutScripting(svg: string, title: string): string {
  return svg
    .replace(/<style ?>[\s\S]*?<\/style>/g, '')
    .replace(/ (?:ecmeta_\w+|class|pointer-events|xmlns(?::xlink)?|version|baseProfile)="[^"]*"/g, '')
    .replace('<svg ', `<svg role="img" aria-label="${title.replace(/[&"<]/g, letter => `&#${letter.charCodeAt(0)};`)}" `)
    .trim()
}
