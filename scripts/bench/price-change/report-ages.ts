import { shareOf } from '../http/drive.ts'
import { formatTable } from '../report/table.ts'
import type { AnswerAges } from './read-answers.ts'

const MAX_PROBLEMS = 10

/** Prints how old the values in answers were. Returns the oldest with its place, and what answers showed that was not to be expected. */
export function printAges(results: readonly AnswerAges[]): {
  readonly oldestMs: number
  readonly where: string
  readonly unknown: readonly string[]
} {
  const rows = results.map(({ fact, answer, agesMs, refusals }) => row(`${fact}: ${answer}`, agesMs, refusals))
  const all = results.flatMap(({ agesMs }) => agesMs)
  const refused = results.flatMap(({ refusals }) => refusals)
  console.log('of replaced values: ms between the commit that replaced them and the request that still got them')
  console.log(
    formatTable(
      ['', 'reads', 'refused', 'current %', 'replaced', 'p50 ms', 'p99 ms', 'oldest ms'],
      [...rows, row('all', all, refused)],
    ),
  )
  return {
    oldestMs: Math.max(0, ...all),
    where: results.flatMap(({ oldest }) => oldest ?? []).toSorted((a, b) => b.ageMs - a.ageMs)[0]?.where ?? '',
    unknown: results.flatMap(({ unknown }) => unknown).slice(0, MAX_PROBLEMS),
  }
}

function row(name: string, agesMs: readonly number[], refusals: readonly number[]): string[] {
  const replaced = agesMs.filter(ageMs => ageMs > 0).toSorted((a, b) => a - b)
  const current = agesMs.length === 0 ? '' : (((agesMs.length - replaced.length) / agesMs.length) * 100).toFixed(1)
  const figures = [shareOf(replaced, 0.5), shareOf(replaced, 0.99), replaced.at(-1) ?? 0].map(ms => ms.toFixed(0))
  return [name, String(agesMs.length), String(refusals.length), current, String(replaced.length), ...figures]
}
