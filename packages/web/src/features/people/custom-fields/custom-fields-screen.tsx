import { NativeSelect } from '@mantine/core'
import { fieldClasses, type FieldClass, type FieldRecord } from '@oktant/contract/people/custom-fields.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { noteProblem, notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import styles from './custom-fields.module.css'
import { customFields, useMoveField } from './custom-fields.queries.ts'
import { newOf, useFieldClass } from './field-class.ts'

function useColumns(ends: Ends): Column<FieldRecord>[] {
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
      field: 'filled',
      head: t('field.values'),
      cell: ({ filled }) => <span className="numbers">{number(filled)}</span>,
    },
    {
      field: 'order',
      head: t('field.order'),
      align: 'end',
      cell: (field) => <Order field={field} ends={ends} />,
    },
  ]
}

/** The first and the last of all, which go no further. */
type Ends = { first: number | undefined; last: number | undefined }

function Order({ field: { id, label }, ends }: { field: FieldRecord; ends: Ends }) {
  const { t } = useTranslation('customFields')
  const name = useLocalText()(label)
  const words = useErrorTexts()
  const move = useMoveField()
  const go = (direction: 'up' | 'down') =>
    move.mutate(
      { id, direction },
      {
        onSuccess: () => notice.set({ text: t(`moved.${direction}`, { name }) }),
        onError: (error) => noteProblem(words(error)),
      },
    )
  return (
    <span className={styles['order']}>
      <ToolButton
        aria-label={t('move.up', { name })}
        aria-disabled={id === ends.first}
        onClick={() => id !== ends.first && go('up')}
      >
        <IconArrowUp size={20} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton
        aria-label={t('move.down', { name })}
        aria-disabled={id === ends.last}
        onClick={() => id !== ends.last && go('down')}
      >
        <IconArrowDown size={20} stroke={1.7} aria-hidden />
      </ToolButton>
    </span>
  )
}

function Classes({ clazz, onChange }: { clazz: FieldClass; onChange: (clazz: FieldClass) => void }) {
  const { t } = useTranslation('customFields')
  return (
    <NativeSelect
      className={styles['classes'] ?? ''}
      aria-label={t('class.choose')}
      value={clazz}
      data={fieldClasses.map((value) => ({ value, label: t(`class.${value}`) }))}
      onChange={({ target }) => onChange(fieldClasses.find((name) => name === target.value) ?? 'User')}
    />
  )
}

function endsOf(data: Paged<FieldRecord> | undefined, isFiltered: boolean): Ends {
  if (!data || isFiltered) return { first: undefined, last: undefined }
  const { content, number, totalPages } = data
  return {
    first: number === 0 ? content[0]?.id : undefined,
    last: number === totalPages - 1 ? content.at(-1)?.id : undefined,
  }
}

/** What the company wants to know besides of people, events, goals and resources, in the order of their forms. */
export function CustomFieldsScreen() {
  const { t } = useTranslation(['customFields', 'shell'])
  const [clazz, setClass] = useFieldClass()
  const list = useListState({ sort: { field: 'position', direction: 'ASC' }, filters: ['name'] })
  const { _filterFields = [], _filterValues = [] } = list.query
  const asked = {
    ...list.query,
    _filterFields: [..._filterFields, 'clazz'],
    _filterValues: [..._filterValues, clazz],
  }
  const result = useQuery(customFields(asked))
  return (
    <ListScreen
      title={t('shell:screen.customFields')}
      lead={t(`lead.${clazz}`)}
      tools={<Classes clazz={clazz} onChange={setClass} />}
      action={{ label: t('list.new'), to: newOf(clazz) }}
      list={list}
      result={result}
      columns={useColumns(endsOf(result.data, list.isFiltered))}
      rowKey={({ id }) => id}
      filters={<TypedFilter list={list} name="name" label={t('field.label')} />}
      empty={{ title: t('list.empty'), hint: t(`hint.${clazz}`) }}
    />
  )
}
