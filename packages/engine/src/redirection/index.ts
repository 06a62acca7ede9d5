export { importRedirections, type RedirectionImport } from './import-redirections.ts'
