import { createGrouping, type GroupingForm } from '@oktant/contract/learning/courses/groupings.ts'
import type { Made } from '../make.ts'
import type { testServer } from '../server.ts'

export const groupingForm = (own: Partial<GroupingForm> = {}): GroupingForm => ({
  title: { en: 'To begin with', de: 'Für den Anfang' },
  description: { en: 'The first week.', de: 'Die erste Woche.' },
  isShown: true,
  containerIds: [],
  ...own,
})

/** A grouping that people meet, unless something else is wished for. */
export const makeGrouping = (
  { call }: Pick<Awaited<ReturnType<typeof testServer>>, 'call'>,
  as: Made,
  own: Partial<GroupingForm> = {},
) => call(createGrouping, { as, body: groupingForm(own) })
