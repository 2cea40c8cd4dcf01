import type { GroupingForm } from '@oktant/contract/learning/courses/groupings.ts'
import { expect, test } from 'vitest'
import { refuseFaults, tidied } from './groupings.rules.ts'

const text = (en: string, de = '') => ({ en, de })
const form: GroupingForm = {
  title: text('Knots'),
  description: text(''),
  isShown: true,
  containerIds: [3, 4],
}

test('a grouping is kept without spaces around its words, with what else came along', () => {
  const loose = { title: text(' Knots ', '\tKnoten '), description: text(' All ', ' Alle\n') }
  expect(tidied({ ...form, ...loose, revision: 4 })).toEqual({
    ...form,
    title: text('Knots', 'Knoten'),
    description: text('All', 'Alle'),
    revision: 4,
  })
})

const untitled = { field: 'title', code: 'required', message: 'required' }
const unknown = (index: number) => ({
  field: `containerIds.${index}`,
  code: 'choice_unknown',
  message: 'Please choose something that there is',
})

test.for<[string, Partial<GroupingForm>, groupable: number[], errors: object[]]>([
  ['not refused when all it names can be grouped', {}, [3, 4, 5], []],
  ['not refused when it holds nothing', { containerIds: [] }, [], []],
  ['not refused with a title in English alone', { title: text('Knots') }, [3, 4], []],
  ['not refused with a title in German alone', { title: text('', 'Knoten') }, [3, 4], []],
  ['refused without a title', { title: text('') }, [3, 4], [untitled]],
  [
    'refused at each place that cannot be grouped',
    { containerIds: [9, 3, 8] },
    [3],
    [unknown(0), unknown(2)],
  ],
  ['refused for both', { title: text('') }, [3], [untitled, unknown(1)]],
])('a grouping is %s', ([, own, groupable, errors]) => {
  const act = () => refuseFaults({ ...form, ...own }, new Set(groupable))
  if (errors.length === 0) expect(act).not.toThrow()
  else expect(act).toThrow(expect.objectContaining({ code: 'grouping_invalid', details: { errors } }))
})
