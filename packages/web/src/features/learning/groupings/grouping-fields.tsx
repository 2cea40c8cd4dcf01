import { groupingLimits } from '@oktant/contract/kit/constants.ts'
import type { GroupedContainer, GroupingForm } from '@oktant/contract/learning/courses/groupings.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../../lib/records/typed.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Finder } from '../../../ui/admin/list/finder.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ShownTexts } from '../../../ui/admin/record/shown-record.tsx'
import { OrderedList } from '../../../ui/order/ordered-list.tsx'
import { containersNamed } from './groupings.queries.ts'
import styles from './groupings.module.css'

type FieldsProps = {
  saved?: readonly GroupedContainer[]
  values: GroupingForm
  errorAt: (field: string) => string | undefined
  onChange: (values: Partial<GroupingForm>) => void
}

/** What a grouping says, and what it holds in which order. */
export function GroupingFields({ saved = [], values, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('groupings')
  return (
    <>
      <RecordSection title={t('part.texts')}>
        <ShownTexts
          label={t('isShown')}
          hint={t('isShownHint')}
          values={values}
          errorAt={errorAt}
          onChange={onChange}
        />
      </RecordSection>
      <RecordSection title={t('part.containers')} hint={t('part.containersHint')}>
        <Held saved={saved} values={values} errorAt={errorAt} onChange={onChange} />
      </RecordSection>
    </>
  )
}

type PartProps = Omit<FieldsProps, 'saved'>

type Known = Pick<GroupedContainer, 'title' | 'parent' | 'isMissing'>
const unknown: Known = { title: { en: '', de: '' }, parent: null, isMissing: false }
const { mostContainers } = groupingLimits

function Held({ saved, values: { containerIds }, errorAt, onChange }: PartProps & Required<FieldsProps>) {
  const { t } = useTranslation('groupings')
  const text = useLocalText()
  const [added, setAdded] = useState<ReadonlyMap<number, Known>>(new Map())
  const known = new Map<number, Known>([...added, ...saved.map((one) => [one.id, one] as const)])
  const items = containerIds.map((id, index) => {
    const { title, parent, isMissing } = known.get(id) ?? unknown
    const wrong = errorAt(`containerIds.${index}`) ?? (isMissing && t('item.missing'))
    return {
      id,
      name: text(title) || t('item.untitled'),
      about: wrong ? (
        <span className={styles['wrong']}>{wrong}</span>
      ) : parent ? (
        text(parent)
      ) : (
        t('item.root')
      ),
      actions: [
        {
          label: t('item.remove'),
          onSelect: () => onChange({ containerIds: containerIds.filter((one) => one !== id) }),
        },
      ],
    }
  })
  return (
    <>
      {items.length === 0 && <p className={styles['quiet']}>{t('none')}</p>}
      <OrderedList
        label={t('part.containers')}
        items={items}
        onOrder={(ids) => onChange({ containerIds: ids })}
      />
      {containerIds.length < mostContainers ? (
        <Add
          held={containerIds}
          onAdd={(id, about) => {
            setAdded(new Map([...added, [id, about]]))
            onChange({ containerIds: [...containerIds, id] })
          }}
        />
      ) : (
        <p className={styles['quiet']}>{t('full', { count: mostContainers })}</p>
      )}
    </>
  )
}

type AddProps = { held: readonly number[]; onAdd: (id: number, about: Known) => void }

function Add({ held, onAdd }: AddProps) {
  const { t } = useTranslation('groupings')
  const text = useLocalText()
  const typing = useTyped()
  const { data } = useQuery(containersNamed(typing.wanted))
  return (
    <Finder
      label={t('find')}
      nothing={t('find.nothing')}
      typing={typing}
      found={data?.content.filter(({ id }) => !held.includes(id))}
      row={({ id, title, parent }) => ({
        id,
        name: text(title),
        about: parent ? text(parent) : t('item.root'),
      })}
      onChoose={({ id, title, parent, state }) => onAdd(id, { title, parent, isMissing: state !== 'active' })}
    />
  )
}
