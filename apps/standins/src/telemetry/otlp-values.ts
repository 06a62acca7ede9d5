/** The attributes of a part of an export, by name; undefined where one cannot be read. */
function attributesOf(value: unknown): Record<string, string | number | boolean> | undefined {
  const pairs = listOf(value, 'attributes') ?? []
  const entries = pairs.map(pair => [partOf(pair, 'key'), anyValueOf(partOf(pair, 'value'))] as const)
  return entries.every(
    (entry): entry is [string, string | number | boolean] => typeof entry[0] === 'string' && entry[1] !== undefined,
  )
    ? Object.fromEntries(entries)
    : undefined
}

/** One of the kinds of values that the protocol has; 64-bit numbers may come as texts. */
export function anyValueOf(value: unknown): string | number | boolean | undefined {
  const text = partOf(value, 'stringValue')
  if (typeof text === 'string') return text
  const whole = partOf(value, 'intValue')
  if (typeof whole === 'number' || (typeof whole === 'string' && /^-?\d+$/.test(whole))) return Number(whole)
  const double = partOf(value, 'doubleValue')
  if (typeof double === 'number') return double
  const truth = partOf(value, 'boolValue')
  return typeof truth === 'boolean' ? truth : undefined
}

/** A list by its name. */
function listOf(value: unknown, name: string): readonly unknown[] | undefined {
  const list = partOf(value, name)
  return Array.isArray(list) ? list : undefined
}

/** A part by its name, of whatever it is. */
export function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** How one kind of export names its three levels: what told it, by which part of it, and what is told. */
interface ExportLevels {
  readonly resources: string
  readonly scopes: string
  readonly entries: string
}

/** What an export tells, each with the attributes of its own and of what told it; undefined for what is no such export. */
export function entriesOfExport(body: unknown, levels: ExportLevels) {
  const ofResources = listOf(body, levels.resources)?.map(resource => {
    const from = attributesOf(partOf(resource, 'resource'))
    const told = listOf(resource, levels.scopes)?.flatMap(scope => listOf(scope, levels.entries) ?? [])
    return from && told?.map(entry => ({ entry, resource: from, attributes: attributesOf(entry) }))
  })
  return ofResources?.every(told => told !== undefined) ? ofResources.flat() : undefined
}
