import { type Fields, isFields, stringOf } from '../messages/fields.ts'

/** What a schema's reference within `root` refers to, under its own title and description if it has them. */
export function resolved(schema: Fields, root: Fields): Fields {
  const reference = stringOf(schema.$ref)
  if (!reference.startsWith('#/')) return schema
  let target: unknown = root
  for (const key of reference.slice(2).split('/')) target = isFields(target) ? target[key] : undefined
  const { $ref: _, ...own } = schema
  return isFields(target) ? { ...target, ...own } : own
}
