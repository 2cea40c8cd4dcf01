import { parseJson } from '../../../../http/answer/json.ts'
import { isLanguage, isObject, type XapiRequest } from '../../record-store/record-store.ts'

const isList = (said: unknown) =>
  typeof said === 'string' && said.split(',').every((tag) => isLanguage(tag.trim()))

/** Are these preferences of a learner, as cmi5 wants them: both of them, in JSON (11)? */
export function arePreferences({ headers, body }: Pick<XapiRequest, 'headers' | 'body'>) {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return false
  try {
    const said = parseJson(body)
    if (!isObject(said)) return false
    return isList(said.languagePreference) && ['on', 'off'].some((one) => one === said.audioPreference)
  } catch {
    return false
  }
}
