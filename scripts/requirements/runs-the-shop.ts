/** Folders whose tests run the product: in a browser, by requests to a server, or by operations on a database. */
const RUNNING = [
  /^e2e\//,
  /^apps\/(?:middleware|live|worker)\//,
  /^apps\/storefront\/(?:server\/|start\.test)/,
  /^packages\/engine\//,
  /^demo\/src\/seed/,
  /^scripts\/(?:admin|import|run)\//,
]

/** Whether a test file, by its path in the repository, proves what the running shop does and not what one function says. */
export function runsTheShop(file: string): boolean {
  return RUNNING.some(folder => folder.test(file.replaceAll('\\', '/')))
}
