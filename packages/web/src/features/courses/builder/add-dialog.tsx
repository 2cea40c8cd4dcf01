import '@mantine/core/styles/Input.layer.css'
import { Group, NativeSelect, TextInput } from '@mantine/core'
import { authoredCategories, type AuthoredCategory, type ComponentForm } from '@oktant/contract/components.ts'
import { componentCategory } from '@oktant/contract/constants.ts'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { RecordForm } from '../../../ui/admin/record-form.tsx'
import { ComponentFields, emptyComponent } from '../components/component-fields.tsx'
import { useCourseWords, useFaultWords } from '../course-words.ts'
import { componentList, createComponent } from '../courses.queries.ts'
import type { Shown } from './child-row.tsx'
import styles from './builder.module.css'

type AddProps = {
  /** A file that was dropped on the course. */
  first?: File | undefined
  onAdd: (componentId: number, about: Shown) => void
  onClose: () => void
}

/** Adds a part to a course: a new one, or one that the library has. */
export function AddDialog({ first, onAdd, onClose }: AddProps) {
  const { t } = useTranslation('courses')
  const { kind } = useCourseWords()
  const [category, setCategory] = useState<AuthoredCategory | 'library'>(
    first?.type.startsWith('video/') ? componentCategory.video : componentCategory.document,
  )
  return (
    <Dialog title={t('child.add')} size="lg" onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('add.what')}
          value={String(category)}
          data={[
            ...authoredCategories.map((id) => ({
              value: String(id),
              label: t('add.new', { kind: kind(id) }),
            })),
            { value: 'library', label: t('add.library') },
          ]}
          onChange={({ target }) =>
            setCategory(authoredCategories.find((id) => String(id) === target.value) ?? 'library')
          }
        />
        {category === 'library' ? (
          <FromLibrary onAdd={onAdd} />
        ) : (
          <NewComponent key={category} category={category} first={first} onAdd={onAdd} />
        )}
      </div>
    </Dialog>
  )
}

type NewProps = Pick<AddProps, 'first' | 'onAdd'> & { category: AuthoredCategory }

function NewComponent({ category, first, onAdd }: NewProps) {
  const { t } = useTranslation('courses')
  const form = useRecordForm({
    name: `component:new:${category}`,
    first: first ? titled(emptyComponent(category), first) : emptyComponent(category),
    words: useFaultWords(),
    async save(values) {
      const made = await createComponent({ ...values, category })
      const { id, title, categoryId, minutes } = made
      onAdd(id, { title, categoryId, containerTypeId: null, minutes, isMissing: false })
    },
  })
  return (
    <RecordForm label={t('add.form')} form={form} submit={t('add.create')}>
      <ComponentFields
        category={category}
        values={form.values}
        first={first}
        errorAt={form.errorAt}
        onChange={form.set}
      />
    </RecordForm>
  )
}

/** A part that is called like its file, until its author says otherwise. */
function titled(form: ComponentForm, { name }: File): ComponentForm {
  const title = name.replace(/\.[^.]{1,5}$/, '').slice(0, 200)
  return { ...form, title: { ...form.title, en: title } }
}

const pauseMs = 250

function FromLibrary({ onAdd }: { onAdd: AddProps['onAdd'] }) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { kind } = useCourseWords()
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, pauseMs)
  const { data } = useQuery(
    componentList({ _perPage: 20, ...(wanted && { _filterFields: ['title'], _filterValues: [wanted] }) }),
  )
  return (
    <div>
      <TextInput
        type="search"
        label={t('add.search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {data?.content.length === 0 && <Group mt={12}>{t('add.nothing')}</Group>}
      <ul className={styles['found']}>
        {data?.content.map(({ id, title, categoryId, minutes }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() =>
                onAdd(id, { title, categoryId, containerTypeId: null, minutes, isMissing: false })
              }
            >
              <strong>{text(title)}</strong>
              <span>{kind(categoryId)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
