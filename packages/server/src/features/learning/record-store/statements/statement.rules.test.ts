import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lesson, statement } from '../../../../../test/kit/record-store.ts'
import { relationsOf } from './relations.rules.ts'
import { saysTheSame } from './sameness.rules.ts'
import { protocolVersions, statementChecks } from './statement.rules.ts'
import { faultsIn, isObject } from './values.rules.ts'

test('whatever is sent is either a statement or said to be none, and nothing breaks', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...protocolVersions), (value, version) => {
      const faults = faultsIn(statementChecks[version], value)
      expect(faults.length).toBeGreaterThan(0)
      if (isObject(value)) relationsOf(value)
    }),
  )
})

test('a statement with anything strange in it is refused, wherever it is', () => {
  const parts = fc.constantFrom('actor', 'verb', 'object', 'result', 'context', 'attachments', 'timestamp')
  const strange = fc.jsonValue().filter((value) => !isObject(value) && !Array.isArray(value))
  fc.assert(
    fc.property(parts, strange, (name, value) => {
      expect(faultsIn(statementChecks['1.0.3'], statement({ [name]: value })).length).toBeGreaterThan(0)
    }),
  )
})

test('extensions take anything at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sent = statement({ context: { extensions: { 'https://example.org/e': value } } })
      expect(faultsIn(statementChecks['2.0.0'], sent)).toEqual([])
    }),
  )
})

test('the order of properties, wording, and a lone activity in a list say nothing else', () => {
  const one = statement({ context: { contextActivities: { parent: lesson } } })
  const other = {
    object: { id: lesson.id, definition: { name: { en: 'Lesson' } } },
    context: { contextActivities: { parent: [lesson] } },
    verb: { id: 'http://adlnet.gov/expapi/verbs/experienced' },
    actor: { mbox: 'mailto:learner@example.org' },
  }
  expect(saysTheSame(one, other)).toBe(true)
  expect(saysTheSame(one, { ...other, result: { success: true } })).toBe(false)
})
