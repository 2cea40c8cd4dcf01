import { parseJson } from '../../../../http/answer/json.ts'
import { identified, identifierOf } from '../statements/actors.rules.ts'
import { faultsIn, isIri, isObject, isUuid, type JsonObject, momentOf } from '../statements/values.rules.ts'
import { refused } from './received.ts'

export function readIri(name: string, text: string) {
  if (!isIri(text)) throw refused(name, 'not_an_iri')
  return text
}

export function readUuid(name: string, text: string) {
  if (!isUuid(text)) throw refused(name, 'not_a_uuid')
  return text.toLowerCase()
}

export function readMoment(name: string, text: string) {
  const at = momentOf(text)
  if (at === null) throw refused(name, 'not_a_moment')
  return new Date(at)
}

export function readTruth(name: string, text: string | undefined) {
  if (text !== undefined && text !== 'true' && text !== 'false') throw refused(name, 'not_true_or_false')
  return text === 'true'
}

/** Somebody whom an address names, with what they are known by. */
export function readAgent(name: string, text: string): { agent: JsonObject; identifier: string } {
  const value = parseJson(Buffer.from(text))
  const [fault] = faultsIn(identified, value, name)
  const identifier = isObject(value) ? identifierOf(value) : null
  if (fault || !isObject(value) || identifier === null)
    throw refused(fault?.field ?? name, fault?.code ?? 'not_one_identifier')
  return { agent: value, identifier }
}
