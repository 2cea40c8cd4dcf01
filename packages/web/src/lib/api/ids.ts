import { Id } from '@oktant/contract/http/http.ts'

const most = Id.maximum ?? Number.MAX_SAFE_INTEGER

/** The id that an address names; null where it can be nobody's. */
export function idFrom(text: string | undefined) {
  const id = Number(text)
  return Number.isInteger(id) && id > 0 && id <= most ? id : null
}
