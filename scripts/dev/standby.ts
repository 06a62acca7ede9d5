// Process of an app that is to begin: imports the packages of the one before while that one still runs, and the script when
// it is sent its name. Halves the time in which there is no app.
process.on('message', async ({ packages, script }: { readonly packages?: readonly string[]; readonly script?: string }) => {
  // One after another: a package that can no longer be imported is for the script to complain about.
  for (const url of packages ?? []) await import(url).catch(() => undefined)
  if (script) await import(script)
})
// Nothing else keeps the process running while it waits.
process.channel?.ref()
