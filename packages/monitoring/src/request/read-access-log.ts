/** Whether every request is a line of the log: `ACCESS_LOG=on`. By default a balancer in front has that. */
export function readAccessLog({ ACCESS_LOG: text }: NodeJS.ProcessEnv, problems: string[]): boolean {
  if (text && text !== 'on' && text !== 'off') problems.push(`ACCESS_LOG=${text} is neither on nor off`)
  return text === 'on'
}
