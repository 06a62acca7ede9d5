export { type Monitor, openMonitor } from './monitor.ts'
export { createMonitoredLog, monitorPages } from './monitored-log.ts'
export { type MonitoringSettings, readMonitoringSettings } from './read-monitoring-settings.ts'
