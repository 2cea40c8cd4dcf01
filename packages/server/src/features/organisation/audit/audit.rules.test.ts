import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { checkDays } from './audit.rules.ts'

test.each<[object, string[]]>([
  [{}, []],
  [{ from: '2026-02-28', to: '2028-02-29' }, []],
  [{ from: '2026-02-29' }, ['invalid_input', 'from date']],
  [{ from: 'x', to: '2026-13-01' }, ['invalid_input', 'from date', 'to date']],
])('%j: %j', (days, found) => expect(faultsIn(() => checkDays(days))).toEqual(found))
