import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The route table is small; knowing it from the start saves a request before every first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
