// The shop's apps in one process, all of them or those that SHOP_APPS names. Each can also run alone: node apps/<app>/main.ts

import { runApps } from '@shop/process'
import { openShopApps } from './run/shop-apps.ts'
import { readShopSettings } from './run/shop-settings.ts'

await runApps(() => openShopApps(readShopSettings(process.env).apps, process.env))
// For a process in front of several of us, which begins the next one then.
process.send?.('open')
