import { expect, test } from 'vitest'
import { may } from './facilitation.access.ts'

test.for<[flagging: boolean, override: boolean, mark: number | null, flag: boolean, overrides: boolean]>([
  [true, true, 50, true, true],
  [true, true, 0, true, true],
  [true, true, null, true, false],
  [false, true, 50, false, true],
  [true, false, 50, true, false],
  [false, false, null, false, false],
])(
  'with flagging %s, override %s and a mark of %s',
  ([facilitatorFlagging, facilitatorOverride, mark, flag, overrides]) => {
    const settings = { facilitatorFlagging, facilitatorOverride }
    expect([may.flag({ settings }), may.override({ settings, mark })]).toEqual([flag, overrides])
  },
)
