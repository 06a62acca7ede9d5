export { findRedirection } from './find-redirection.ts'
export { importRedirections, type RedirectionImport } from './import-redirections.ts'
