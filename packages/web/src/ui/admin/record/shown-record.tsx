import { Checkbox } from '@mantine/core'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import type { Column } from '../../table/data-table.tsx'
import { ChoiceFilter, TypedFilter } from '../list/filters.tsx'
import { LocalFields } from './local-fields.tsx'
import { fieldColumns } from './record-form.tsx'

// What records share that are drafted here, and shown to people among the courses once they are ready.

type Row = { id: number; title: LocalText; isShown: boolean; changedAt: string }

export const useShownList = () =>
  useListState({ sort: { field: 'title', direction: 'ASC' }, filters: ['title', 'isShown'] })

type Held<T> = { field: string; head: string; count: (row: T) => number }

/** `path`: where one of them is changed; `held`: how much it holds. */
export function useShownColumns<T extends Row>(path: string, { count, ...held }: Held<T>): Column<T>[] {
  const { t } = useTranslation('admin')
  const { number, short } = useDates()
  const text = useLocalText()
  return [
    {
      field: 'title',
      head: t('shown.title'),
      isSortable: true,
      cell: ({ id, title }) => <Link to={generatePath(path, { id: String(id) })}>{text(title)}</Link>,
    },
    {
      field: 'isShown',
      head: t('shown.state'),
      isSortable: true,
      cell: ({ isShown }) => (
        <span className="pill" data-tone={isShown ? 'ok' : 'warn'}>
          {t(isShown ? 'shown.yes' : 'shown.no')}
        </span>
      ),
    },
    { ...held, cell: (row) => <span className="numbers">{number(count(row))}</span> },
    {
      field: 'changedAt',
      head: t('shown.changedAt'),
      isSortable: true,
      isShort: true,
      cell: ({ changedAt }) => short(changedAt),
    },
  ]
}

export function ShownFilters({ list }: { list: ListState }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <TypedFilter list={list} name="title" label={t('shown.title')} />
      <ChoiceFilter
        list={list}
        name="isShown"
        label={t('shown.state')}
        any={t('shown.anyState')}
        choices={[
          { value: 'true', label: t('shown.yes') },
          { value: 'false', label: t('shown.no') },
        ]}
      />
    </>
  )
}

type Texts = { title: LocalText; description: LocalText; isShown: boolean }
type TextsProps = {
  /** Where people see it, and what of it. */
  label: string
  hint: string
  values: Texts
  errorAt: (field: string) => string | undefined
  onChange: (values: Partial<Texts>) => void
}

/** What it says, and whether people see it. */
export function ShownTexts({ label, hint, values, errorAt, onChange }: TextsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <div className={fieldColumns}>
        <LocalFields
          labels={{ en: t('shown.titleEn'), de: t('shown.titleDe') }}
          value={values.title}
          maxLength={200}
          error={errorAt('title')}
          onChange={(title) => onChange({ title })}
        />
        <LocalFields
          labels={{ en: t('shown.aboutEn'), de: t('shown.aboutDe') }}
          value={values.description}
          maxLength={5000}
          rows={3}
          onChange={(description) => onChange({ description })}
        />
      </div>
      <Checkbox
        label={label}
        description={hint}
        checked={values.isShown}
        onChange={({ target }) => onChange({ isShown: target.checked })}
      />
    </>
  )
}
