import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { refuseFaults } from './groups.rules.ts'

const slot = (startTime: string, endTime: string) => ({
  name: 'x',
  accessTimeslots: [{ startTime, endTime }],
})

test.each<[Parameters<typeof refuseFaults>[0], boolean, string[]]>([
  [{ name: 'Crew', accessTimeslots: [] }, false, []],
  [slot('22:00', '05:30'), false, []],
  [slot('00:00', '23:59'), false, []],
  [{ name: '', accessTimeslots: [] }, false, ['group_invalid', 'name required']],
  [{ name: 'Crew', accessTimeslots: [] }, true, ['group_invalid', 'name name_taken']],
  [slot('24:00', '05:30'), false, ['group_invalid', 'accessTimeslots hours_invalid']],
  [slot('08:00', '08:60'), false, ['group_invalid', 'accessTimeslots hours_invalid']],
  [slot('8:00', '09:00'), false, ['group_invalid', 'accessTimeslots hours_invalid']],
  [slot('108:00', '09:000'), false, ['group_invalid', 'accessTimeslots hours_invalid']],
])('%j, taken %s: %j', (form, isTaken, found) =>
  expect(faultsIn(() => refuseFaults(form, isTaken))).toEqual(found),
)
