import { recordStore } from '../../../records/record-store.ts'
import { eventTemplates } from './series.tables.ts'

export const templateStore = recordStore({
  table: eventTemplates,
  named: eventTemplates.name,
  seen: {
    name: eventTemplates.name,
    content: eventTemplates.content,
    recurrence: eventTemplates.recurrence,
    madeBy: eventTemplates.madeBy,
  },
})
export type TemplateRecord = NonNullable<Awaited<ReturnType<typeof templateStore.find>>>
