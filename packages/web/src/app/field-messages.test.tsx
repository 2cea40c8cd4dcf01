import { messages } from '@oktant/contract/kit/messages.ts'
import { expect, test } from 'vitest'
import list from '../../../contract/test/messages.tsv?raw'
import { filled } from '../lib/words/said/message.ts'
import { expectAt, expectFocus, submit, turnToEnglish } from '../test/field-messages/scene.ts'
import { notHere, scenes } from '../test/field-messages/table.ts'
import { walked } from '../test/walked.ts'

// NOTE: the fifth sections of both specifications are the rules of forms, and what they leave unworded is marked alike.
const ofForms = list
  .split('\n')
  .map((line) => line.split('\t'))
  .flatMap(([source = '', key = '']) => (source.endsWith('§5') ? [key] : []))

test('every message that the specification puts at a field is provoked, or it is said why not', () => {
  const shown = new Set<string>(scenes.map(({ key }) => key))
  const excused = Object.keys(notHere)
  expect(ofForms.length).toBeGreaterThan(50)
  expect(ofForms.filter((key) => !shown.has(key) && !excused.includes(key))).toEqual([])
  expect(excused.filter((key) => shown.has(key) || !ofForms.includes(key))).toEqual([])
})

test.each(walked(scenes))('$key: $about', async ({ key, show, provoke, at, says = [], staysSaid }) => {
  const shown = await show()
  await provoke(shown)
  await expectAt(shown, at, filled(messages[key].de, says))
  await expectFocus(shown, at)
  await turnToEnglish()
  if (staysSaid) await submit(shown)
  await expectAt(shown, at, filled(messages[key].en, says))
})
