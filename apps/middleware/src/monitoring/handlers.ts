import type { monitoringOperations } from '@shop/contract/monitoring'
import type { HandlersOf } from '../call/operation-call.ts'

export const monitoringHandlers: HandlersOf<typeof monitoringOperations> = {
  recordWebVitals: async ({ monitoring, clientAddress, market }, { page, vitals }) => {
    const isTaken = monitoring.admits(clientAddress) && monitoring.recordWebVitals({ country: market.country, page }, vitals)
    return { monitoring: { isTaken } }
  },

  recordBrowserErrors: async ({ monitoring, clientAddress, market }, { page, errors }) => {
    const isTaken = monitoring.admits(clientAddress) && monitoring.recordErrors({ country: market.country, page }, errors)
    return { monitoring: { isTaken } }
  },
}
