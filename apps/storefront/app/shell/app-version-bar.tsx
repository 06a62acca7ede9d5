import { useShop } from '../request/use-shop.tsx'

/** Which version of the shop made the page, where the address asks for it by `?appVersion=true` (SHELL-08). */
export function AppVersionBar() {
  const { t, data } = useShop()
  if (!data.appVersion) return null
  return (
    <p className="no-print bg-sale py-1 text-center text-sm font-semibold text-white">
      {t('shell.appVersion', { version: data.appVersion })}
    </p>
  )
}
