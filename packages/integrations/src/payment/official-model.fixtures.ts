import * as models from '@adyen/api-library/lib/src/typings/checkout/models'

/** A model of the official library: a class that lists its fields, or a union that a field decides. */
interface Model {
  readonly discriminator?: string | undefined
  readonly mapping?: Readonly<Record<string, string>> | undefined
  readonly attributeTypeMap?: readonly { readonly baseName: string; readonly type: string }[]
}

const MODELS = models as unknown as Readonly<Record<string, Model & Readonly<Record<string, unknown>>>>
/** Unions are classes of another name. */
const modelOf = (type: string) => MODELS[`${type}Class`] ?? MODELS[type]
const PRIMITIVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  number: value => typeof value === 'number',
  Date: value => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

/**
 * Where a value of JSON is not what the official library knows under a name such as `PaymentResponse`: fields it does not
 * know, values of another type, words that are not in its list. Throws for a name the library does not have.
 */
export function mismatchesOf(value: unknown, type: string, path = type): readonly string[] {
  const isNullable = type.endsWith(' | null')
  if (value === undefined || (value === null && isNullable)) return []
  if (isNullable) return mismatchesOf(value, type.slice(0, -' | null'.length), path)
  const [, item] = /^Array<(.*)>$/.exec(type) ?? []
  if (item !== undefined)
    return Array.isArray(value)
      ? value.flatMap((each, index) => mismatchesOf(each, item, `${path}[${index}]`))
      : [`${path} is not an array`]
  const [, mapped] = /^\{ \[key: string\]: (.*); \}$/.exec(type) ?? []
  if (mapped !== undefined) return fieldsOf(value).flatMap(([name, each]) => mismatchesOf(each, mapped, `${path}.${name}`))
  const primitive = PRIMITIVES[type]
  if (primitive) return primitive(value) ? [] : [`${path} is not a ${type}: ${JSON.stringify(value)}`]
  const [, owner = '', list = ''] = /^(\w+)\.(\w+Enum)$/.exec(type) ?? []
  if (owner !== '') return wordMismatch(value, modelOf(owner)?.[list], path)
  return objectMismatches(value, type, path)
}

function wordMismatch(value: unknown, list: unknown, path: string): readonly string[] {
  if (typeof list !== 'object' || list === null) throw new Error(`The library has no list for ${path}`)
  return Object.values(list).includes(value) ? [] : [`${path} is not one of its words: ${JSON.stringify(value)}`]
}

function objectMismatches(value: unknown, type: string, path: string): readonly string[] {
  const model = modelOf(type)
  if (!model) throw new Error(`The library has no ${type} for ${path}`)
  const fields = fieldsOf(value)
  if (model.discriminator !== undefined && model.mapping) {
    const decided = String(Object.fromEntries(fields)[model.discriminator])
    const chosen = model.mapping[decided]
    if (chosen === undefined) return [`${path}.${model.discriminator} is not one of its words: ${decided}`]
    if (chosen !== type) return mismatchesOf(value, chosen, path)
  }
  return fields.flatMap(([name, each]) => {
    const known = model.attributeTypeMap?.find(({ baseName }) => baseName === name)
    return known ? mismatchesOf(each, known.type, `${path}.${name}`) : [`${path} has no field ${name}`]
  })
}

function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** The fields a type of the library has to have, as a list the compiler checks. */
export type RequiredFields<Type> = Readonly<
  Record<{ [Field in keyof Type]-?: Type extends Record<Field, Type[Field]> ? Field : never }[keyof Type], true>
>
