import type { ContentType, CourseType, TypeSeen } from '@oktant/contract/learning/courses/learning-types.ts'
import type { TypeRecord } from './learning-types.queries.ts'

export function contentTypeView(type: TypeRecord): ContentType {
  const { id, name, description, icon, used, changes: revision, changedAt } = type
  return { id, name, description, icon, used, revision, changedAt: changedAt.toISOString() }
}

const isForOf = (about: TypeRecord['about']): CourseType['isFor'] =>
  about === 'folder' ? 'folder' : 'course'

type Option = Pick<TypeRecord, 'id' | 'about' | 'name' | 'icon'>
export const courseTypeOption = ({ id, about, name, icon }: Option) => ({
  id,
  name,
  icon,
  isFor: isForOf(about),
})

export const courseTypeView = (type: TypeRecord): CourseType => ({
  ...contentTypeView(type),
  isFor: isForOf(type.about),
})

/** How the wire says of what type something is. */
export const typedAs = (type: TypeSeen | null) =>
  type ? { typeId: type.id, typeName: type.name, typeIcon: type.icon } : untyped
export const untyped = { typeId: null, typeName: null, typeIcon: null }
