import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kubernetesProblems, readObjects } from './kubernetes-problems.ts'
import { settingsProblems } from './settings-problems.ts'

const folder = mkdtempSync(join(tmpdir(), 'anvil-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a deployment that runs as root, writes to its image and is asked nothing is refused', () => {
  const objects = readObjects(`
kind: Deployment
metadata: { name: shop }
spec: { template: { spec: { containers: [{ name: shop, securityContext: { readOnlyRootFilesystem: true } }] } } }
---
kind: PodDisruptionBudget
metadata: { name: other }
spec: { selector: { matchLabels: { app: other } } }
`)
  expect(kubernetesProblems(objects)).toEqual([
    'Deployment shop may run as root',
    'Deployment shop has no seccomp profile',
    'Deployment shop gets a token of the cluster',
    'Deployment shop has no PodDisruptionBudget',
    'Deployment shop may gain privileges',
    'Deployment shop keeps capabilities',
    'Deployment shop says nothing of what it takes',
    'Deployment shop is not asked for /readyz',
    'Deployment shop is not asked for /healthz',
    'Deployment shop has no time to start',
  ])
})

test('API-51 settings that no app has, and those that are missing, are named', () => {
  const file = join(folder, 'database-url')
  writeFileSync(file, 'postgres://anvil@database/anvil')
  const given = { DATABASE_URL_FILE: '/run/secrets/database-url', PROT: '3000' }
  expect(settingsProblems(given, '`DATABASE_URL` and `PORT`', { DATABASE_URL: file })).toEqual(['PROT is no setting'])
  const [unreadable] = settingsProblems(given, '`DATABASE_URL` and `PROT`', {})
  expect(unreadable).toContain('DATABASE_URL_FILE=/run/secrets/database-url cannot be read (ENOENT)')
  const [missing] = settingsProblems({ ...given, DEPLOYMENT: 'production' }, '`DATABASE_URL` `PROT` `DEPLOYMENT`', {
    DATABASE_URL: file,
  })
  expect(missing).toContain('PAYMENT_URL is missing')
})
