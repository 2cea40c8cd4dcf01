import { fieldClasses, type FieldClass } from '@oktant/contract/people/custom-fields.ts'
import { useSearchParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'

const name = 'of'

/** Which kind of thing the fields are about, kept in the address beside the list’s own state. */
export function useFieldClass(): [FieldClass, (clazz: FieldClass) => void] {
  const [search, setSearch] = useSearchParams()
  const clazz = fieldClasses.find((known) => known === search.get(name)) ?? 'User'
  // NOTE: another kind has other rows, so page and filters begin anew.
  return [clazz, (next) => setSearch(next === 'User' ? {} : { [name]: next }, { replace: true })]
}

const withClass = (path: string, clazz: FieldClass) => (clazz === 'User' ? path : `${path}?${name}=${clazz}`)

export const listOf = (clazz: FieldClass) => withClass(paths.customFields, clazz)
export const newOf = (clazz: FieldClass) => withClass(paths.customField.replace(':id', '0'), clazz)
