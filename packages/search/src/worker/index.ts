export { startWorkerSearch, type WorkerSearch, type WorkerSearchSettings } from './start-worker-search.ts'
