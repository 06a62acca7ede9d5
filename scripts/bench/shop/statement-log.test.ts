import { expect, test } from 'vitest'
import { countOwn, readStatements } from './statement-log.ts'

test('a log of PostgreSQL names statements of both protocols, over as many lines as they have', () => {
  const log = `2026-11-23 09:00:00.000 UTC [12] LOG:  statement: begin
2026-11-23 09:00:00.001 UTC [12] LOG:  execute s3: 
\t    select 1
\t      from product where name = 'LOG:  statement: no'
2026-11-23 09:00:00.002 UTC [12] LOG:  execute <unnamed>: update cart set version = 2
2026-11-23 09:00:00.003 UTC [13] LOG:  checkpoint starting: time
2026-11-23 09:00:00.004 UTC [12] ERROR:  duplicate key
2026-11-23 09:00:00.004 UTC [12] STATEMENT:  insert into cart values (1)
2026-11-23 09:00:00.005 UTC [12] LOG:  statement: commit
`
  const statements = readStatements(log)
  expect(statements.map(({ text }) => text)).toEqual([
    'begin',
    "select 1 from product where name = 'LOG: statement: no'",
    'update cart set version = 2',
    'commit',
  ])
  expect(new Set(statements.map(({ connection }) => connection))).toEqual(new Set(['12']))
})

test('what the shop asks by itself is left out, with the transactions that consist of it', () => {
  const seen = [
    ...['begin', 'poll', 'commit', 'select 1'].map(text => ({ connection: '1', text })),
    ...['begin', 'poll', 'update cart', 'commit', 'poll'].map(text => ({ connection: '2', text })),
  ]
  expect(countOwn(seen, new Set(['begin', 'commit', 'poll']))).toEqual({ statements: 2, transactional: 2 })
})
