import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { refuseFaults } from './places.rules.ts'

test.each<[{ en: string; de: string }, boolean, string[]]>([
  [{ en: 'Harbour', de: '' }, false, []],
  [{ en: '', de: 'Hafen' }, false, []],
  [{ en: '', de: '' }, false, ['place_invalid', 'name required']],
  [{ en: '', de: '' }, true, ['place_invalid', 'name required']],
  [{ en: 'Harbour', de: '' }, true, ['place_invalid', 'name name_taken']],
])('%j, taken %s: %j', (name, isTaken, found) =>
  expect(faultsIn(() => refuseFaults(name, isTaken))).toEqual(found),
)
