import type { FieldRecord } from '@oktant/contract/custom-fields.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../lib/words/dates.ts'
import { useErrorTexts } from '../../lib/api/error-text.ts'
import { useLocalText } from '../../lib/words/language.ts'
import { useListState } from '../../lib/records/list-state.ts'
import { notice } from '../../lib/notice.ts'
import { paths } from '../../lib/paths.ts'
import { TypedFilter } from '../../ui/admin/filters.tsx'
import { ListScreen } from '../../ui/admin/list-screen.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { ToolButton } from '../../ui/menu/tool-button.tsx'
import styles from './custom-fields.module.css'
import { customFields, useMoveField } from './custom-fields.queries.ts'

function useColumns(): Column<FieldRecord>[] {
  const { t } = useTranslation('customFields')
  const text = useLocalText()
  const { number } = useDates()
  return [
    {
      field: 'label',
      head: t('field.label'),
      cell: ({ id, label }) => (
        <Link to={generatePath(paths.customField, { id: String(id) })}>{text(label)}</Link>
      ),
    },
    { field: 'inputType', head: t('field.inputType'), cell: ({ inputType }) => t(`input.${inputType}`) },
    {
      field: 'rules',
      head: t('field.rules'),
      cell: ({ mandatory, unique }) =>
        [mandatory && t('field.mandatory'), unique && t('field.unique')].filter(Boolean).join(', ') || '–',
    },
    {
      field: 'values',
      head: t('field.values'),
      cell: ({ values }) => <span className="numbers">{number(values)}</span>,
    },
    { field: 'order', head: t('field.order'), align: 'end', cell: (field) => <Order field={field} /> },
  ]
}

function Order({ field: { id, label } }: { field: FieldRecord }) {
  const { t } = useTranslation('customFields')
  const name = useLocalText()(label)
  const words = useErrorTexts()
  const move = useMoveField()
  const go = (direction: 'up' | 'down') =>
    move.mutate(
      { id, direction },
      {
        onSuccess: () => notice.set({ text: t(`moved.${direction}`, { name }) }),
        onError: (error) => notice.set({ text: words(error) }),
      },
    )
  return (
    <span className={styles['order']}>
      <ToolButton aria-label={t('move.up', { name })} onClick={() => go('up')}>
        <IconArrowUp size={20} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton aria-label={t('move.down', { name })} onClick={() => go('down')}>
        <IconArrowDown size={20} stroke={1.7} aria-hidden />
      </ToolButton>
    </span>
  )
}

/** What the company wants to know of its people besides, in the order of the forms. */
export function CustomFieldsScreen() {
  const { t } = useTranslation(['customFields', 'shell'])
  const list = useListState({ sort: { field: 'position', direction: 'ASC' }, filters: ['name'] })
  return (
    <ListScreen
      title={t('shell:screen.customFields')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.customField, { id: '0' }) }}
      list={list}
      result={useQuery(customFields(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.label')} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
