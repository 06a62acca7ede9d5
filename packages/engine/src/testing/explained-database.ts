import { openDatabase } from '../database/connection.ts'
import type { Database } from '../database/context.ts'

/** A step of a plan, as PostgreSQL explains it in JSON. */
export interface PlanStep {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  /** Rows of one run of the step. */
  readonly 'Actual Rows': number
  /** Rows of one run that were read and did not meet the conditions. */
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanStep[]
}

/** A statement that ran, with the plan it ran by. */
export interface ExplainedStatement {
  readonly text: string
  readonly plan: PlanStep
  /** Whether a function, a trigger or a foreign key ran it for another statement. */
  readonly isNested: boolean
  /** Time of its execution, ms, that of statements inside of it included. */
  readonly ms: number
}

/** What is explained besides the statements themselves. */
interface Explaining {
  /** Those of functions, triggers and foreign keys; explaining them takes time that then counts for all of it. Default true. */
  readonly nested?: boolean
}

/** Loads what explains statements into each connection; it tells the client instead of the log. Only a superuser may. */
const EXPLAINING = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_format': 'json',
  // Of each step, which would make all of them slower.
  'auto_explain.log_timing': 'off',
  client_min_messages: 'log',
}

/**
 * A database that tells how it ran every statement: those the shop sends, planned as they are in the shop, and those of
 * functions, triggers and foreign keys behind them. The owner closes it.
 */
export function openExplainedDatabase(
  databaseUrl: string,
  onStatement: (explained: ExplainedStatement) => void,
  { nested = true }: Explaining = {},
): Database {
  const sent = new Set<string>()
  return openDatabase({
    databaseUrl,
    poolSize: 1,
    parameters: { ...EXPLAINING, 'auto_explain.log_nested_statements': nested ? 'on' : 'off' },
    onStatement: text => sent.add(text),
    onNotice(message) {
      const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(.*)$/s.exec(message) ?? []
      if (json === undefined) return
      const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { readonly 'Query Text': string; readonly Plan: PlanStep }
      onStatement({ text, plan, isNested: !sent.has(text), ms: Number(ms) })
    },
  })
}

/** A plan and all the steps below it. */
export function stepsOf(plan: PlanStep): PlanStep[] {
  return [plan, ...(plan.Plans ?? []).flatMap(stepsOf)]
}
