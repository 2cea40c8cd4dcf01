import { NativeSelect } from '@mantine/core'
import type {
  ComponentAction,
  ComponentChange,
} from '@oktant/contract/learning/components/component-changes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chosen } from '../../../lib/records/selection.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import { changeComponents, componentChangeAffected, undoOfComponents } from './components.queries.ts'

/** Removed ones are no longer in the list, so only the undo brings them back. */
const offered = ['setType', 'deactivate', 'activate', 'remove'] as const satisfies readonly ComponentAction[]
type Offered = (typeof offered)[number]

type BulkProps = {
  chosen: Chosen
  count: number
  types: readonly { id: number; name: LocalText }[]
  onDone: () => void
  onClose: () => void
}

/** One change of many components: what, what it touches, and then it is made. */
export function BulkComponents({ chosen, count, types, onDone, onClose }: BulkProps) {
  const { t } = useTranslation(['courses', 'admin'])
  const text = useLocalText()
  const actions = types.length > 0 ? offered : offered.filter((name) => name !== 'setType')
  const [action, setAction] = useState<Offered>(actions[0] ?? 'deactivate')
  const [target, setTarget] = useState('')
  const asked: ComponentChange = { action, target: target ? Number(target) : null, chosen }
  return (
    <BulkChange
      title={t('bulkComponents.title', { count })}
      actions={actions}
      action={action}
      onAction={setAction}
      words={{
        name: (one) => t(`bulkComponents.action.${one}`),
        about: (one) => t(`bulkComponents.about.${one}`),
        changed: (changed) =>
          action === 'remove' ? t('admin:bulk.willRemove', { count: changed }) : undefined,
        touched: ({ count: touched }) => t('bulkComponents.courses', { count: touched }),
        done: ({ changed }) => t(`bulkComponents.done.${action}`, { count: changed.length }),
      }}
      affected={useQuery(componentChangeAffected(asked))}
      change={() => changeComponents(asked)}
      undo={({ changed }) => undoOfComponents(action, changed)}
      isDangerous={action === 'remove'}
      onDone={onDone}
      onClose={onClose}
    >
      {action === 'setType' && (
        <NativeSelect
          label={t('component.contentType')}
          value={target}
          data={[
            { value: '', label: t('bulkComponents.noType') },
            ...types.map(({ id, name }) => ({ value: String(id), label: text(name) })),
          ]}
          onChange={(event) => setTarget(event.target.value)}
        />
      )}
    </BulkChange>
  )
}
