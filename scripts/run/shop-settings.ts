/** The apps of the shop, as `SHOP_APPS` names them. */
export const SHOP_APPS = ['storefront', 'orders', 'live', 'middleware', 'worker'] as const
export type ShopAppName = (typeof SHOP_APPS)[number]

/** More processes on one machine wait for the database, not for a core. */
const MAX_PROCESSES = 64

/** What runs of the shop in how many processes. */
export interface ShopSettings {
  readonly apps: ReadonlySet<ShopAppName>
  /** Processes behind the same ports. */
  readonly processes: number
}

/**
 * Reads `SHOP_APPS`, by default all, and `SHOP_PROCESSES`, by default 1.
 * @throws naming the setting that is not usable.
 */
export function readShopSettings(env: NodeJS.ProcessEnv): ShopSettings {
  const names = (env.SHOP_APPS || SHOP_APPS.join()).split(',').map(name => name.trim())
  const apps = names.map(name => {
    const known = SHOP_APPS.find(app => app === name)
    if (!known) throw new Error(`SHOP_APPS has no app ${name}: name some of ${SHOP_APPS.join(', ')}`)
    return known
  })
  const text = env.SHOP_PROCESSES || '1'
  const processes = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (processes < 1 || processes > MAX_PROCESSES)
    throw new Error(`SHOP_PROCESSES=${text} is not a number from 1 to ${MAX_PROCESSES}`)
  return { apps: new Set(apps), processes }
}

/**
 * What the environment of one of several processes has of its own. The first is like one that is alone; the others have no worker
 * and a folder of the search each, keep middleware and live app to themselves, on ports that are free, and tell their figures on the ports
 * after that of the first.
 */
export function environmentOfProcess(env: NodeJS.ProcessEnv, index: number): NodeJS.ProcessEnv {
  if (index === 0) return {}
  const apps = [...readShopSettings(env).apps].filter(app => app !== 'worker')
  return {
    SHOP_APPS: apps.join(),
    MIDDLEWARE_PORT: '0',
    LIVE_PORT: '0',
    ...(env.METRICS_PORT ? { METRICS_PORT: String(Number(env.METRICS_PORT) + index) } : {}),
    ...(env.SEARCH_DIR ? { SEARCH_DIR: `${env.SEARCH_DIR}-${index + 1}` } : {}),
  }
}
