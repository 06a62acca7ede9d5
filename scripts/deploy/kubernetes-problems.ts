import { parseAllDocuments } from 'yaml'

/** An object of Kubernetes, as far as it is looked at here. */
export interface KubernetesObject {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec?: {
    readonly template?: { readonly spec: PodSpec }
    readonly selector?: { readonly matchLabels?: { readonly app?: string } }
  }
}

interface PodSpec {
  readonly automountServiceAccountToken?: boolean
  readonly securityContext?: { readonly runAsNonRoot?: boolean; readonly seccompProfile?: { readonly type: string } }
  readonly containers: readonly Container[]
}

interface Container {
  readonly name: string
  readonly env?: readonly { readonly name: string; readonly value?: string }[]
  readonly readinessProbe?: Probe
  readonly livenessProbe?: Probe
  readonly startupProbe?: Probe
  readonly resources?: { readonly requests?: object; readonly limits?: object }
  readonly securityContext?: {
    readonly allowPrivilegeEscalation?: boolean
    readonly readOnlyRootFilesystem?: boolean
    readonly capabilities?: { readonly drop?: readonly string[] }
  }
}

interface Probe {
  readonly httpGet?: { readonly path: string }
}

/** The objects of a file. Throws what is wrong with its YAML. */
export function readObjects(text: string): KubernetesObject[] {
  return parseAllDocuments(text).map(document => {
    if (document.errors.length > 0) throw document.errors[0]
    return document.toJS() as KubernetesObject
  })
}

/** What of the objects breaks the rules of the shop: who runs a container, what it may write, how it is asked, how many may be away. */
export function kubernetesProblems(objects: readonly KubernetesObject[]): string[] {
  const budgets = new Set(
    objects.flatMap(each => (each.kind === 'PodDisruptionBudget' ? [each.spec?.selector?.matchLabels?.app] : [])),
  )
  return objects.flatMap(({ kind, metadata: { name }, spec }) => {
    const pod = spec?.template?.spec
    if (!pod) return []
    const wrong = [
      ...(pod.securityContext?.runAsNonRoot ? [] : ['may run as root']),
      ...(pod.securityContext?.seccompProfile?.type === 'RuntimeDefault' ? [] : ['has no seccomp profile']),
      ...(pod.automountServiceAccountToken === false ? [] : ['gets a token of the cluster']),
      ...(kind === 'Deployment' && !budgets.has(name) ? ['has no PodDisruptionBudget'] : []),
      ...pod.containers.flatMap(container => containerProblems(container, kind)),
    ]
    return wrong.map(problem => `${kind} ${name} ${problem}`)
  })
}

function containerProblems({ securityContext, resources, ...probes }: Container, kind: string): string[] {
  const isServing = kind === 'Deployment'
  return [
    ...(securityContext?.readOnlyRootFilesystem ? [] : ['may write to its image']),
    ...(securityContext?.allowPrivilegeEscalation === false ? [] : ['may gain privileges']),
    ...(securityContext?.capabilities?.drop?.includes('ALL') ? [] : ['keeps capabilities']),
    ...(resources?.requests && resources.limits ? [] : ['says nothing of what it takes']),
    ...(isServing && probes.readinessProbe?.httpGet?.path !== '/readyz' ? ['is not asked for /readyz'] : []),
    ...(isServing && probes.livenessProbe?.httpGet?.path !== '/healthz' ? ['is not asked for /healthz'] : []),
    ...(isServing && !probes.startupProbe ? ['has no time to start'] : []),
  ]
}
