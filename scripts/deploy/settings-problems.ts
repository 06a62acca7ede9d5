import { requireUsableSettings } from '../run/require-usable-settings.ts'

const FILE = '_FILE'

/**
 * What is wrong with the settings of a package: names that docs/settings.md does not have, and what the apps say who read them. A
 * secret counts as given where its file is named; `secretFiles` has a file with something usable for each name.
 */
export function settingsProblems(
  given: Readonly<Record<string, string>>,
  documented: string,
  secretFiles: Readonly<Record<string, string>>,
): string[] {
  const unknown = Object.keys(given).filter(name => !documented.includes(`\`${name.replace(/_FILE$/, '')}\``))
  const env = Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const file = name.endsWith(FILE) ? secretFiles[name.slice(0, -FILE.length)] : undefined
      return [name, file ?? value]
    }),
  )
  try {
    requireUsableSettings(env)
    return unknown.map(name => `${name} is no setting`)
  } catch (error) {
    return [...unknown.map(name => `${name} is no setting`), error instanceof Error ? error.message : String(error)]
  }
}
